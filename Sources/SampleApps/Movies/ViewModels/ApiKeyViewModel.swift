/// The key with which films are asked for.
@MainActor
final class ApiKeyViewModel: MovieViewModel {
  var key = ""
  private(set) var isWaiting = false

  var canSave: Bool { !isWaiting && !key.isEmpty }

  func save() {
    guard canSave else { return }
    isWaiting = true
    services.save(apiKey: key) { [weak self] result in
      guard let self else { return }
      isWaiting = false
      switch result {
      case .success: tell(AccountStep.apiKeyIsFilledIn)
      case .failure(.wrongKey):
        services.toast("A key has eight letters or digits", isWarning: true)
      case .failure: services.toast("The key could not be saved", isWarning: true)
      }
    }
  }
}

/// Who one is.
@MainActor
final class LoginViewModel: MovieViewModel {
  var name = ""
  private(set) var isWaiting = false

  var canLogIn: Bool { !isWaiting && name.contains { !$0.isWhitespace } }

  func logIn() {
    guard canLogIn else { return }
    isWaiting = true
    services.logIn(as: name) { [weak self] result in
      guard let self else { return }
      isWaiting = false
      switch result {
      case .success: tell(AccountStep.userIsLoggedIn)
      case .failure: services.toast("Nobody could be logged in", isWarning: true)
      }
    }
  }
}

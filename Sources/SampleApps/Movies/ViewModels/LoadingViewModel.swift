/// Shows something that a service tells, and asks again when it has failed.
@MainActor
class LoadingViewModel<Value>: MovieViewModel {
  private(set) var state = LoadState<Value>.loading
  /// Counts what was asked for: the reply to anything but the last is late.
  private var request = 0

  /// Asks the service; to be overridden.
  func ask(reply: @escaping MovieReply<Value>) {}

  final func load() {
    request += 1
    let asked = request
    state = .loading
    ask { [weak self] result in
      guard let self, request == asked else { return }
      switch result {
      case .success(let value): state = .loaded(value)
      case .failure(let error): state = .failed(error)
      }
    }
  }
}

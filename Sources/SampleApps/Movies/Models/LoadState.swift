/// What a screen knows of something that a service tells.
enum LoadState<Value> {
  case loading
  case loaded(Value)
  case failed(MovieError)

  /// What was told; nil before, and after a failure.
  var value: Value? {
    switch self {
    case .loading, .failed: nil
    case .loaded(let value): value
    }
  }
}

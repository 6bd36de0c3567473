import Glibc

/// Why results could not be written.
public enum OutputFailure: Error, Hashable, Sendable {
  /// Nobody reads them any more, as behind `| head`.
  case readerGone
  /// The system refused, in its words.
  case refused(String)

  /// The failure behind an error number of the system.
  init(code: Int32) {
    self = code == EPIPE ? .readerGone : .refused(systemMessage(code))
  }

  /// The exit code of a run that ends with it.
  public var exitCode: Int32 {
    switch self {
    case .readerGone: 141
    case .refused: 1
    }
  }

  /// The failure in one sentence; nil for a reader that left, which is no mishap.
  public var message: String? {
    switch self {
    case .readerGone: nil
    case .refused(let reason): "cannot write the results: \(reason)"
    }
  }
}

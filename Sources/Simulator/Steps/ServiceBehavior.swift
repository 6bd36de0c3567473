/// How a service answers.
public enum ServiceBehavior: Hashable, Sendable {
  /// Every call fails, or only the next few; then the service replies again.
  case fails(ServiceFailure, times: Int?)
  /// Calls are kept unanswered until the service replies.
  case holds
  /// Calls are answered after the usual delay; kept ones are answered now.
  case replies
}

/// Why a service's call failed.
public enum ServiceFailure: Error, Hashable, Sendable {
  /// The network was not reached.
  case network
  /// The server answered with this status code.
  case status(Int)
}

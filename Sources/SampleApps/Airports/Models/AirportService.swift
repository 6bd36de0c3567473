/// Gives the airports.
@MainActor
protocol AirportService: AnyObject {
  /// Gives all airports.
  ///
  /// - Parameter reply: Owned by the service until the reply.
  func fetchAirports(
    reply: @escaping @MainActor (Result<AirportCatalog, AirportError>) -> Void)

  /// Watches an object that should die with its screen.
  func track(_ object: AnyObject, named name: String)
}

/// Why there are no airports.
enum AirportError: Error, Hashable, Sendable {
  /// The service was not reached, or refused.
  case unavailable
  /// The data file is not there.
  case missing(file: String)
  /// The data file is not what it should be.
  case damaged(file: String, line: Int)
}

extension AirportError {
  /// The error in words for whoever looks at the screen.
  var text: String {
    switch self {
    case .unavailable:
      "The airports could not be loaded"
    case .missing(let file):
      "The file \(file) is missing: put it beside the executable"
    case .damaged(let file, let line):
      "The file \(file) is damaged in line \(line): put a whole one beside the executable"
    }
  }
}

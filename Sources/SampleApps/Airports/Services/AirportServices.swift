import Simulator

/// The airports as a service, which sessions can hold or make fail.
@MainActor
final class AirportServices: AirportService {
  /// The name by which sessions hold the service or make it fail.
  enum Name: String, CaseIterable {
    case airports
  }

  /// Where the airports come from, as sessions say at the launch.
  enum Data: String, CaseIterable {
    case file
    case missing
  }

  private let environment: AppEnvironment
  private let file: AirportFile

  init(environment: AppEnvironment) {
    self.environment = environment
    let data = environment.parameter("data").flatMap(Data.init) ?? .file
    file = AirportFile(isMissing: data == .missing)
  }

  func fetchAirports(
    reply: @escaping @MainActor (Result<AirportCatalog, AirportError>) -> Void
  ) {
    let make: @MainActor () -> Result<AirportCatalog, AirportError> = { [file] in file.catalog() }
    environment.services.call(Name.airports.rawValue, make: make) { answer in
      reply(answer.mapError { _ in .unavailable }.flatMap { $0 })
    }
  }

  func track(_ object: AnyObject, named name: String) {
    environment.track(object, named: name)
  }
}

import Coordination
public import Simulator
public import UIKit

/// An airport finder without a device: three coordinators on the AirPort router, over all airports of the world.
public final class AirportsApp: HeadlessApp {
  /// The app's name.
  public static let name = "airports"

  /// The words of the app.
  public static let vocabulary = Vocabulary(
    kinds: ["airport", "button", "city", "detail", "field", "text"],
    screens: ["AirportDetails", "Airports", "SearchCity"],
    services: AirportServices.Name.allCases.map(\.rawValue),
    watched: ["AirportDetailsViewModel", "AirportsViewModel", "SearchCityViewModel"],
    parameters: ["data": AirportServices.Data.allCases.map(\.rawValue)])

  private let services: AirportServices
  private var coordinator: AppCoordinator?

  /// Creates the app; the airports are not read before the first screen asks for them.
  ///
  /// - Parameter environment: Decides how the service answers.
  public init(environment: AppEnvironment) {
    services = AirportServices(environment: environment)
  }

  /// Shows the search.
  public func start(in window: UIWindow) {
    let coordinator = AppCoordinator(
      window: window, viewControllerFactory: ViewControllerFactory(),
      coordinatorFactory: CoordinatorFactory(airportService: services))
    self.coordinator = coordinator
    coordinator.start()
  }

  /// The app has no routes.
  public func open(_ url: URL) -> URLHandling { .unhandled(asked: []) }
}

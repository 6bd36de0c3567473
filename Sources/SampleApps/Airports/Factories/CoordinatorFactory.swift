import Coordination
import UIKit

/// Makes the coordinators; every coordinator but the app's own comes from here.
@MainActor
protocol CoordinatorFactoryProtocol: AnyObject {
  func makeSearchCityCoordinator(
    router: any AirPort.RouterProtocol, viewControllerFactory: any ViewControllerFactoryProtocol,
    coordinatorFactory: any CoordinatorFactoryProtocol
  ) -> SearchCityCoordinator
  func makeAirportsCoordinator(
    router: any AirPort.RouterProtocol, models: Set<AirportModel>,
    from requester: UIViewController?, viewControllerFactory: any ViewControllerFactoryProtocol,
    coordinatorFactory: any CoordinatorFactoryProtocol
  ) -> AirportsCoordinator
  func makeAirportDetailsCoordinator(
    router: any AirPort.RouterProtocol, model: AirportModel, from requester: UIViewController?,
    viewControllerFactory: any ViewControllerFactoryProtocol
  ) -> AirportDetailsCoordinator
}

/// Makes the app's own coordinators.
final class CoordinatorFactory: CoordinatorFactoryProtocol {
  private let airportService: any AirportService

  init(airportService: any AirportService) {
    self.airportService = airportService
  }

  func makeSearchCityCoordinator(
    router: any AirPort.RouterProtocol, viewControllerFactory: any ViewControllerFactoryProtocol,
    coordinatorFactory: any CoordinatorFactoryProtocol
  ) -> SearchCityCoordinator {
    SearchCityCoordinator(
      router: router, airportService: airportService,
      viewControllerFactory: viewControllerFactory, coordinatorFactory: coordinatorFactory)
  }

  func makeAirportsCoordinator(
    router: any AirPort.RouterProtocol, models: Set<AirportModel>,
    from requester: UIViewController?, viewControllerFactory: any ViewControllerFactoryProtocol,
    coordinatorFactory: any CoordinatorFactoryProtocol
  ) -> AirportsCoordinator {
    AirportsCoordinator(
      router: router, models: models, from: requester, airportService: airportService,
      viewControllerFactory: viewControllerFactory, coordinatorFactory: coordinatorFactory)
  }

  func makeAirportDetailsCoordinator(
    router: any AirPort.RouterProtocol, model: AirportModel, from requester: UIViewController?,
    viewControllerFactory: any ViewControllerFactoryProtocol
  ) -> AirportDetailsCoordinator {
    AirportDetailsCoordinator(
      router: router, model: model, from: requester, airportService: airportService,
      viewControllerFactory: viewControllerFactory)
  }
}

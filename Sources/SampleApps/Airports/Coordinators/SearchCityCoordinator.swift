import Coordination
import UIKit

/// The search: leads to the airports of a city, or straight to one airport.
final class SearchCityCoordinator: AirPort.BaseCoordinator {
  private let router: any AirPort.RouterProtocol
  private let viewControllerFactory: any ViewControllerFactoryProtocol
  private let coordinatorFactory: any CoordinatorFactoryProtocol
  private let airportService: any AirportService
  private weak var screen: UIViewController?

  init(
    router: any AirPort.RouterProtocol, airportService: any AirportService,
    viewControllerFactory: any ViewControllerFactoryProtocol,
    coordinatorFactory: any CoordinatorFactoryProtocol
  ) {
    self.router = router
    self.airportService = airportService
    self.viewControllerFactory = viewControllerFactory
    self.coordinatorFactory = coordinatorFactory
    super.init()
  }

  override func start() {
    let screen = viewControllerFactory.makeSearchCityScreen { [weak self, airportService] input in
      let viewModel = SearchCityViewModel(
        input: input, title: "Airports", airportService: airportService)
      self?.follow(viewModel.routing)
      return viewModel
    }
    self.screen = screen
    router.push(screen, isAnimated: false, onNavigationBack: isCompleted)
  }

  private func follow(_ routing: SearchCityViewModel.Routing) {
    routing.citySelected.drive { [weak self] in self?.showAirports(usingModels: $0) }
    routing.airportSelected.drive { [weak self] in self?.showDetails(usingModel: $0) }
  }

  private func showAirports(usingModels models: Set<AirportModel>) {
    start(
      coordinatorFactory.makeAirportsCoordinator(
        router: router, models: models, from: screen,
        viewControllerFactory: viewControllerFactory, coordinatorFactory: coordinatorFactory))
  }

  private func showDetails(usingModel model: AirportModel) {
    start(
      coordinatorFactory.makeAirportDetailsCoordinator(
        router: router, model: model, from: screen, viewControllerFactory: viewControllerFactory))
  }

  private func start(_ child: AirPort.BaseCoordinator) {
    add(coordinator: child)
    child.isCompleted = { [weak self, weak child] in self?.remove(coordinator: child) }
    child.start()
  }
}

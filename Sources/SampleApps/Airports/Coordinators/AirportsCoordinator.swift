import Coordination
import UIKit

/// The airports of one city: leads to each of them.
final class AirportsCoordinator: AirPort.BaseCoordinator {
  private let router: any AirPort.RouterProtocol
  private let models: Set<AirportModel>
  private let viewControllerFactory: any ViewControllerFactoryProtocol
  private let coordinatorFactory: any CoordinatorFactoryProtocol
  private let airportService: any AirportService
  /// The screen on which the city was touched.
  private weak var requester: UIViewController?
  private weak var screen: UIViewController?

  init(
    router: any AirPort.RouterProtocol, models: Set<AirportModel>,
    from requester: UIViewController?, airportService: any AirportService,
    viewControllerFactory: any ViewControllerFactoryProtocol,
    coordinatorFactory: any CoordinatorFactoryProtocol
  ) {
    self.router = router
    self.models = models
    self.requester = requester
    self.airportService = airportService
    self.viewControllerFactory = viewControllerFactory
    self.coordinatorFactory = coordinatorFactory
    super.init()
  }

  override func start() {
    let screen = viewControllerFactory.makeAirportsScreen {
      [weak self, models, airportService] input in
      let viewModel = AirportsViewModel(
        input: input, models: models, airportService: airportService)
      self?.follow(viewModel.routing)
      return viewModel
    }
    self.screen = screen
    complete(
      ifRefused: router.push(screen, from: requester, onNavigationBack: isCompleted))
  }

  private func follow(_ routing: AirportsViewModel.Routing) {
    routing.airportSelected.drive { [weak self] in self?.showDetails(usingModel: $0) }
  }

  private func showDetails(usingModel model: AirportModel) {
    let child = coordinatorFactory.makeAirportDetailsCoordinator(
      router: router, model: model, from: screen, viewControllerFactory: viewControllerFactory)
    add(coordinator: child)
    child.isCompleted = { [weak self, weak child] in self?.remove(coordinator: child) }
    child.start()
  }
}

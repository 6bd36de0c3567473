import Coordination
import UIKit

/// One airport, over whatever lies below.
final class AirportDetailsCoordinator: AirPort.BaseCoordinator {
  private let router: any AirPort.RouterProtocol
  private let model: AirportModel
  private let viewControllerFactory: any ViewControllerFactoryProtocol
  private let airportService: any AirportService
  /// The screen on which the airport was touched.
  private weak var requester: UIViewController?
  private weak var screen: UIViewController?

  init(
    router: any AirPort.RouterProtocol, model: AirportModel, from requester: UIViewController?,
    airportService: any AirportService, viewControllerFactory: any ViewControllerFactoryProtocol
  ) {
    self.router = router
    self.model = model
    self.requester = requester
    self.airportService = airportService
    self.viewControllerFactory = viewControllerFactory
    super.init()
  }

  override func start() {
    let screen = viewControllerFactory.makeAirportDetailsScreen {
      [weak self, model, airportService] input in
      let viewModel = AirportDetailsViewModel(
        input: input, model: model, airportService: airportService)
      viewModel.routing.closed.drive { [weak self] in self?.close() }
      return viewModel
    }
    self.screen = screen
    // The second of two quick touches shows nothing more.
    complete(
      ifRefused: router.present(
        screen, from: requester, policy: .strict, onDismiss: isCompleted))
  }

  private func close() {
    router.dismiss(drawable: screen)
  }
}

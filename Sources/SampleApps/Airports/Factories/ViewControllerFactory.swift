import UIKit

/// Makes the screens; every screen of the app comes from here, with a builder of its view model.
@MainActor
protocol ViewControllerFactoryProtocol: AnyObject {
  func makeNavigationController() -> UINavigationController
  func makeSearchCityScreen(
    viewModelBuilder: @escaping SearchCityViewController.ViewModelBuilder
  ) -> UIViewController
  func makeAirportsScreen(
    viewModelBuilder: @escaping AirportsViewController.ViewModelBuilder
  ) -> UIViewController
  func makeAirportDetailsScreen(
    viewModelBuilder: @escaping AirportDetailsViewController.ViewModelBuilder
  ) -> UIViewController
}

/// Makes the app's own screens.
final class ViewControllerFactory: ViewControllerFactoryProtocol {
  func makeNavigationController() -> UINavigationController { UINavigationController() }

  func makeSearchCityScreen(
    viewModelBuilder: @escaping SearchCityViewController.ViewModelBuilder
  ) -> UIViewController {
    SearchCityViewController(viewModelBuilder: viewModelBuilder)
  }

  func makeAirportsScreen(
    viewModelBuilder: @escaping AirportsViewController.ViewModelBuilder
  ) -> UIViewController {
    AirportsViewController(viewModelBuilder: viewModelBuilder)
  }

  func makeAirportDetailsScreen(
    viewModelBuilder: @escaping AirportDetailsViewController.ViewModelBuilder
  ) -> UIViewController {
    AirportDetailsViewController(viewModelBuilder: viewModelBuilder)
  }
}

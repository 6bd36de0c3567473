import Coordination
import Flows
import UIKit

/// Three tabs, a flow each.
final class DashboardFlow: NSObject, Flow {
  /// The tabs, in order.
  enum Tab: Int, CaseIterable {
    case wishlist
    case watched
    case trending

    /// The word on the tab.
    var title: String {
      switch self {
      case .wishlist: "Wishlist"
      case .watched: "Watched"
      case .trending: "Trending"
      }
    }
  }

  let root: UITabBarController

  private let services: any AppServicing
  private let screens: any ViewControllerFactoryProtocol

  init(services: any AppServicing, screens: any ViewControllerFactoryProtocol) {
    self.services = services
    self.screens = screens
    root = screens.makeDashboard()
    super.init()
    root.delegate = self
    services.track(self, named: "DashboardFlow")
  }

  func navigate(to step: any Step) -> FlowContributors {
    guard let step = step as? AppStep else { return .notMine }
    switch step {
    case .dashboardIsRequired: return showTabs()
    case .linkIsOpened(let route):
      // The flow of the tab, which gets the step too, does the rest.
      if let tab = route.tab { root.selectedIndex = tab.rawValue }
      return .none
    case .onboardingIsRequired, .onboardingIsComplete: return .notMine
    }
  }

  private func showTabs() -> FlowContributors {
    let wishlist = WishlistFlow(services: services, screens: screens)
    let watched = WatchedFlow(services: services, screens: screens)
    let trending = TrendingFlow(services: services, screens: screens)
    Flows.use(wishlist, watched, trending, when: .created) { [root] first, second, third in
      let stacks = [first, second, third]
      for (stack, tab) in zip(stacks, Tab.allCases) {
        stack.tabBarItem = UITabBarItem(title: tab.title, image: nil, tag: tab.rawValue)
      }
      root.setViewControllers(stacks, animated: false)
    }
    return .multiple(flowContributors: [
      .contribute(
        withNextPresentable: wishlist,
        withNextStepper: CompositeStepper(steppers: [
          OneStepper(withSingleStep: MovieStep.moviesAreRequired), wishlist.stepper,
        ])),
      .contribute(
        withNextPresentable: watched,
        withNextStepper: OneStepper(withSingleStep: MovieStep.moviesAreRequired)),
      .contribute(withNextPresentable: trending, withNextStepper: trending.stepper),
    ])
  }
}

extension DashboardFlow: UITabBarControllerDelegate {
  /// The selected tab, touched again, leads to its root; while anything moves, by the router, which waits for its end.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    guard viewController === tabBarController.selectedViewController,
      let stack = viewController as? UINavigationController,
      stack.transitionCoordinator != nil || tabBarController.transitionCoordinator != nil
    else { return true }
    Router(rootViewController: stack).popToRoot()
    return false
  }
}

extension MovieRoute {
  /// Where it leads; nil if the app only has to be there.
  fileprivate var tab: DashboardFlow.Tab? {
    switch self {
    case .app: nil
    case .movie, .settings: .wishlist
    case .watched: .watched
    case .trending: .trending
    }
  }
}

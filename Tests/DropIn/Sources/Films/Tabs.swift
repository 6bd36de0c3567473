/// A tab container that tells of each tab's stack when the person comes to it.
final class MovieTabBarController: UITabBarController, UITabBarControllerDelegate {
  var onMovies: ((UINavigationController) -> Void)?
  var onAccount: ((UINavigationController) -> Void)?
  private(set) var refusedTabs = 0
  var isLocked = false

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    let movies = UINavigationController()
    movies.tabBarItem = UITabBarItem(title: "Movies", image: nil, tag: 0)
    let account = UINavigationController()
    account.tabBarItem = UITabBarItem(title: "Account", image: nil, tag: 1)
    viewControllers = [movies, account]
    onMovies?(movies)
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    if isLocked { refusedTabs += 1 }
    return !isLocked
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    guard let stack = viewControllers?[selectedIndex] as? UINavigationController else { return }
    if selectedIndex == 0 {
      onMovies?(stack)
    } else if selectedIndex == 1 {
      onAccount?(stack)
    }
  }
}

final class MovieTabsFlow: MovieCoordinator {
  private let tabs: MovieTabBarController
  private let flows: FlowFactory
  private var option: DeepLinkOption?

  init(tabs: MovieTabBarController, flows: FlowFactory) {
    self.tabs = tabs
    self.flows = flows
  }

  override func start(with option: DeepLinkOption?) {
    tabs.onMovies = { [weak self] stack in
      guard let self, stack.viewControllers.isEmpty else { return }
      let flow = self.flows.makeMovieList(stack: stack)
      self.addDependency(flow)
      flow.start()
      if let option { flow.start(with: option) }
    }
    tabs.onAccount = { [weak self] stack in
      guard let self, stack.viewControllers.isEmpty else { return }
      stack.setViewControllers([self.flows.screens.makeAccount()], animated: false)
    }
    tabs.loadViewIfNeeded()
    if let first = tabs.viewControllers?.first as? UINavigationController {
      tabs.onMovies?(first)
    }
  }
}

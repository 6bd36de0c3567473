/// Screens come from a storyboard.
class ScreenFactory {
  private func make<Screen: UIViewController>(_ type: Screen.Type) -> Screen {
    let storyboard = UIStoryboard(name: "Movies", bundle: nil)
    let name = String(describing: type)
    guard let screen = storyboard.instantiateViewController(withIdentifier: name) as? Screen else {
      preconditionFailure("\(name) is of another class in the storyboard")
    }
    return screen
  }

  func makeSignIn() -> SignInViewController { make(SignInViewController.self) }
  func makeSignUp() -> SignUpViewController { make(SignUpViewController.self) }
  func makeTerms() -> TermsViewController { make(TermsViewController.self) }
  func makeTutorial() -> TutorialViewController { make(TutorialViewController.self) }
  func makeMovieList() -> MovieListViewController { make(MovieListViewController.self) }
  func makeMovieForm() -> MovieFormViewController { make(MovieFormViewController.self) }
  func makeAccount() -> AccountViewController { make(AccountViewController.self) }

  func makeMovieDetail(_ id: Int) -> MovieDetailViewController {
    let screen = make(MovieDetailViewController.self)
    screen.id = id
    return screen
  }
}

class FlowFactory {
  let screens: ScreenFactory

  init(screens: ScreenFactory) {
    self.screens = screens
  }

  func makeSignInFlow(router: MovieRouting) -> SignInFlow {
    SignInFlow(router: router, screens: screens)
  }

  func makeMovieList(stack: UINavigationController) -> MovieListFlow {
    MovieListFlow(router: MovieRouter(rootController: stack), screens: screens, flows: self)
  }

  func makeTabs() -> (flow: MovieTabsFlow, module: Presentable) {
    let tabs = MovieTabBarController()
    return (MovieTabsFlow(tabs: tabs, flows: self), tabs)
  }

  func makeCreation() -> (flow: MovieCreationFlow, module: Presentable) {
    let stack = UINavigationController()
    let router = MovieRouter(rootController: stack)
    return (MovieCreationFlow(router: router, screens: screens), stack)
  }
}

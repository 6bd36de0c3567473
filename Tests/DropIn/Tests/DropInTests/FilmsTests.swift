import UIKit
import XCTest

@testable import Films

/// Flows over a router whose files import no UIKit (D2). A factory of the test's makes the screens.
@MainActor
final class FilmsTests: XCTestCase {
  private var window: UIWindow!
  private var stack: UINavigationController!
  private var app: MovieAppCoordinator!

  override func setUp() async throws {
    window = UIWindow(frame: UIScreen.main.bounds)
    stack = UINavigationController()
    window.rootViewController = stack
    window.makeKeyAndVisible()
    let screens = CodeFactory()
    app = MovieAppCoordinator(
      router: MovieRouter(rootController: stack), screens: screens,
      flows: FlowFactory(screens: screens))
  }

  override func tearDown() async throws {
    app = nil
    window = nil
    stack = nil
  }

  private func signIn() {
    app.start()
    (stack.topViewController as? SignInViewController)?.onComplete?()
    (stack.topViewController as? TutorialViewController)?.onFinish?()
  }

  func test_DROP_D2_router_changesTheTopOfTheStack() async {
    let router = MovieRouter(rootController: stack)
    let screens = (0..<3).map { _ in UIViewController() }
    router.setRoot(screens[0], hidesBar: false)
    XCTAssertTrue(stack.topViewController === screens[0])
    router.push(screens[1], animated: false)
    router.push(screens[2], animated: false)
    XCTAssertTrue(stack.topViewController === screens[2])
    router.popModule(animated: false)
    XCTAssertTrue(stack.topViewController === screens[1])
    router.popToRoot(animated: false)
    XCTAssertTrue(stack.topViewController === screens[0])
  }

  func test_DROP_D2_router_runsCompletionsOnceTopmostLast() async {
    let router = MovieRouter(rootController: stack)
    var left: [Int] = []
    router.setRoot(UIViewController(), hidesBar: true)
    XCTAssertTrue(stack.isNavigationBarHidden)
    for number in 1...3 {
      router.push(
        UIViewController(), animated: false, hidesBottomBar: true,
        whenPopped: { left.append(number) })
    }
    XCTAssertEqual(stack.topViewController?.hidesBottomBarWhenPushed, true)
    router.popModule(animated: false)
    XCTAssertEqual(left, [3])
    router.popToRoot(animated: false)
    XCTAssertEqual(left, [3, 1, 2])
    router.popToRoot(animated: false)
    XCTAssertEqual(left, [3, 1, 2])
  }

  func test_DROP_D2_signIn_showsItsScreensInOrder() async {
    app.start()
    let signIn = stack.topViewController as? SignInViewController
    XCTAssertNotNil(signIn)
    signIn?.onSignUp?()
    let signUp = stack.topViewController as? SignUpViewController
    XCTAssertEqual(stack.viewControllers.count, 2)
    await waitForTransitions()
    signUp?.onTerms?()
    XCTAssertTrue(stack.presentedViewController is TermsViewController)
    await waitForTransitions()
    signUp?.onComplete?()
    XCTAssertTrue(stack.topViewController is TutorialViewController)
    XCTAssertEqual(stack.viewControllers.count, 1)
    XCTAssertTrue(app.childCoordinators.isEmpty)
  }

  func test_DROP_D2_tabs_startTheFlowOfTheFirstTab() async {
    signIn()
    let tabs = stack.topViewController as? MovieTabBarController
    let movies = tabs?.selectedViewController as? UINavigationController
    XCTAssertTrue(movies?.topViewController is MovieListViewController)
    tabs?.selectedIndex = 1
    let account = tabs?.selectedViewController as? UINavigationController
    // Selected in code: the delegate is not asked.
    XCTAssertEqual(account?.viewControllers.count, 0)
  }

  func test_DROP_D2_deepLink_startsWithTheMovie() async {
    signIn()
    app.start(with: DeepLinkOption(userInfo: ["route": "movie", "id": 7]))
    let tabs = stack.topViewController as? MovieTabBarController
    let movies = tabs?.selectedViewController as? UINavigationController
    XCTAssertEqual((movies?.topViewController as? MovieDetailViewController)?.id, 7)
    XCTAssertNil(DeepLinkOption(userInfo: ["route": "elsewhere"]))
  }

  func test_DROP_D2_creation_isPresentedWithAStackOfItsOwn() async {
    signIn()
    let tabs = stack.topViewController as? MovieTabBarController
    let movies = tabs?.selectedViewController as? UINavigationController
    let list = movies?.topViewController as? MovieListViewController
    list?.onCreate?()
    let presented = movies?.presentedViewController as? UINavigationController
    // A stack that is being presented takes its screens when it has appeared.
    await waitForTransitions()
    let form = presented?.topViewController as? MovieFormViewController
    form?.onFinish?("Title")
    await waitForTransitions()
    XCTAssertNil(movies?.presentedViewController)
    XCTAssertTrue(movies?.topViewController is MovieDetailViewController)
  }
}

/// Makes in code what a storyboard makes in the app.
private final class CodeFactory: ScreenFactory {
  override func makeSignIn() -> SignInViewController { SignInViewController() }
  override func makeSignUp() -> SignUpViewController { SignUpViewController() }
  override func makeTerms() -> TermsViewController { TermsViewController() }
  override func makeTutorial() -> TutorialViewController { TutorialViewController() }
  override func makeMovieList() -> MovieListViewController { MovieListViewController() }
  override func makeMovieForm() -> MovieFormViewController { MovieFormViewController() }
  override func makeAccount() -> AccountViewController { AccountViewController() }

  override func makeMovieDetail(_ id: Int) -> MovieDetailViewController {
    let screen = MovieDetailViewController()
    screen.id = id
    return screen
  }
}

import Coordination
import UIKit
import XCTest

/// Trees that die without an operation that took them away: whoever waits is told all the same, once.
@MainActor
final class LateDepartureTests: CoordinationTestCase {
  private func fill(_ router: Router, _ names: String...) {
    for name in names { router.push(Screen(name), animated: false, onRemoval: noting(name)) }
  }

  func test_aStackThatWasInNoWindow_diesWithItsScreens() async {
    var stack: UINavigationController? = UINavigationController()
    let router = stack.map(Router.init)
    if let router { fill(router, "A", "B", "C") }
    XCTAssertEqual(keptClosures, 3)
    expectNotes()
    stack = nil
    expectNotes("C tornDown", "B tornDown", "A tornDown")
    XCTAssertEqual(keptClosures, 0)
    XCTAssertNil(router?.navigationController)
  }

  func test_aStackWhoseRouterIsHeldByItsScreensOnly_tellsAsWell() async {
    var stack: UINavigationController? = UINavigationController()
    if let stack { fill(Router(rootViewController: stack), "A", "B") }
    stack = nil
    expectNotes("B tornDown", "A tornDown")
  }

  func test_aScreenThatSomebodyHolds_hasLeftToo() async {
    let held = Screen("A")
    var stack: UINavigationController? = UINavigationController()
    stack.map(Router.init)?.push(held, onRemoval: noting("A"))
    stack = nil
    expectNotes("A tornDown")
    XCTAssertNil(held.parent)
    let next = Router(rootViewController: UINavigationController())
    _ = next
    let other = UINavigationController()
    let router = Router(rootViewController: other)
    expect(router.push(held, onRemoval: noting("again")), added: 1)
    router.setRoot(Screen("New"))
    expectNotes("again stackSet")
  }

  func test_tabsThatWereInNoWindow_tellForEveryStack_topmostFirst() async {
    var tabs: UITabBarController? = UITabBarController()
    do {
      let stacks = [UINavigationController(), UINavigationController()]
      tabs?.viewControllers = stacks
      fill(Router(rootViewController: stacks[0]), "A", "B")
      fill(Router(rootViewController: stacks[1]), "C", "D")
    }
    tabs = nil
    expectNotes("D tornDown", "C tornDown", "B tornDown", "A tornDown")
  }

  func test_aStackThatLeftItsWindow_tellsOfWhatCameLater() async {
    var stack: UINavigationController? = UINavigationController(rootViewController: Screen("Home"))
    window.rootViewController = stack
    settle()
    let router = stack.map(Router.init)
    if let router { fill(router, "A") }
    window.rootViewController = Screen("New")
    expectNotes("A windowRootReplaced")
    if let router { fill(router, "B") }
    settle()
    stack = nil
    expectNotes("B tornDown")
  }

  func test_aWindowThatDies_tellsOfItsRootItsStackAndItsModals() async {
    var other: UIWindow? = UIWindow(frame: .zero)
    other?.makeKeyAndVisible()
    do {
      guard let other else { return }
      let stack = UINavigationController()
      WindowRouter(window: other).setRoot(stack, onRemoval: noting("nav"))
      let router = Router(rootViewController: stack)
      fill(router, "A")
      router.present(Screen("M"), animated: false, onRemoval: noting("M"))
      settle()
    }
    other = nil
    expectNotes("M tornDown", "A tornDown", "nav tornDown")
  }

  func test_whatADyingStackSays_waitsForTheEndOfACallback() async {
    let router = makeRouter("Home")
    var stack: UINavigationController? = UINavigationController()
    if let stack { fill(Router(rootViewController: stack), "A") }
    let screen = Screen("B")
    screen.onWillAppear = { [weak self] in
      stack = nil
      self?.note("dropped")
    }
    screen.onDidAppear = { [weak self] in self?.note("appeared") }
    router.push(screen, animated: false)
    expectNotes("dropped", "appeared", "A tornDown")
  }

  func test_aClosureOfADyingStack_mayNavigate() async {
    let router = makeRouter("Home")
    var stack: UINavigationController? = UINavigationController()
    stack.map(Router.init)?.push(Screen("A")) { _ in router.push(Screen("B"), animated: false) }
    stack = nil
    expectTree("nav[Home, B]")
  }

  func test_whatIsLeftOfAnEndedRun_hasNothingToSay() async {
    var stack: UINavigationController? = UINavigationController()
    let router = stack.map(Router.init)
    if let router { fill(router, "A") }
    Runtime.install(Runtime(isSimulated: true))
    stack = nil
    expectNotes()
    withExtendedLifetime(router) {}
  }

  func test_aStackReleasedOnAnotherThread_tellsOnTheMainOne() async {
    // Handed over: only the other thread touches it after it has been filled.
    nonisolated(unsafe) var stack: UINavigationController? = UINavigationController()
    if let stack { fill(Router(rootViewController: stack), "A") }
    await Task.detached { stack = nil }.value
    while notes.isEmpty { await Task.yield() }
    expectNotes("A tornDown")
  }
}

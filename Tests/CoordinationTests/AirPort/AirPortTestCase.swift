import Coordination
import UIKit
import XCTest

/// AirPort routers over stacks in the window of the test.
@MainActor
class AirPortTestCase: CoordinationTestCase {
  /// A router over a stack in the window, whose screens are pushed by it, each with a closure that notes its name.
  @discardableResult
  func makeAirPort(_ names: String...) -> (router: AirPort.Router, stack: UINavigationController) {
    let stack = UINavigationController()
    window.rootViewController = stack
    let router = AirPort.Router(navigationController: stack)
    for name in names { push(name, on: router) }
    runtime.log.removeAll()
    return (router, stack)
  }

  /// Pushes a screen to the end of the transition.
  @discardableResult
  func push(_ name: String, on router: AirPort.Router) -> Transition {
    let transition = router.push(Screen(name), onNavigationBack: leaving(name))
    settle()
    return transition
  }

  /// Presents a screen to the end of the transition.
  @discardableResult
  func present(_ screen: UIViewController, as name: String, on router: AirPort.Router)
    -> Transition
  {
    let transition = router.present(screen, onDismiss: leaving(name))
    settle()
    return transition
  }

  /// A closure that notes a name.
  func leaving(_ name: String) -> NavigationBackClosure {
    { [weak self] in self?.note(name) }
  }

  /// All that was noted, and that nothing is left to be noted twice.
  func expectLeft(
    _ names: String..., kept: Int, file: StaticString = #filePath, line: UInt = #line
  ) {
    settle(file: file, line: line)
    XCTAssertEqual(notes, names, file: file, line: line)
    XCTAssertEqual(keptClosures, kept, "closures kept", file: file, line: line)
    XCTAssertEqual(runtime.diagnostics.messages, [], file: file, line: line)
  }
}

/// A coordinator of an app that shows one screen and may start another one.
@MainActor
final class AirPortJourney: AirPort.BaseCoordinator {
  let name: String
  let router: any AirPort.RouterProtocol
  private(set) weak var screen: Screen?
  private weak var requester: UIViewController?

  init(
    _ name: String, _ router: any AirPort.RouterProtocol, from requester: UIViewController? = nil
  ) {
    self.name = name
    self.router = router
    self.requester = requester
    super.init()
  }

  override func start() {
    let shown = Screen(name)
    screen = shown
    complete(
      ifRefused: router.push(shown, from: requester, onNavigationBack: isCompleted))
  }

  /// A touch that leads to a child.
  @discardableResult
  func touch(_ child: String) -> AirPortJourney {
    let journey = AirPortJourney(child, router, from: screen)
    add(coordinator: journey)
    journey.isCompleted = { [weak self, weak journey] in self?.remove(coordinator: journey) }
    journey.start()
    return journey
  }

  var children: [String] {
    childCoordinators.compactMap { ($0 as? AirPortJourney)?.name }
  }
}

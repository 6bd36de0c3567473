import Coordination
import UIKit
import XCTest

/// A coordinator that shows screens of its own, by name.
@MainActor
class Flow: BaseCoordinator, CoordinatorFinishOutput {
  /// Owned by this coordinator, set by its parent.
  var onFinish: (() -> Void)?
  let name: String
  let router: any RouterProtocol
  /// Runs when a screen of the flow has left; owned by the flow.
  var onRemoval: ((_ screen: String, _ reason: RemovalReason) -> Void)?

  init(_ name: String, _ router: any RouterProtocol) {
    self.name = name
    self.router = router
    super.init()
  }

  override func start() {
    push(name)
  }

  /// Pushes a screen that this flow owns.
  @discardableResult
  func push(_ screen: String, animated: Bool = false, from requester: UIViewController? = nil)
    -> Transition
  {
    router.push(
      Screen(screen), animated: animated, from: requester, owner: self, onRemoval: leaving(screen))
  }

  /// Presents a screen that this flow owns.
  @discardableResult
  func present(_ screen: String, animated: Bool = false) -> Transition {
    router.present(Screen(screen), animated: animated, owner: self, onRemoval: leaving(screen))
  }

  func leaving(_ screen: String) -> RemovalHandler {
    { [weak self] in self?.onRemoval?(screen, $0) }
  }
}

extension CoordinationTestCase {
  /// A flow that is a child, and whose screens and end are noted.
  func makeFlow(
    _ name: String, _ router: any RouterProtocol, in parent: BaseCoordinator
  ) -> Flow {
    let flow = Flow(name, router)
    noteEnd(of: flow)
    XCTAssertNil(parent.addDependency(flow))
    return flow
  }

  /// Starts a child that nobody but its parent keeps.
  func start(_ name: String, _ router: any RouterProtocol, in parent: BaseCoordinator) {
    makeFlow(name, router, in: parent).start()
    settle()
  }

  func noteEnd(of flow: Flow) {
    let name = flow.name
    flow.onRemoval = { [weak self] in self?.note("\($0) \($1)") }
    flow.onFinish = { [weak self] in self?.note("\(name) over") }
  }

  /// The names of a coordinator's children.
  func children(of parent: BaseCoordinator) -> [String] {
    parent.childCoordinators.map { ($0 as? Flow)?.name ?? "?" }
  }

  /// How many coordinators are alive.
  var liveCoordinators: Int { LifetimeRegistry.shared.live(.coordinator).count }
}

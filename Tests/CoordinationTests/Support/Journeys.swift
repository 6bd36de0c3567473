import Coordination
import UIKit

/// A coordinator that shows one screen and is over when that has left.
@MainActor
final class ScreenJourney: BaseCoordinator, CoordinatorFinishOutput {
  /// Owned by this coordinator, set by its parent.
  var onFinish: (() -> Void)?
  let name: String
  let router: any RouterProtocol
  private(set) weak var screen: Screen?

  init(_ name: String, _ router: any RouterProtocol) {
    self.name = name
    self.router = router
    super.init()
  }

  override func start() {
    let shown = Screen(name)
    screen = shown
    router.push(shown, animated: false) { [self] _ in finish() }
  }

  /// A touch of something on the screen that leads further.
  @discardableResult
  func touchMore() -> Transition {
    router.push(Screen("\(name).more"), animated: false, from: screen)
  }
}

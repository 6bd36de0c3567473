public import UIKit

extension FlowCoordinator {
  /// The screens that flows of this coordinator have shown, and that stand somewhere.
  public var shownScreens: [UIViewController] {
    var screens: [UIViewController] = []
    for node in roots { screens += node.ownScreens }
    return screens
  }
}

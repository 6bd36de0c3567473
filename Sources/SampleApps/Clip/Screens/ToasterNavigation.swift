public import Coordination
public import UIKit

/// What the navigation bar shows above a screen.
struct ToasterNavigationType {
  /// The button at the right of the bar.
  struct RightButton {
    let title: String
    /// Owned by the bar button.
    let action: @MainActor () -> Void
  }

  /// No bar at all.
  static var hidden: ToasterNavigationType {
    ToasterNavigationType(isBarHidden: true, hasBackButton: false, mainTitle: nil)
  }

  /// Nil has the bar as the stack has it by itself.
  var isBarHidden: Bool? = false
  var hasBackButton: Bool
  var mainTitle: String?
  var rightButton: RightButton?
}

/// A stack of the app; its bar shows what the screen on top declares.
public final class ToasterNavigationController: UINavigationController {
  init() {
    super.init(nibName: nil, bundle: nil)
  }

  /// Not there: screens are made by the factory.
  @available(*, unavailable, message: "screens are made by the factory")
  public required init?(coder: NSCoder) {
    nil
  }
}

/// A screen that declares its bar.
public class ToasterViewController: UIViewController, BarDeclaring {
  init() {
    super.init(nibName: nil, bundle: nil)
  }

  /// Not there: screens are made by the factory.
  @available(*, unavailable, message: "screens are made by the factory")
  public required init?(coder: NSCoder) {
    nil
  }

  /// Whether it is told that a service has failed the screen, and that has not been read yet.
  final var isFailureShown = false

  /// What the bar shows; nil leaves it to others, as everything that is presented does.
  var navigationType: ToasterNavigationType? { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    declareBar()
  }

  /// The stack follows it whenever this screen is on top.
  public final var prefersNavigationBarHidden: Bool? { navigationType?.isBarHidden }

  /// Puts what the screen declares into its own item, so that no screen inherits another's button.
  final func declareBar() {
    guard let navigationType else { return }
    navigationItem.title = navigationType.mainTitle
    navigationItem.hidesBackButton = !navigationType.hasBackButton
    navigationItem.rightBarButtonItem = navigationType.rightButton.map { button in
      UIBarButtonItem(title: button.title, primaryAction: UIAction { _ in button.action() })
    }
  }
}

public import Coordination
public import UIKit

/// What the navigation bar shows above a screen.
struct ToasterNavigationType {
  /// No bar at all.
  static var hidden: ToasterNavigationType {
    ToasterNavigationType(isBarHidden: true, hasBackButton: false, mainTitle: nil)
  }

  /// Nil has the bar as the stack has it by itself.
  var isBarHidden: Bool? = false
  var hasBackButton: Bool
  var mainTitle: String?
  /// The title of the button at the right of the bar, whose touch the screen is told of.
  var rightButton: String?
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

  /// The button at the right of the bar was touched; to be overridden.
  func rightButtonWasTouched() {}

  public override func viewDidLoad() {
    super.viewDidLoad()
    declareBar()
  }

  /// The stack follows it whenever this screen is on top.
  public final var prefersNavigationBarHidden: Bool? { navigationType?.isBarHidden }

  /// Puts what the screen declares into its own item, so that no screen inherits another's button.
  final func declareBar() {
    guard let navigationType else { return }
    let item = navigationItem
    item.title = navigationType.mainTitle
    item.hidesBackButton = !navigationType.hasBackButton
    var button: UIBarButtonItem?
    if let title = navigationType.rightButton {
      button = UIBarButtonItem(
        title: title, primaryAction: UIAction { [weak self] _ in self?.rightButtonWasTouched() })
    }
    item.rightBarButtonItem = button
  }
}

public import Simulator
public import UIKit

/// A popup with one button, which asks to be taken away.
public final class PopupViewController: UIViewController, ElementSource {
  /// Called when the button is touched. Owned by the screen until then, set by the coordinator.
  var onClose: (() -> Void)?

  private let kind: PopupKind

  init(kind: PopupKind) {
    self.kind = kind
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
  }

  /// Not there: screens are made by the factory.
  @available(*, unavailable, message: "screens are made by the factory")
  public required init?(coder: NSCoder) {
    nil
  }

  /// The kind of popup.
  public var screenID: String? { kind.rawValue }

  /// The button, which works once, and only while no other popup lies on this one.
  public var elements: ElementList {
    let isEnabled = onClose != nil && presentedViewController == nil
    return [
      Element(kind: "button", title: "OK", isEnabled: isEnabled) { [weak self] in
        self?.onClose.take()?()
      }
    ]
  }
}

public import Simulator
public import UIKit

/// A popup over the whole screen, which only its buttons take away.
public final class PopupViewController: ToasterViewController, ElementSource {
  /// Called when a button is touched. Owned by the screen, set by its coordinator.
  var onButton: ((PopupButton) -> Void)?
  /// Whether the popup waits for a service; its buttons are dead then.
  var isWaiting = false

  let kind: PopupKind

  init(kind: PopupKind) {
    self.kind = kind
    super.init()
    modalPresentationStyle = .overFullScreen
  }

  /// Not there: screens are made by the factory.
  @available(*, unavailable, message: "screens are made by the factory")
  public required init?(coder: NSCoder) {
    nil
  }

  /// The kind of popup.
  public var screenID: String? { kind.rawValue }

  /// The buttons, which work only while no other popup lies on this one and it stays.
  public var elements: ElementList {
    let isEnabled = !isWaiting && presentedViewController == nil && !isBeingDismissed
    var list = ElementList()
    for button in kind.buttons {
      list.append(
        Element(kind: "button", title: button.rawValue, isEnabled: isEnabled) { [weak self] in
          self?.onButton?(button)
        })
    }
    return list
  }
}

public import Simulator
import UIKit

/// The device has not been told yet whether the app may ring (B7).
public final class AlarmSheetViewController: SheetViewController, ElementSource {
  /// Called when it was chosen. Owned by the screen, set by its coordinator.
  var onOpenSettings: (() -> Void)?

  override init(services: ClipServices) {
    super.init(services: services)
  }

  override var sheetHeight: Double { 427 }

  /// The way to the device's settings, and the cross.
  public var elements: ElementList {
    [
      Element(kind: "button", title: "Open settings", isEnabled: isOperable) { [weak self] in
        self?.onOpenSettings?()
      },
      closeItem,
    ]
  }
}

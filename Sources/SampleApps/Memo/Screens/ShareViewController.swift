import Simulator
import UIKit

/// The system's share sheet, with its close button.
final class ShareViewController: UIActivityViewController, ElementSource {
  init(activityItems: [Any]) {
    super.init(activityItems: activityItems, applicationActivities: nil)
  }

  @available(*, unavailable, message: "there is nothing to share in an archive")
  required init?(coder: NSCoder) {
    nil
  }

  var elements: ElementList {
    [Element(kind: "item", title: "Close") { [weak self] in self?.close() }]
  }

  /// The system takes no touch on a sheet that is on its way.
  private func close() {
    if !isBeingPresented, !isBeingDismissed { dismiss(animated: true) }
  }
}

import UIKit

/// Whether a screen is displayed, and that it was let go.
final class Presence {
  private(set) var isDisplayed = false
  private(set) var changes: [Bool] = []
  var onDismissed: (() -> Void)?

  func appeared() {
    isDisplayed = true
    changes.append(true)
  }

  func disappeared(for good: Bool) {
    isDisplayed = false
    changes.append(false)
    guard good else { return }
    onDismissed?()
    onDismissed = nil
  }
}

class SongScreen: UIViewController, Stepper {
  let presence = Presence()
  var onStep: ((Step) -> Void)?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    presence.appeared()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    let leaves = isMovingFromParent || isBeingDismissed
    presence.disappeared(for: leaves || navigationController?.isBeingDismissed == true)
  }
}

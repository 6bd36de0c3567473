import Flows
import Simulator
import UIKit

/// What the app is; a presentable that is its own stepper.
final class AboutViewController: UIViewController, ElementSource, Stepper {
  let steps = Steps()

  /// What it says, and the way back.
  var elements: ElementList {
    var list = ElementList()
    list.append(text: "72 films and who plays in them")
    list.append(
      Element(kind: "button", title: "Close") { [steps] in
        steps.accept(AboutStep.aboutIsComplete)
      })
    return list
  }
}

/// The same in the settings, where there is a way back already.
final class SettingsAboutViewController: UIViewController, ElementSource {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "About"
  }

  /// What it says.
  var elements: ElementList {
    var list = ElementList()
    list.append(text: "72 films and who plays in them")
    return list
  }
}

import Simulator
import UIKit

/// Asks who one is.
class LoginViewController: ScreenWithViewModel<LoginViewModel>, ElementSource {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Login"
  }

  /// The field and its button.
  var elements: ElementList {
    [
      .field("name", value: viewModel.name, isEnabled: !viewModel.isWaiting) {
        [viewModel] in viewModel.name = $0
      },
      Element(kind: "button", title: "Log in", isEnabled: viewModel.canLogIn) {
        [viewModel] in viewModel.logIn()
      },
    ]
  }
}

/// Asks the same, in the settings.
final class SettingsLoginViewController: LoginViewController {}

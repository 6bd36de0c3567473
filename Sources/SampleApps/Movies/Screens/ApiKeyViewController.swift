import Simulator
import UIKit

/// Asks for the key with which films are asked for.
class ApiKeyViewController: ScreenWithViewModel<ApiKeyViewModel>, ElementSource {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "API key"
  }

  /// The field and its button.
  var elements: ElementList {
    [
      .field("key", value: viewModel.key, isEnabled: !viewModel.isWaiting) {
        [viewModel] in viewModel.key = $0
      },
      Element(kind: "button", title: "Save key", isEnabled: viewModel.canSave) {
        [viewModel] in viewModel.save()
      },
    ]
  }
}

/// Asks the same, in the settings.
final class SettingsApiKeyViewController: ApiKeyViewController {}

import Simulator
import UIKit

/// What can be set.
final class SettingsListViewController: ScreenWithViewModel<SettingsListViewModel>, ElementSource {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Settings"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Done", primaryAction: UIAction { [viewModel] _ in viewModel.close() })
  }

  /// A row for each setting.
  var elements: ElementList {
    var list = ElementList()
    for setting in SettingsListViewModel.Setting.allCases {
      list.append(
        Element(kind: "setting", id: setting.rawValue, title: setting.title, value: value(setting))
        { [viewModel] in viewModel.pick(setting) })
    }
    return list
  }

  private func value(_ setting: SettingsListViewModel.Setting) -> String? {
    switch setting {
    case .login: viewModel.services.userName
    case .apiKey, .about: nil
    }
  }
}

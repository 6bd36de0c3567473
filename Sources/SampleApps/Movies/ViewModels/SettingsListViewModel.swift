import Flows

/// What can be set.
@MainActor
final class SettingsListViewModel: MovieViewModel {
  /// A line of the list.
  enum Setting: String, CaseIterable {
    case login
    case apiKey = "api-key"
    case about

    var title: String {
      switch self {
      case .login: "Login"
      case .apiKey: "API key"
      case .about: "About"
      }
    }

    fileprivate var step: any Step {
      switch self {
      case .login: AccountStep.loginIsRequired
      case .apiKey: AccountStep.apiKeyIsRequired
      case .about: AboutStep.aboutIsRequired
      }
    }
  }

  func pick(_ setting: Setting) { tell(setting.step) }

  func close() { tell(SettingsStep.settingsAreComplete) }
}

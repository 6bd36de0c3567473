import Simulator

/// What the device remembers of the app, and what the launch says of the server.
@MainActor
final class ClipMemory {
  /// The latest version in the store.
  let latestVersion: AppVersion
  private var unseenTooltips: Set<TooltipKind>
  private(set) var survey: PopupInfoModel?

  init(environment: AppEnvironment) {
    let current = AppVersion.current
    switch environment.parameter("update") {
    case "force": latestVersion = AppVersion(current.major + 1, 0, 0)
    case "feature": latestVersion = AppVersion(current.major, current.minor + 1, 0)
    case "notice": latestVersion = AppVersion(current.major, current.minor, current.patch + 1)
    default: latestVersion = current
    }
    let areNew = environment.parameter("tooltips") == "new"
    unseenTooltips = areNew ? Set(TooltipKind.allCases) : []
    if environment.parameter("survey") == "yes" {
      survey = PopupInfoModel(id: 1, linkURL: ClipData.surveyURL)
    }
  }

  /// Whether a tooltip was never on screen.
  func isUnseen(_ kind: TooltipKind) -> Bool { unseenTooltips.contains(kind) }

  /// A tooltip is on screen now.
  func see(_ kind: TooltipKind) { unseenTooltips.remove(kind) }

  /// The survey rests; days of rest are longer than any run.
  func hideSurvey() { survey = nil }
}

/// The popups of the app; the raw value is the id in a screen's label.
public enum PopupKind: String, CaseIterable, Hashable, Sendable {
  /// P1: a link would not be saved.
  case stopSaving = "stop-saving"
  /// P2: a timer would not be set.
  case stopTimer = "stop-timer"
  /// P3: a timer would be deleted.
  case deleteTimer = "delete-timer"
  /// P4: a clip would be deleted with its links.
  case deleteClip = "delete-clip"
  /// P5: the account would be deleted.
  case withdraw
  /// P6: one has been logged out.
  case loggedOut = "logged-out"
  /// P7: a service was not reached.
  case network
  /// P8: the server asks for an opinion.
  case survey

  /// The buttons, from left to right, then from top to bottom.
  var buttons: [PopupButton] {
    switch self {
    case .stopSaving, .stopTimer: [.keep, .stop]
    case .deleteTimer, .deleteClip: [.cancel, .delete]
    case .withdraw: [.withdraw, .cancel]
    case .loggedOut, .network: [.ok]
    case .survey: [.go, .hideForAWeek, .close]
    }
  }
}

/// The buttons of popups; the raw value is what they say.
enum PopupButton: String, Hashable, Sendable {
  case keep = "Keep"
  case stop = "Stop"
  case cancel = "Cancel"
  case delete = "Delete"
  case withdraw = "Withdraw"
  case ok = "OK"
  case go = "Go"
  case hideForAWeek = "Hide for a week"
  case close = "Close"
}

/// Which tooltip; each is shown once.
public enum TooltipKind: String, CaseIterable, Hashable, Sendable {
  /// On the first screen.
  case home
  /// On the links of a clip.
  case detailClip = "detail-clip"
  /// On the page of a link.
  case linkWeb = "link-web"

  /// What it says.
  var text: String {
    switch self {
    case .home: "Save a link with the plus button"
    case .detailClip: "Edit a link with the dots beside it"
    case .linkWeb: "Mark a link when you have read it"
    }
  }
}

/// How a presented controller covers the screen.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7
  case none = -1
  case automatic = -2

  /// Whether the presenter's view leaves the window (MOD-02, MOD-41).
  package var removesPresenter: Bool {
    switch self {
    case .fullScreen, .currentContext: true
    case .pageSheet, .formSheet, .custom, .overFullScreen, .overCurrentContext, .popover, .none,
      .automatic:
      false
    }
  }

  /// Whether the user can drag the controller down (ADPT-01, ADPT-14).
  package var isDraggable: Bool {
    switch self {
    case .pageSheet, .formSheet, .automatic: true
    case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext, .popover,
      .none:
      false
    }
  }

  /// Whether a touch beside the controller dismisses it (ADPT-19).
  package var dismissesOnOutsideTap: Bool { self == .popover }

  /// Whether the nearest presentation context presents, not the outermost container (MOD-08).
  package var usesNearestContext: Bool { self == .currentContext || self == .overCurrentContext }

  /// The name of the case, as trees and sentences print it.
  package var name: String {
    switch self {
    case .fullScreen: "fullScreen"
    case .pageSheet: "pageSheet"
    case .formSheet: "formSheet"
    case .currentContext: "currentContext"
    case .custom: "custom"
    case .overFullScreen: "overFullScreen"
    case .overCurrentContext: "overCurrentContext"
    case .popover: "popover"
    case .none: "none"
    case .automatic: "automatic"
    }
  }
}

/// How a modal transition looks; stored only.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical = 0
  case flipHorizontal = 1
  case crossDissolve = 2
  case partialCurl = 3
}

import Sessions
import Simulator

extension UserAction {
  /// The command that does it.
  var verb: Verb {
    switch self {
    case .tap, .tapOutside: .tap
    case .enter: .enter
    case .back: .back
    case .swipeBack: .swipeBack
    case .swipeDown: .swipeDown
    case .swipePage: .swipePage
    case .selectTab: .selectTab
    case .reselectTab: .reselectTab
    case .dismiss: .dismiss
    case .choose: .choose
    case .open: .open
    case .app: .app
    case .service: .service
    case .pasteboard: .pasteboard
    case .notification: .notification
    case .permission: .permission
    case .device(.width): .size
    case .device(.dark): .trait
    }
  }

  /// Whether it is done to something that stands on the screen, of which there may be thousands.
  var isOnElement: Bool {
    switch self {
    case .tap, .enter: true
    case .tapOutside, .back, .swipeBack, .swipeDown, .swipePage, .selectTab, .reselectTab, .dismiss,
      .choose,
      .open, .app, .service, .pasteboard, .notification, .permission, .device:
      false
    }
  }
}

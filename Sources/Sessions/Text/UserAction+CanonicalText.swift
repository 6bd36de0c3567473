public import Simulator

extension UserAction {
  /// The action as a session writes it; reads back as the same action.
  public var canonicalText: String {
    switch self {
    case .tap(let element): "tap \(element.canonicalText)"
    case .tapOutside: "tap outside"
    case .enter(let field, let text):
      "enter \(SessionText.word(field)) \(SessionText.quoted(text))"
    case .back(let target): "back\(target.canonicalText)"
    case .swipeBack(let ending): "swipe back\(ending.canonicalText)"
    case .swipeDown(let ending): "swipe down\(ending.canonicalText)"
    case .swipePage(.next, let ending): "swipe page next\(ending.canonicalText)"
    case .swipePage(.previous, let ending): "swipe page previous\(ending.canonicalText)"
    case .selectTab(.position(let position)): "select tab \(position)"
    case .selectTab(.name(let name)):
      "select tab \(LineReader.looksNumeric(name) ? SessionText.quoted(name) : SessionText.word(name))"
    case .reselectTab: "reselect tab"
    case .dismiss(.top): "dismiss"
    case .dismiss(.all): "dismiss all"
    case .choose(let button): "choose \(SessionText.word(button))"
    case .open(let url): "open \(SessionText.word(url))"
    case .app(let event): "app \(event.canonicalText)"
    case .service(let name, let behavior):
      "service \(SessionText.word(name)) \(behavior.canonicalText)"
    case .pasteboard(let text): "pasteboard \(SessionText.quoted(text))"
    case .notification(let name): "notification \(SessionText.word(name))"
    case .permission(let name, let state):
      "permission \(SessionText.word(name)) \(state.canonicalText)"
    case .device(.width(.compact)): "size compact"
    case .device(.width(.regular)): "size regular"
    case .device(.dark(let isDark)): "trait dark \(isDark ? "on" : "off")"
    }
  }
}

extension ElementReference {
  fileprivate var canonicalText: String {
    let kind = kind == "outside" ? SessionText.quoted(kind) : SessionText.word(kind)
    return switch selector {
    case .only: kind
    case .position(let position): "\(kind) \(position)"
    case .id(let id): "\(kind) id=\(SessionText.word(id))"
    case .title(let title): "\(kind) \(SessionText.quoted(title))"
    }
  }
}

extension BackTarget {
  fileprivate var canonicalText: String {
    switch self {
    case .button: ""
    case .levels(let levels): " \(levels)"
    case .screen("root"): " to \"root\""
    case .screen(let label): " to \(SessionText.word(label))"
    case .root: " to root"
    }
  }
}

extension GestureEnding {
  fileprivate var canonicalText: String {
    switch self {
    case .finish: ""
    case .cancel(Self.usualPercent): " cancel"
    case .cancel(let percent): " cancel at \(percent)%"
    }
  }
}

extension AppEvent {
  fileprivate var canonicalText: String {
    switch self {
    case .launch(let parameters):
      (["launch"] + parameters.map { "\($0.name)=\(SessionText.word($0.value))" })
        .joined(separator: " ")
    case .background: "background"
    case .foreground: "foreground"
    case .terminate: "terminate"
    case .memoryWarning: "memory-warning"
    }
  }
}

extension ServiceBehavior {
  fileprivate var canonicalText: String {
    switch self {
    case .fails(let failure, let times):
      "fails \(failure.canonicalText)\(times.map { " times=\($0)" } ?? "")"
    case .holds: "holds"
    case .replies: "replies"
    }
  }
}

extension PermissionState {
  fileprivate var canonicalText: String {
    switch self {
    case .granted: "granted"
    case .denied: "denied"
    case .ask: "ask"
    }
  }
}

extension ServiceFailure {
  fileprivate var canonicalText: String {
    switch self {
    case .network: "network"
    case .status(let code): "\(code)"
    }
  }
}

extension ActionRefusal {
  /// The refusal in words, without the leading `refused: `.
  public var message: String {
    switch self {
    case .noElements(let kind, let screen):
      "no \(kind) on \(screen)"
    case .positionOutOfRange(let kind, let count, let screen):
      count == 0
        ? "no \(kind) on \(screen)"
        : "\(count) \(count == 1 ? kind : plural(kind)) on this screen (1-\(count))"
    case .noSuchID(let kind, let id, let screen):
      "no \(kind) with id=\(id) on \(screen)"
    case .noSuchTitle(let kind, let title, let screen):
      "no \(kind) titled \"\(title)\" on \(screen)"
    case .ambiguousTitle(let kind, let title, let ids):
      "\(ids.count) \(plural(kind)) titled \"\(title)\": \(ids.joined(separator: ", "))"
    case .selectionMissing(let kind, let count):
      "\(count) \(plural(kind)) on this screen; say which: a number, id=… or \"title\""
    case .disabled(let kind, let title):
      "\(kind) \"\(title)\" is disabled"
    case .noSuchField(let name, let screen, let fields):
      fields.isEmpty
        ? "\(screen) has no field"
        : "no field \"\(name)\" on \(screen); the fields are \(list(fields))"
    case .nothingToGoBackTo:
      "nothing to go back to"
    case .noBackButton(let screen):
      "\(screen) shows no back button"
    case .backMenuTooShort(let levels, let entries):
      "\(levels) levels back is too far; the back menu has \(list(entries))"
    case .noSuchBackEntry(let screen, let entries):
      "\(screen) is not in the back menu; it has \(list(entries))"
    case .transitionUnderWay(let screen):
      "the transition to \(screen) is under way; \"settle\" finishes it"
    case .swipeUnavailable(let screen):
      "\(screen) does not take the edge swipe"
    case .noPages(let screen):
      "\(screen) is in no row of pages"
    case .noPage(.next, let screen):
      "no page comes after \(screen)"
    case .noPage(.previous, let screen):
      "no page comes before \(screen)"
    case .nothingToDismiss:
      "nothing to dismiss"
    case .notDraggable(let modal):
      "\(modal) cannot be pulled down"
    case .nothingOutside(let screen):
      "nothing beside \(screen) can be touched"
    case .noTabBar(let screen):
      "\(screen) is in no tab bar"
    case .tabBarCovered(let modal):
      "modal \(modal) covers the tab bar"
    case .tabBarHidden(let screen):
      "\(screen) hides the tab bar"
    case .tabOutOfRange(let count):
      "\(count) tabs in this bar (1-\(count))"
    case .noSuchTab(let name, let tabs):
      "no tab \"\(name)\"; the tabs are \(list(tabs))"
    case .tabAlreadySelected(let name):
      "tab \(name) is selected already; write \"reselect tab\" to tap it again"
    case .noAlert:
      "no alert to answer"
    case .noSuchButton(let title, let buttons):
      "the alert has no button \"\(title)\"; it has \(list(buttons))"
    case .buttonDisabled(let title):
      "button \"\(title)\" of the alert is disabled"
    case .malformedURL(let text):
      "\"\(text)\" is not a URL"
    case .unknownScheme(let scheme, let known):
      "no app opens \"\(scheme):\"; this one opens \(list(known))"
    case .unhandledURL(let url, let asked, let reason):
      "nobody handles \"\(url)\"" + (reason.map { ": \($0)" } ?? "")
        + (asked.isEmpty ? "" : "; asked: \(asked.joined(separator: ", "))")
    case .notRunning:
      "the app is not running; start it with \"app launch\""
    case .inBackground:
      "the app is in the background; bring it back with \"app foreground\""
    case .inForeground:
      "the app is in the foreground already"
    case .noSuchService(let name, let known):
      "no service \"\(name)\"; the services are \(list(known))"
    case .noSuchNotification(let name, let known):
      "no notification \"\(name)\"; the notifications are \(list(known))"
    case .noSuchPermission(let name, let known):
      "no permission \"\(name)\"; the permissions are \(list(known))"
    case .noSuchParameter(let name, let known):
      "no launch parameter \"\(name)\"; the parameters are \(list(known))"
    case .parameterValue(let name, let value, let allowed):
      "launch parameter \(name) does not take \"\(value)\"; it takes \(list(allowed))"
    }
  }

  private func plural(_ kind: String) -> String {
    if kind.hasSuffix("s") || kind.hasSuffix("h") { return kind + "es" }
    if kind.hasSuffix("y"), let before = kind.dropLast().last, !"aeiou".contains(before) {
      return kind.dropLast() + "ies"
    }
    return kind + "s"
  }

  private func list(_ words: [String]) -> String {
    words.isEmpty ? "none" : words.joined(separator: ", ")
  }
}

import Foundation
import UIKit

extension Simulator {
  /// Why an action is not possible now; asking changes nothing.
  ///
  /// - Returns: Nil if the action is possible. A URL may still be refused by the app when it is opened.
  public func refusal(of action: UserAction) -> ActionRefusal? {
    refusal(of: action, inFront)
  }

  /// Why an action is not possible, with what is in front of the user.
  func refusal(of action: UserAction, _ front: Front?) -> ActionRefusal? {
    if case .app(let event) = action { return refusal(of: event) }
    if case .service(let name, _) = action {
      let known = words.services
      return known.contains(name) ? nil : .noSuchService(name: name, known: known)
    }
    // What others own changes without the app.
    if case .pasteboard = action { return nil }
    if case .permission(let name, _) = action {
      let known = words.permissions
      return known.contains(name) ? nil : .noSuchPermission(name: name, known: known)
    }
    guard isRunning else { return .notRunning }
    switch action {
    case .open(let text):
      return refusalOfURL(text)
    case .notification(let name):
      let known = words.everyNotification
      return known.contains(name) ? nil : .noSuchNotification(name: name, known: known)
    case .device:
      return nil
    case .tap, .tapOutside, .enter, .back, .swipeBack, .swipeDown, .swipePage, .selectTab,
      .reselectTab, .dismiss, .choose, .app, .service, .pasteboard, .permission:
      return isInBackground ? .inBackground : refusalOfTouch(action, front)
    }
  }

  /// Whether the app runs out of the user's sight.
  var isInBackground: Bool { runtime.application.applicationState == .background }

  private func refusalOfTouch(_ action: UserAction, _ front: Front?) -> ActionRefusal? {
    switch action {
    case .tap:
      if case .failure(let refusal)? = touched(by: action, front) { return refusal }
      return nil
    case .tapOutside:
      guard canTapOutside else { return .nothingOutside(screen: screen) }
      return isTransitionOpen ? .transitionUnderWay(screen: screen) : nil
    case .enter:
      if case .failure(let refusal)? = touched(by: action, front) { return refusal }
      return nil
    case .back(let target):
      return refusalOfBack(target, front)
    case .swipeBack:
      guard let stack = frontStack, stack.viewControllers.count > 1 else {
        return .nothingToGoBackTo
      }
      if isTransitionOpen { return .transitionUnderWay(screen: screen) }
      return stack.couldSwipeBack ? nil : .swipeUnavailable(screen: screen)
    case .swipeDown:
      guard let modal = topModal else { return .nothingToDismiss }
      guard modal.effectivePresentationStyle.isDraggable else {
        return .notDraggable(modal: Label.of(modal))
      }
      return isTransitionOpen ? .transitionUnderWay(screen: screen) : nil
    case .swipePage:
      guard let pages = pageController, pages.dataSource != nil else {
        return .noPages(screen: screen)
      }
      return isTransitionOpen || pages.isTurning ? .transitionUnderWay(screen: screen) : nil
    case .selectTab(let reference):
      return refusalOfTab(reference)
    case .reselectTab:
      return refusalOfTabBar()
    case .dismiss:
      if topModal == nil { return .nothingToDismiss }
      return isTransitionOpen ? .transitionUnderWay(screen: screen) : nil
    case .choose(let title):
      guard alertController != nil else { return .noAlert }
      guard let action = alertAction(title) else {
        return .noSuchButton(title: title, buttons: alertButtons)
      }
      guard action.isEnabled else { return .buttonDisabled(title: title) }
      return isTransitionOpen ? .transitionUnderWay(screen: screen) : nil
    case .open, .app, .service, .pasteboard, .notification, .permission, .device:
      return nil
    }
  }

  /// The element that an action touches, or why it cannot be touched; nil for an action that touches none.
  func touched(by action: UserAction, _ front: Front?) -> Result<Found, ActionRefusal>? {
    switch action {
    case .tap(let reference):
      let result = find(reference, front)
      guard case .success(let found) = result, !found.element.isEnabled else { return result }
      return .failure(.disabled(kind: found.element.kind, title: found.element.title))
    case .enter(let name, _):
      guard let front, let field = field(name) else {
        return .failure(.noSuchField(name: name, screen: screen, fields: fieldNames))
      }
      return field.isEnabled
        ? .success(Found(element: field, screen: front.visible))
        : .failure(.disabled(kind: "field", title: name))
    case .tapOutside, .back, .swipeBack, .swipeDown, .swipePage, .selectTab, .reselectTab, .dismiss,
      .choose, .open, .app, .service, .pasteboard, .notification, .permission, .device:
      return nil
    }
  }

  private var canTapOutside: Bool {
    guard let modal = topModal else { return false }
    if let alert = modal as? UIAlertController {
      return alert.preferredStyle == .actionSheet
        && alert.actions.contains { $0.style == .cancel }
    }
    return modal.modalPresentationStyle.dismissesOnOutsideTap
  }

  private func refusalOfBack(_ target: BackTarget, _ front: Front?) -> ActionRefusal? {
    guard let stack = front?.stack else {
      return front?.modal == nil ? .nothingToGoBackTo : .noBackButton(screen: screen)
    }
    if stack.viewControllers.count < 2 { return .nothingToGoBackTo }
    // The bar takes no touch while it changes; one that came through would be lost with a message (NAV-32).
    if isTransitionOpen { return .transitionUnderWay(screen: screen) }
    if !stack.showsBackButton { return .noBackButton(screen: screen) }
    switch target {
    case .button, .root:
      return nil
    case .levels(let levels):
      return (1..<stack.viewControllers.count).contains(levels)
        ? nil : .backMenuTooShort(levels: levels, entries: backEntries)
    case .screen(let label):
      let entries = backEntries
      return entries.contains(label) ? nil : .noSuchBackEntry(screen: label, entries: entries)
    }
  }

  private func refusalOfTabBar() -> ActionRefusal? {
    guard let bar = tabBarController, bar.viewControllers?.isEmpty == false else {
      return .noTabBar(screen: screen)
    }
    if let modal = topModal { return .tabBarCovered(modal: Label.of(modal)) }
    if bar.isBottomBarHidden { return .tabBarHidden(screen: screen) }
    return nil
  }

  private func refusalOfTab(_ reference: TabReference) -> ActionRefusal? {
    if let refusal = refusalOfTabBar() { return refusal }
    guard let index = tabIndex(reference) else {
      switch reference {
      case .position: return .tabOutOfRange(count: tabCount)
      case .name(let name): return .noSuchTab(name: name, tabs: tabs)
      }
    }
    if index == tabBarController?.selectedIndex {
      return .tabAlreadySelected(name: tabName(at: index))
    }
    return nil
  }

  private func refusalOfURL(_ text: String) -> ActionRefusal? {
    guard let scheme = Self.scheme(of: text) else { return .malformedURL(text) }
    let known = schemes
    return known.contains(scheme.lowercased()) ? nil : .unknownScheme(scheme, known: known)
  }

  nonisolated static func scheme(of text: String) -> String? {
    guard let colon = text.firstIndex(of: ":"), URL(outside: text) != nil else { return nil }
    let scheme = text[..<colon]
    let isWord = scheme.utf8.allSatisfy { byte in
      (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte == 0x2B
        || byte == 0x2D || byte == 0x2E
    }
    return isWord && !scheme.isEmpty ? String(scheme) : nil
  }

  private func refusal(of event: AppEvent) -> ActionRefusal? {
    let isBackground = isInBackground
    switch event {
    case .launch(let parameters):
      return refusal(of: parameters)
    case .background:
      return !isRunning ? .notRunning : isBackground ? .inBackground : nil
    case .foreground:
      return !isRunning ? .notRunning : isBackground ? nil : .inForeground
    case .terminate, .memoryWarning:
      return isRunning ? nil : .notRunning
    }
  }

  private func refusal(of parameters: [LaunchParameter]) -> ActionRefusal? {
    let known = words.parameters
    for parameter in parameters {
      guard let allowed = known[parameter.name] else {
        return .noSuchParameter(name: parameter.name, known: known.keys.sorted())
      }
      if !allowed.isEmpty, !allowed.contains(parameter.value) {
        return .parameterValue(
          name: parameter.name, value: parameter.value, allowed: allowed)
      }
    }
    return nil
  }
}

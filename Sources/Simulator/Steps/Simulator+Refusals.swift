import Foundation
import UIKit

extension Simulator {
  /// Why an action is not possible now; asking changes nothing.
  ///
  /// - Returns: Nil if the action is possible. A URL may still be refused by the app when it is opened.
  public func refusal(of action: UserAction) -> ActionRefusal? {
    if case .app(let event) = action { return refusal(of: event) }
    if case .service(let name, _) = action {
      let known = appType.vocabulary.services
      return known.contains(name) ? nil : .noSuchService(name: name, known: known)
    }
    // What others own changes without the app.
    if case .pasteboard = action { return nil }
    if case .permission(let name, _) = action {
      let known = appType.vocabulary.permissions
      return known.contains(name) ? nil : .noSuchPermission(name: name, known: known)
    }
    guard isRunning else { return .notRunning }
    switch action {
    case .open(let text):
      return refusalOfURL(text)
    case .notification(let name):
      let known = appType.vocabulary.everyNotification
      return known.contains(name) ? nil : .noSuchNotification(name: name, known: known)
    case .tap, .tapOutside, .enter, .back, .swipeBack, .swipeDown, .swipePage, .selectTab,
      .reselectTab, .dismiss, .choose, .app, .service, .pasteboard, .permission:
      return isInBackground ? .inBackground : refusalOfTouch(action)
    }
  }

  /// Whether the app runs out of the user's sight.
  var isInBackground: Bool { runtime.application.applicationState == .background }

  private func refusalOfTouch(_ action: UserAction) -> ActionRefusal? {
    switch action {
    case .tap(let reference):
      return refusalOfTap(reference)
    case .tapOutside:
      guard canTapOutside else { return .nothingOutside(screen: screen) }
      return isTransitionOpen ? .transitionUnderWay(screen: screen) : nil
    case .enter(let name, _):
      guard let field = field(name) else {
        return .noSuchField(name: name, screen: screen, fields: fieldNames)
      }
      return field.isEnabled ? nil : .disabled(kind: "field", title: name)
    case .back(let target):
      return refusalOfBack(target)
    case .swipeBack:
      guard let stack = frontStack, stack.viewControllers.count > 1 else {
        return .nothingToGoBackTo
      }
      if isTransitionOpen { return .transitionUnderWay(screen: screen) }
      return stack.couldSwipeBack ? nil : .swipeUnavailable(screen: screen)
    case .swipeDown:
      guard let modal = modalChain.last else { return .nothingToDismiss }
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
      if modalChain.isEmpty { return .nothingToDismiss }
      return isTransitionOpen ? .transitionUnderWay(screen: screen) : nil
    case .choose(let title):
      guard alertController != nil else { return .noAlert }
      guard let action = alertAction(title) else {
        return .noSuchButton(title: title, buttons: alertButtons)
      }
      guard action.isEnabled else { return .buttonDisabled(title: title) }
      return isTransitionOpen ? .transitionUnderWay(screen: screen) : nil
    case .open, .app, .service, .pasteboard, .notification, .permission:
      return nil
    }
  }

  private func refusalOfTap(_ reference: ElementReference) -> ActionRefusal? {
    switch find(reference) {
    case .failure(let refusal): refusal
    case .success(let element):
      element.isEnabled ? nil : .disabled(kind: element.kind, title: element.title)
    }
  }

  private var canTapOutside: Bool {
    guard let modal = modalChain.last else { return false }
    if let alert = modal as? UIAlertController {
      return alert.preferredStyle == .actionSheet
        && alert.actions.contains { $0.style == .cancel }
    }
    return modal.modalPresentationStyle.dismissesOnOutsideTap
  }

  private func refusalOfBack(_ target: BackTarget) -> ActionRefusal? {
    guard let stack = frontStack else {
      return modalChain.isEmpty ? .nothingToGoBackTo : .noBackButton(screen: screen)
    }
    if stack.viewControllers.count < 2 { return .nothingToGoBackTo }
    // The bar takes no touch while it changes; one that came through would be lost with a message (NAV-32).
    if isTransitionOpen { return .transitionUnderWay(screen: screen) }
    let entries = backEntries
    if entries.isEmpty { return .noBackButton(screen: screen) }
    switch target {
    case .button, .root:
      return nil
    case .levels(let levels):
      return (1...entries.count).contains(levels)
        ? nil : .backMenuTooShort(levels: levels, entries: entries)
    case .screen(let label):
      return entries.contains(label) ? nil : .noSuchBackEntry(screen: label, entries: entries)
    }
  }

  private func refusalOfTabBar() -> ActionRefusal? {
    guard let bar = tabBarController, !tabs.isEmpty else { return .noTabBar(screen: screen) }
    if let modal = modalChain.last { return .tabBarCovered(modal: Label.of(modal)) }
    if bar.isBottomBarHidden { return .tabBarHidden(screen: screen) }
    return nil
  }

  private func refusalOfTab(_ reference: TabReference) -> ActionRefusal? {
    if let refusal = refusalOfTabBar() { return refusal }
    guard let index = tabIndex(reference) else {
      switch reference {
      case .position: return .tabOutOfRange(count: tabs.count)
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
    let known = Set(appType.vocabulary.routes.compactMap(Self.scheme)).sorted()
    return known.contains(scheme.lowercased()) ? nil : .unknownScheme(scheme, known: known)
  }

  private static func scheme(of text: String) -> String? {
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
    let known = appType.vocabulary.parameters
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

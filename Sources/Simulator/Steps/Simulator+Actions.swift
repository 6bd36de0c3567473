import Foundation
import UIKit

extension Simulator {
  /// Does an action if it is possible; what follows from it is left open.
  ///
  /// - Returns: Nil, or why it is not possible; nothing has changed then.
  func perform(_ action: UserAction) -> ActionRefusal? {
    if let refusal = refusal(of: action) { return refusal }
    let mark = runtime.log.entries.count
    let previousMark = lastActionMark
    lastActionMark = mark
    beginStep()
    let refusal = carryOut(action)
    if refusal != nil {
      lastActionMark = previousMark
      takeStepBack()
    }
    return refusal
  }

  private func carryOut(_ action: UserAction) -> ActionRefusal? {
    switch action {
    case .tap(let reference):
      tap(reference)
    case .tapOutside:
      tapOutside()
    case .enter(let field, let text):
      enter(text, into: field)
    case .back(let target):
      goBack(target)
    case .swipeBack(let ending):
      swipeBack(ending)
    case .swipeDown(let ending):
      swipeDown(ending)
    case .swipePage(let direction, let ending):
      return swipePage(direction, ending)
    case .selectTab(let reference):
      if let index = tabIndex(reference) { tabBarController?.tapTab(at: index) }
    case .reselectTab:
      if let tabs = tabBarController { tabs.tapTab(at: tabs.selectedIndex) }
    case .dismiss(let scope):
      dismiss(scope)
    case .choose(let button):
      if let alert = alertController, let action = alertAction(button) { alert.choose(action) }
    case .open(let text):
      return open(text)
    case .app(let event):
      handle(event)
    case .service(let name, let behavior):
      settings.set(name, behavior)
      environment?.services.set(name, behavior)
    case .pasteboard(let text):
      runtime.pasteboard.copy(text: text)
    case .notification(let name):
      let isTouched = appType.vocabulary.notifications.contains(name)
      if isInBackground, isTouched { enterForeground() }
      app?.receive(notification: name)
    case .permission(let name, let state):
      setPermission(name, state)
    }
    return nil
  }

  private func tap(_ reference: ElementReference) {
    guard case .success(let element) = find(reference) else { return }
    let mark = runtime.log.entries.count
    element.action()
    guard runtime.log.entries.count == mark else { return }
    switch element.kind {
    case "segment":
      runtime.log.note("selected segment \"\(element.title)\"")
    case "switch":
      guard case .success(let after) = find(reference), after.value != element.value else { return }
      runtime.log.note("set switch \"\(after.title)\" \(after.value ?? "")")
    default:
      // A row that is chosen stays where it is and shows that it is chosen. Kinds are the app's own words.
      guard element.value != nil || element.id != nil,
        case .success(let after) = find(reference), after.value != element.value
      else { return }
      let verb = after.showsChoice ? "selected" : "deselected"
      runtime.log.note("\(verb) \(element.kind) \(element.id ?? "\"\(element.title)\"")")
    }
  }

  private func enter(_ text: String, into name: String) {
    guard let field = field(name) else { return }
    field.enter?(text)
    runtime.log.note("set \(name) \"\(text)\"")
  }

  /// The names of the fields on the visible screen, in order.
  var fieldNames: [String] { elements.filter(\.isField).map(\.title) }

  private func tapOutside() {
    if let alert = alertController {
      _ = alert.chooseCancel()
    } else {
      _ = modalChain.last?.tapOutside()
    }
  }

  private func goBack(_ target: BackTarget) {
    guard let stack = frontStack else { return }
    switch target {
    case .button:
      stack.tapBackButton()
    case .levels(let levels):
      stack.chooseBackMenuEntry(stack.backMenu[levels - 1])
    case .screen(let label):
      if let entry = stack.backMenu.first(where: { Label.of($0) == label }) {
        stack.chooseBackMenuEntry(entry)
      }
    case .root:
      if let entry = stack.backMenu.last { stack.chooseBackMenuEntry(entry) }
    }
  }

  private func swipeBack(_ ending: GestureEnding) {
    guard let stack = frontStack, stack.beginSwipeBack() else { return }
    switch ending {
    case .finish: stack.finishSwipeBack()
    case .cancel: stack.cancelSwipeBack()
    }
  }

  private func swipeDown(_ ending: GestureEnding) {
    guard let modal = modalChain.last, modal.beginDragDown() == .began else { return }
    switch ending {
    case .finish: modal.finishDragDown()
    case .cancel: modal.cancelDragDown()
    }
  }

  /// Only the app's data source knows whether there is a page, so it is asked now.
  private func swipePage(_ direction: PageDirection, _ ending: GestureEnding) -> ActionRefusal? {
    let label = screen
    guard let pages = pageController,
      pages.beginSwipe(direction == .next ? .forward : .reverse)
    else { return .noPage(direction, screen: label) }
    switch ending {
    case .finish:
      pages.finishSwipe()
      runtime.log.note("turned to \(screen)")
    case .cancel:
      pages.cancelSwipe()
      runtime.log.note("swipe page cancelled, still on \(screen)")
    }
    return nil
  }

  private func dismiss(_ scope: DismissalScope) {
    switch scope {
    case .top: modalChain.last?.presenter?.dismiss(animated: true)
    case .all: root?.dismiss(animated: true)
    }
  }

  /// Hands a URL to the app.
  ///
  /// An app in the background comes to the front only if it takes the URL, so that a refused one changes nothing.
  private func open(_ text: String) -> ActionRefusal? {
    guard let url = URL(outside: text), let app else { return .malformedURL(text) }
    switch app.open(url) {
    case .unhandled(let asked, let reason):
      return .unhandledURL(text, asked: asked, because: reason)
    case .handled:
      if isInBackground { enterForeground() }
      return nil
    }
  }

  /// Changes a permission; the app is told only of a change.
  private func setPermission(_ name: String, _ state: PermissionState) {
    guard permissions[name, default: .granted] != state else { return }
    permissions[name] = state
    environment?.setPermission(name, state)
    app?.permissionDidChange(name)
  }

  private func handle(_ event: AppEvent) {
    switch event {
    case .launch(let parameters):
      relaunch(parameters: parameters)
    case .background:
      runtime.application.enterBackground()
      app?.didEnterBackground()
      runtime.log.note("entered background")
    case .foreground:
      enterForeground()
    case .terminate:
      runtime.application.terminate()
      endRun()
      runtime.log.note("terminated")
    case .memoryWarning:
      for controller in treeControllers where controller.isViewLoaded {
        controller.didReceiveMemoryWarning()
      }
      runtime.log.note("warned of short memory")
    }
  }

  private func enterForeground() {
    app?.willEnterForeground()
    runtime.application.enterForeground()
    runtime.log.note("entered foreground")
  }

  /// The place of a tab, from 0; nil if there is none.
  func tabIndex(_ reference: TabReference) -> Int? {
    switch reference {
    case .position(let position):
      (1...max(tabs.count, 1)).contains(position) && !tabs.isEmpty ? position - 1 : nil
    case .name(let name):
      tabs.firstIndex(of: name)
    }
  }

  /// The button of the alert with this title.
  func alertAction(_ title: String) -> UIAlertAction? {
    alertController?.actions.first { $0.title == title }
  }
}

extension Element {
  /// Whether a row that a tap leaves in place shows that it is chosen: it has a value that does not say off.
  fileprivate var showsChoice: Bool { value != nil && value != "off" }
}

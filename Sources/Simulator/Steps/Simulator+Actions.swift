import Foundation
import UIKit

extension Simulator {
  /// Does an action if it is possible; what follows from it is left open.
  ///
  /// - Returns: Nil, or why it is not possible; nothing has changed then.
  func perform(_ action: UserAction) -> ActionRefusal? {
    // An element is looked for once: what looks for it runs the app's code.
    let front = inFront
    if keepsGrounds { beginGrounds(front, runtime.log.entryCount) }
    var target: Found?
    if isRunning, !isInBackground, let touched = touched(by: action, front) {
      switch touched {
      case .success(let found): target = found
      case .failure(let refusal): return refusal
      }
    } else if let refusal = refusal(of: action, front) {
      return refusal
    }
    let previousMark = lastActionMark
    let previousCallbackMark = lastCallbackMark
    let mark = runtime.log.entryCount
    lastActionMark = mark
    lastCallbackMark = runtime.log.callbackCount
    beginStep(mark)
    let refusal = carryOut(action, on: target, front)
    if refusal != nil {
      lastActionMark = previousMark
      lastCallbackMark = previousCallbackMark
      takeStepBack()
    }
    return refusal
  }

  private func carryOut(
    _ action: UserAction, on target: Found?, _ front: Front?
  ) -> ActionRefusal? {
    switch action {
    case .tap(let reference):
      if let target { tap(target, reference) }
    case .tapOutside:
      tapOutside()
    case .enter(let name, let text):
      target?.element.enter?(text)
      runtime.log.note("set \(name) \"\(text)\"")
    case .back(let way):
      if let stack = front?.stack { goBack(way, on: stack) }
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
      let isTouched = words.notifications.contains(name)
      if isInBackground, isTouched { enterForeground() }
      app?.receive(notification: name)
    case .permission(let name, let state):
      setPermission(name, state)
    case .device(let change):
      self.change(change)
    }
    return nil
  }

  private func tap(_ found: Found, _ reference: ElementReference) {
    let element = found.element
    let mark = runtime.log.entryCount
    element.action()
    guard runtime.log.entryCount == mark else { return }
    switch element.kind {
    case "segment":
      runtime.log.note("selected segment \"\(element.title)\"")
    case "switch":
      guard let after = findAgain(found, reference), after.value != element.value else { return }
      runtime.log.note("set switch \"\(after.title)\" \(after.value ?? "")")
    default:
      // A row that is chosen stays where it is and shows that it is chosen. Kinds are the app's own words.
      guard element.value != nil || element.id != nil,
        let after = findAgain(found, reference), after.value != element.value
      else { return }
      let verb = after.showsChoice ? "selected" : "deselected"
      runtime.log.note("\(verb) \(element.kind) \(element.id ?? "\"\(element.title)\"")")
    }
  }

  /// The names of the fields on the visible screen, in order.
  var fieldNames: [String] { elements.filter(\.isField).map(\.title) }

  private func tapOutside() {
    if let alert = alertController {
      _ = alert.chooseCancel()
    } else {
      _ = topModal?.tapOutside()
    }
  }

  private func goBack(_ target: BackTarget, on stack: UINavigationController) {
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
    guard let modal = topModal, modal.beginDragDown() == .began else { return }
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
    case .top: topModal?.presenter?.dismiss(animated: true)
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
      (1...max(tabCount, 1)).contains(position) && tabCount > 0 ? position - 1 : nil
    case .name(let name):
      (0..<tabCount).first { tabName(at: $0) == name }
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

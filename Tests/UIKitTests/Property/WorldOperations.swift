@testable import UIKit

/// Something a random app or user does.
@MainActor
struct WorldOperation {
  let words: String
  var movesTime = false
  let run: () -> Void
}

extension World {
  func makeOperation() -> WorldOperation {
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<18: push()
    case 18..<28: pop()
    case 28..<34: popTo()
    case 34..<38: popToRoot()
    case 38..<46: set()
    case 46..<58: present()
    case 58..<66: dismiss()
    case 66..<72: select()
    case 72..<76: tapTab()
    case 76..<82: swipe()
    case 82..<86: drag()
    case 86..<88: tapBack()
    case 88..<90: answerAlert()
    case 90..<91: leaveParent()
    case 91..<96: hook()
    case 96..<97: hideWindow()
    case 97..<98: Bool.random(using: &random) ? forget() : replaceRoot()
    case 98..<99: Bool.random(using: &random) ? embed() : replaceTabs()
    default: step()
    }
  }

  private func anyStack() -> UINavigationController? { stacks.randomElement(using: &random) }

  private func anyController() -> UIViewController? { alive.randomElement(using: &random) }

  /// Mostly a new screen, sometimes one that is in use or was.
  private func screenToShow() -> UIViewController {
    if random.chance(25), let known = anyController() { return known }
    return makeScreen()
  }

  private func list(_ controllers: [UIViewController]) -> String {
    controllers.map(\.traceName).joined(separator: " ")
  }

  private func push() -> WorldOperation {
    guard let stack = anyStack() else { return step() }
    let (screen, animated) = (screenToShow(), random.chance(60))
    return WorldOperation(words: "\(stack.traceName).push(\(screen.traceName), \(animated))") {
      stack.pushViewController(screen, animated: animated)
    }
  }

  private func pop() -> WorldOperation {
    guard let stack = anyStack() else { return step() }
    let animated = random.chance(60)
    return WorldOperation(words: "\(stack.traceName).pop(\(animated))") {
      stack.popViewController(animated: animated)
    }
  }

  private func popTo() -> WorldOperation {
    guard let stack = anyStack() else { return step() }
    let members = stack.viewControllers
    guard let target = random.chance(85) ? members.randomElement(using: &random) : anyController()
    else { return step() }
    let animated = random.chance(60)
    return WorldOperation(words: "\(stack.traceName).popTo(\(target.traceName), \(animated))") {
      stack.popToViewController(target, animated: animated)
    }
  }

  private func popToRoot() -> WorldOperation {
    guard let stack = anyStack() else { return step() }
    let animated = random.chance(60)
    return WorldOperation(words: "\(stack.traceName).popToRoot(\(animated))") {
      stack.popToRootViewController(animated: animated)
    }
  }

  private func set() -> WorldOperation {
    guard let stack = anyStack() else { return step() }
    var new = stack.viewControllers.filter { _ in random.chance(60) }
    for _ in 0..<Int.random(in: 0...2, using: &random) { new.append(screenToShow()) }
    if random.chance(30) { new.shuffle(using: &random) }
    if new.isEmpty, random.chance(80) { new = [makeScreen()] }
    let animated = random.chance(60)
    return WorldOperation(words: "\(stack.traceName).set([\(list(new))], \(animated))") {
      stack.setViewControllers(new, animated: animated)
    }
  }

  private func present() -> WorldOperation {
    guard let requester = anyController() else { return step() }
    let modal: UIViewController
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<5: modal = makeScreen()
    case 5..<7: modal = makeStack()
    case 7..<8: modal = makeAlert()
    default: modal = screenToShow()
    }
    let animated = random.chance(60)
    let style = modal.modalPresentationStyle.name
    return WorldOperation(
      words: "\(requester.traceName).present(\(modal.traceName) as \(style), \(animated))"
    ) { [self] in
      let call = expectCompletion(of: "present(\(modal.traceName))")
      let wasPresented = modal.presenter != nil
      requester.present(modal, animated: animated) { [weak self] in
        self?.completions[call].runs += 1
      }
      if !wasPresented, modal.presenter != nil { completions[call].isAccepted = true }
    }
  }

  private func dismiss() -> WorldOperation {
    guard let requester = anyController() else { return step() }
    let animated = random.chance(60)
    return WorldOperation(words: "\(requester.traceName).dismiss(\(animated))") { [self] in
      let call = expectCompletion(of: "dismiss from \(requester.traceName)")
      let before = runtime.diagnostics.entries.count
      requester.dismiss(animated: animated) { [weak self] in self?.completions[call].runs += 1 }
      if runtime.diagnostics.entries.count == before { completions[call].isAccepted = true }
    }
  }

  private func expectCompletion(of words: String) -> Int {
    completions.append(Completion(words: words, isAccepted: false))
    return completions.count - 1
  }

  private func select() -> WorldOperation {
    let index = random.chance(10) ? 7 : Int.random(in: 0...1, using: &random)
    return WorldOperation(words: "T.selectedIndex = \(index)") { [self] in
      tabs?.selectedIndex = index
    }
  }

  private func tapTab() -> WorldOperation {
    let index = Int.random(in: 0...1, using: &random)
    return WorldOperation(words: "tap tab \(index)") { [self] in
      taps += 1
      tabs?.tapTab(at: index)
      taps -= 1
    }
  }

  private func swipe() -> WorldOperation {
    guard let stack = anyStack() else { return step() }
    if stack.transition?.isInteractive == true {
      let finishes = random.chance(50)
      return WorldOperation(words: "\(stack.traceName).\(finishes ? "finish" : "cancel")Swipe") {
        if finishes { stack.finishSwipeBack() } else { stack.cancelSwipeBack() }
      }
    }
    if random.chance(40) { return swipeAndCancel(stack) }
    return WorldOperation(words: "\(stack.traceName).beginSwipe") { [self] in
      if stack.beginSwipeBack() { mayMissEnds.insert(stack.id) }
    }
  }

  /// Whether a gesture would be all that happens.
  private var isQuiet: Bool {
    hooks.isEmpty && runtime.delivery.isIdle && !runtime.delivery.hasWaiting
      && runtime.openStackTransitions == 0 && runtime.openPresentations == 0
  }

  /// A cancelled gesture must leave everything as it was.
  private func swipeAndCancel(_ stack: UINavigationController) -> WorldOperation {
    WorldOperation(words: "\(stack.traceName).beginSwipe, cancelSwipe") { [self] in
      let before = snapshot()
      let isQuiet = isQuiet
      guard stack.beginSwipeBack() else { return }
      mayMissEnds.insert(stack.id)
      stack.cancelSwipeBack()
      if isQuiet { check(snapshot() == before, "10: a cancelled swipe changed something") }
    }
  }

  private func drag() -> WorldOperation {
    guard let modal = alive.filter({ $0.presenter != nil }).randomElement(using: &random) else {
      return step()
    }
    let name = modal.traceName
    if modal.presenter?._extras?.presentationTransition?.isInteractive == true {
      let finishes = random.chance(50)
      return WorldOperation(words: "\(name).\(finishes ? "finish" : "cancel")Drag") {
        if finishes { modal.finishDragDown() } else { modal.cancelDragDown() }
      }
    }
    if random.chance(30) {
      return WorldOperation(words: "tap outside \(name)") { _ = modal.tapOutside() }
    }
    if random.chance(40) {
      return WorldOperation(words: "\(name).beginDrag, cancelDrag") { [self] in
        let before = snapshot()
        let isQuiet = isQuiet
        guard modal.beginDragDown() == .began else { return }
        modal.cancelDragDown()
        if isQuiet { check(snapshot() == before, "10: a cancelled drag changed something") }
      }
    }
    return WorldOperation(words: "\(name).beginDrag") { _ = modal.beginDragDown() }
  }

  private func tapBack() -> WorldOperation {
    guard let stack = anyStack() else { return step() }
    if random.chance(50), let entry = stack.backMenu.randomElement(using: &random) {
      return WorldOperation(words: "\(stack.traceName).backMenu(\(entry.traceName))") {
        stack.chooseBackMenuEntry(entry)
      }
    }
    return WorldOperation(words: "\(stack.traceName).tapBack") { stack.tapBackButton() }
  }

  private func answerAlert() -> WorldOperation {
    let alerts = alive.compactMap { $0 as? UIAlertController }
    guard let alert = alerts.randomElement(using: &random) else { return step() }
    return WorldOperation(words: "answer \(alert.traceName)") { [self] in
      guard let action = alert.actions.first else { return }
      if alert.choose(action) { alertsAnswered += 1 }
    }
  }

  private func leaveParent() -> WorldOperation {
    guard let controller = anyController(), !(controller.parent is UITabBarController) else {
      return step()
    }
    return WorldOperation(words: "\(controller.traceName).removeFromParent()") {
      controller.removeFromParent()
    }
  }

  private func hook() -> WorldOperation {
    guard let controller = anyController(),
      let moment = Moment.allCases.randomElement(using: &random)
    else { return step() }
    return WorldOperation(words: "hook \(controller.traceName).\(moment)") { [self] in
      hooks[controller.id] = moment
    }
  }

  private func hideWindow() -> WorldOperation {
    let hides = !window.isHidden
    return WorldOperation(words: "window.isHidden = \(hides)") { [self] in window.isHidden = hides }
  }

  private func forget() -> WorldOperation {
    WorldOperation(words: "forget what the app holds") { [self] in held = [] }
  }

  private func replaceRoot() -> WorldOperation {
    let root: UIViewController
    switch Int.random(in: 0..<3, using: &random) {
    case 0: root = makeTabs()
    case 1: root = makeStack()
    default: root = screenToShow()
    }
    return WorldOperation(words: "window.root = \(root.traceName)") { [self] in
      window.rootViewController = root
    }
  }

  private func replaceTabs() -> WorldOperation {
    guard let tabs = alive.compactMap({ $0 as? UITabBarController }).randomElement(using: &random)
    else { return step() }
    var new = (tabs.viewControllers ?? []).filter { _ in random.chance(70) }
    if random.chance(60) { new.append(makeStack()) }
    if random.chance(20) { new.append(screenToShow()) }
    if random.chance(30) { new.shuffle(using: &random) }
    return WorldOperation(words: "\(tabs.traceName).tabs = [\(list(new))]") {
      tabs.viewControllers = new
    }
  }

  /// Puts a controller into a plain one, as an app's own container does.
  private func embed() -> WorldOperation {
    guard let parent = alive.filter({ $0 is Probe }).randomElement(using: &random) else {
      return step()
    }
    let child = random.chance(30) ? makeStack() : screenToShow()
    return WorldOperation(words: "\(parent.traceName).embed(\(child.traceName))") {
      parent.addChild(child)
      guard child.parent === parent else { return }
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
  }

  private func step() -> WorldOperation {
    WorldOperation(words: "run one", movesTime: true) { [self] in runtime.loop.runNext() }
  }
}

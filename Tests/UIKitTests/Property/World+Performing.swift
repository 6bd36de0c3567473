@testable import UIKit

extension World {
  /// Does one operation, from outside or inside a callback, and checks that it changed nothing if it was refused.
  func perform(_ operation: WorldOperation) {
    if violation != nil { return }
    operations += 1
    write("> \(operation.withoutBody)")
    defer { checkCircles() }
    let begun = gesture.take()
    // Made before the state is looked at, and alive until it has been compared.
    let concerned = operation.concerned.map(find)
    defer { withExtendedLifetime(concerned) {} }
    // What waits may go on with this operation, and be refused in its stead.
    if depth > 0 || operation.movesTime || runtime.delivery.hasWaiting {
      carryOut(operation, after: begun)
    } else {
      let isIllegal = isQuiet && isIllegal(operation)
      let before = snapshot()
      let counts = (told: told, fired: hooksFired, refused: runtime.diagnostics.entries.count)
      carryOut(operation, after: begun)
      guard hooksFired == counts.fired else { return }
      judge(
        operation, isIllegal: isIllegal, before: before, told: told - counts.told,
        refusals: runtime.diagnostics.entries[counts.refused...].filter {
          $0.refusal.answer != .warning
        }.count)
    }
  }

  /// A refused operation changes nothing and leaves one warning (invariant 6).
  private func judge(
    _ operation: WorldOperation, isIllegal: Bool, before: [Fact], told: Int, refusals: Int
  ) {
    if isIllegal { check(6, refusals == 1, "\(operation) was not refused") }
    guard refusals > 0 else { return }
    check(6, refusals == 1, "\(refusals) refusals of \(operation)")
    check(6, told == 0 || operation.isTouch, "\(operation) was refused and called somebody")
    check(6, told > 0 || snapshot() == before, "\(operation) was refused and changed something")
  }

  /// Whether the catalogue refuses an operation whatever else is true (11.4).
  private func isIllegal(_ operation: WorldOperation) -> Bool {
    switch operation {
    case .push(let name, let stack, _):
      guard let stack = existingStack(stack), let screen = existing(name) else { return false }
      return screen is UINavigationController || screen.parent === stack
    case .pop(let stack, _): return existingStack(stack)?.viewControllers.count ?? 2 < 2
    case .popTo(let name, let stack, _):
      guard let stack = existingStack(stack), let screen = existing(name) else { return false }
      return screen.parent !== stack
    case .set(let names, let stack, _):
      return existingStack(stack) != nil
        && (Set(names).count < names.count
          || names.contains { existing($0) is UINavigationController })
    case .present(let name, let requester, _):
      guard existing(requester) != nil, let modal = existing(name) else { return false }
      return modal.presenter != nil || modal.parent != nil || window.rootViewController === modal
    case .select(let index, let tabs):
      guard let tabs = existingTabs(tabs) else { return false }
      return index >= tabs.viewControllers?.count ?? 0
    case .selectTab(let name, let tabs):
      guard let tabs = existingTabs(tabs), let tab = existing(name) else { return false }
      return tab.parent !== tabs
    case .setTabs(let names, let tabs):
      return existingTabs(tabs) != nil && Set(names).count < names.count
    case .popToRoot, .dismiss, .tapTab, .swipe, .drag, .tapOutside, .tapBack, .backMenu, .answer,
      .embed, .removeFromParent, .setRoot, .hideWindow, .forget, .system, .step, .settle, .inside:
      return false
    }
  }

  private func carryOut(_ operation: WorldOperation, after begun: BegunGesture?) {
    switch operation {
    case .push, .pop, .popTo, .popToRoot, .set, .tapBack, .backMenu: changeStack(operation)
    case .present(let modal, let requester, let animated):
      present(modal, from: requester, animated: animated)
    case .dismiss(let requester, let animated): dismiss(requester, animated: animated)
    case .answer(let alert): answer(alert)
    case .select, .selectTab, .tapTab, .setTabs: changeTabs(operation)
    case .swipe(let stack, let gesture): swipe(stack, gesture, after: begun)
    case .drag(let modal, let gesture): drag(modal, gesture, after: begun)
    case .tapOutside(let modal): tapOutside(modal)
    case .embed(let child, let parent):
      guard let parent = existing(parent), let child = find(child) else { return }
      put(child, into: parent)
    case .removeFromParent(let child): existing(child)?.removeFromParent()
    case .setRoot(let root): if let root = find(root) { window.rootViewController = root }
    case .hideWindow(let hides): window.isHidden = hides
    case .forget: held = []
    case .system(let generation): runtime.generation = generation
    case .step: runtime.loop.runNext()
    case .settle(let finishes): settle(finishing: finishes)
    case .inside(let name, let occasion, let body):
      hooks.append(Hook(place: script.count - 1, name: name, occasion: occasion, body: body))
    }
  }

  private func changeStack(_ operation: WorldOperation) {
    switch operation {
    case .push(let name, let stack, let animated):
      guard let stack = existingStack(stack), let screen = find(name) else { return }
      stack.pushViewController(screen, animated: animated)
      watchTransition(of: stack)
    case .pop(let stack, let animated):
      guard let stack = existingStack(stack) else { return }
      popping(stack) { stack.popViewController(animated: animated).map { [$0] } }
      watchTransition(of: stack)
    case .popTo(let name, let stack, let animated):
      guard let stack = existingStack(stack), let screen = find(name) else { return }
      popping(stack) { stack.popToViewController(screen, animated: animated) }
    case .popToRoot(let stack, let animated):
      guard let stack = existingStack(stack) else { return }
      popping(stack) { stack.popToRootViewController(animated: animated) }
      watchTransition(of: stack)
    case .set(let names, let stack, let animated):
      guard let stack = existingStack(stack) else { return }
      stack.setViewControllers(names.compactMap(find), animated: animated)
      watchTransition(of: stack)
    case .tapBack(let stack):
      guard let stack = existingStack(stack) else { return }
      popping(stack) {
        stack.tapBackButton()
        return nil
      }
    case .backMenu(let name, let stack):
      guard let stack = existingStack(stack), let entry = existing(name) else { return }
      stack.chooseBackMenuEntry(entry)
    case .present, .dismiss, .select, .selectTab, .tapTab, .setTabs, .swipe, .drag, .tapOutside,
      .answer, .embed, .removeFromParent, .setRoot, .hideWindow, .forget, .system, .step, .settle,
      .inside:
      return
    }
  }

  /// No pop takes the last member away; what it says it took is gone (invariant 4).
  private func popping(_ stack: UINavigationController, _ pop: () -> [UIViewController]?) {
    let wasEmpty = stack.viewControllers.isEmpty
    let fired = hooksFired
    // What waits may go on with the pop, and take members to another stack.
    let isJudged = !runtime.delivery.hasWaiting
    let popped = pop()
    guard isJudged, hooksFired == fired else { return }
    check(
      4, wasEmpty || !stack.viewControllers.isEmpty, "the root of \(stack.traceName) was popped")
    for controller in popped ?? [] where stack.viewControllers.contains(controller) {
      check(4, false, "\(controller.traceName) was popped and still is on \(stack.traceName)")
    }
  }

  private func changeTabs(_ operation: WorldOperation) {
    switch operation {
    case .select(let index, let tabs): existingTabs(tabs)?.selectedIndex = index
    case .selectTab(let name, let tabs):
      guard let tabs = existingTabs(tabs), let tab = existing(name) else { return }
      tabs.selectedViewController = tab
    case .tapTab(let index, let tabs):
      guard let tabs = existingTabs(tabs) else { return }
      tabTaps += 1
      tabs.tapTab(at: index)
      tabTaps -= 1
    case .setTabs(let names, let tabs):
      guard let tabs = existingTabs(tabs) else { return }
      tabs.viewControllers = names.compactMap(find)
    case .push, .pop, .popTo, .popToRoot, .set, .present, .dismiss, .swipe, .drag, .tapOutside,
      .tapBack, .backMenu, .answer, .embed, .removeFromParent, .setRoot, .hideWindow, .forget,
      .system, .step, .settle, .inside:
      return
    }
  }
}

import Coordination
import UIKit

extension CoordinatorWorld {
  /// Does something at random.
  @discardableResult
  func act() -> Call? {
    if isEnding { return nil }
    switch random.below(22) {
    case 0, 1, 2, 3: startChild()
    case 4, 5, 6: random.pick(liveJourneys)?.show(random.below(6))
    case 7:
      let journey = random.pick(liveJourneys)
      if random.chance(2) { journey?.presentStack() } else { journey?.presentTabs() }
    case 8, 9: return finishSomething()
    case 10: return removeSomething()
    case 11, 12: return changeTabs()
    case 13: return changeRoot()
    case 14: openLink()
    case 15, 16, 17: return callRouter()
    case 18: proceed()
    default:
      if bypasses, random.chance(3) {
        callUIKit()
      } else if touches, mayTouch {
        touch()
      }
    }
    return nil
  }

  private func startChild() {
    guard let parent = random.pick(parents), let stack = random.pick(window.allStacks) else {
      return
    }
    let child = makeJourney(on: Router(rootViewController: stack))
    journal.append("start \(child.record.name)")
    parent.start(child)
  }

  private func finishSomething() -> Call? {
    guard let journey = random.pick(liveJourneys) else { return nil }
    let keeps = random.chance(6)
    let animated = !random.chance(3)
    return call("\(journey.record.name) finish\(keeps ? " keeping" : "")") { call in
      call.isCounted = isAllInTree
      return journey.finish(keepingScreens: keeps, animated: animated)
    }
  }

  private func removeSomething() -> Call? {
    guard let parent = random.pick(parents), let child = random.pick(parent.childCoordinators)
    else { return nil }
    let animated = !random.chance(3)
    let name = (child as? WalkJourney)?.record.name ?? "\(type(of: child))"
    return call("remove \(name)") { call in
      call.isCounted = isAllInTree
      return parent.remove(child, animated: animated)
    }
  }

  private func changeTabs() -> Call? {
    guard let tabs else { return nil }
    switch random.below(8) {
    case 0:
      guard let tab = random.pick(tabs.tabs), tabs.tabs.count > 1 else { return nil }
      return call("remove tab \(tab)") { _ in tabs.removeTab(tab) }
    case 1:
      let item = tabs.makeItem(random.below(4))
      return call("add tab \(item.id)") { _ in tabs.addTab(item) }
    default:
      let tab = random.below(4)
      return call("select \(tab)") { _ in tabs.select(tab) }
    }
  }

  private func changeRoot() -> Call? {
    guard let app, random.chance(2) else { return nil }
    if random.chance(2), let event = random.pick(SessionEvent.allCases) {
      return call("receive \(event)") { call in
        call.isCounted = isAllInTree
        return app.receive(event)
      }
    }
    let root = random.below(3)
    let animation: RootAnimation = random.chance(2) ? .none : .crossDissolve()
    return call("show root \(root)") { call in
      call.isCounted = isAllInTree
      return app.show(root, animation: animation)
    }
  }

  private func openLink() {
    let route = random.below(8)
    if let link = links?.open(route) { follow(link: link, "link \(route)") }
  }

  private func callRouter() -> Call? {
    guard let stack = random.pick(window.allStacks) else { return nil }
    let router = Router(rootViewController: stack)
    let animated = !random.chance(3)
    switch random.below(6) {
    case 0: return call("pop") { _ in router.pop(animated: animated) }
    case 1: return call("popToRoot") { _ in router.popToRoot(animated: animated) }
    case 2: return call("dismiss") { _ in router.dismiss(animated: animated) }
    case 3: return call("dismissAll") { _ in router.dismissAll(animated: animated) }
    case 4:
      guard let target = random.pick(stack.viewControllers) else { return nil }
      return call("dismissTo") { _ in router.dismissTo(target, animated: animated) }
    default: return call("close") { _ in router.close(animated: animated) }
    }
  }

  private func proceed() {
    guard !attempts.isEmpty else { return }
    let attempt = attempts.removeLast()
    call("proceed with \(attempt.reason)") { _ in attempt.proceed() }
  }

  /// A finger.
  private func touch() {
    guard let stack = random.pick(window.allStacks.filter { $0.viewIfLoaded?.window != nil }) else {
      return
    }
    switch random.below(8) {
    case 0, 1:
      journal.append("back button")
      stack.tapBackButton()
    case 2:
      journal.append("back menu")
      if let target = random.pick(stack.backMenu) { stack.chooseBackMenuEntry(target) }
    case 3:
      journal.append("swipe begins")
      _ = stack.beginSwipeBack()
    case 4:
      journal.append("swipe ends")
      random.chance(2) ? stack.cancelSwipeBack() : stack.finishSwipeBack()
    case 5:
      journal.append("pull begins")
      _ = window.allModals.last?.beginDragDown()
    case 6:
      journal.append("pull ends")
      let modal = window.allModals.last
      random.chance(2) ? modal?.cancelDragDown() : modal?.finishDragDown()
    default:
      guard let bar = tabs?.tabBarController, let count = bar.viewControllers?.count else { return }
      journal.append("tab")
      if window.allModals.isEmpty { bar.tapTab(at: random.below(count)) }
    }
  }

  /// UIKit called directly.
  private func callUIKit() {
    guard let stack = random.pick(window.allStacks) else { return }
    let animated = !random.chance(3)
    switch random.below(5) {
    case 0:
      journal.append("UIKit: push")
      stack.pushViewController(makeScreen(), animated: animated)
    case 1:
      journal.append("UIKit: pop")
      stack.popViewController(animated: animated)
    case 2:
      journal.append("UIKit: set")
      let screens = stack.viewControllers.filter { _ in random.chance(2) } + [makeScreen()]
      stack.setViewControllers(screens, animated: animated)
    case 3:
      journal.append("UIKit: dismiss")
      (random.pick(window.allModals) ?? stack).dismiss(animated: animated)
    default:
      journal.append("UIKit: present")
      (window.allModals.last ?? stack).present(makeScreen(), animated: animated)
    }
  }
}

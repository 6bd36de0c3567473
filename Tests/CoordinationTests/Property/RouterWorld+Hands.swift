import Coordination
import UIKit

extension RouterWorld {
  /// Does something that no router is asked for: UIKit called directly, or a finger.
  func bypass() {
    guard let stack = random.pick(stacks()) else { return }
    let animated = !random.chance(3)
    switch random.below(16) {
    case 0:
      note("UIKit: push")
      stack.pushViewController(makeScreen(), animated: animated)
    case 1:
      note("UIKit: pop")
      stack.popViewController(animated: animated)
    case 2:
      note("UIKit: popToRoot")
      stack.popToRootViewController(animated: animated)
    case 3:
      note("UIKit: set")
      let screens = stack.viewControllers.filter { _ in random.chance(2) } + [makeScreen()]
      stack.setViewControllers(screens, animated: animated)
    case 4:
      note("UIKit: present")
      (modals().last ?? stack).present(
        random.chance(3) ? makeAlert() : makeScreen(), animated: animated)
    case 5:
      note("UIKit: dismiss")
      (random.pick(modals()) ?? stack).dismiss(animated: animated)
    case 6:
      note("UIKit: removeFromParent")
      if stack.viewControllers.count > 1 { random.pick(stack.viewControllers)?.removeFromParent() }
    case 7:
      note("back button")
      stack.tapBackButton()
    case 8:
      note("back menu")
      if let target = random.pick(stack.backMenu) { stack.chooseBackMenuEntry(target) }
    case 9:
      note("swipe begins")
      _ = stack.beginSwipeBack()
    case 10:
      note("swipe ends")
      random.chance(2) ? stack.cancelSwipeBack() : stack.finishSwipeBack()
    case 11:
      note("pull begins")
      _ = modals().last?.beginDragDown()
    case 12:
      note("pull ends")
      random.chance(2) ? modals().last?.cancelDragDown() : modals().last?.finishDragDown()
    case 13:
      note("alert answered")
      if let alert = modals().last as? UIAlertController { alert.choose(alert.actions[0]) }
    case 14:
      note("tab")
      (window.rootViewController as? UITabBarController)?.tapTab(at: random.below(2))
    default:
      guard random.chance(6) else { return }
      note("UIKit: window root")
      window.rootViewController = UINavigationController(rootViewController: makeScreen())
    }
  }

  private func note(_ words: String) {
    journal.append(words)
  }
}

extension RouterWorld {
  /// What a call's outcome counts: members of stacks, modals, the root.
  struct Units {
    let members: [ObjectIdentifier: Set<ObjectIdentifier>]
    let others: Set<ObjectIdentifier>
    let text: String

    @MainActor
    init(of window: UIWindow) {
      let controllers = [window.rootViewController].compactMap(\.self) + window.allModals
      var members: [ObjectIdentifier: Set<ObjectIdentifier>] = [:]
      for stack in window.allStacks {
        members[ObjectIdentifier(stack)] = Set(stack.viewControllers.map(ObjectIdentifier.init))
      }
      self.members = members
      others = Set(controllers.map(ObjectIdentifier.init))
      text = controllers.map(Self.text).joined(separator: " + ")
    }

    /// A controller and what stands in it, by serial numbers.
    @MainActor
    private static func text(of controller: UIViewController) -> String {
      let members = (controller as? UITabBarController)?.viewControllers ?? controller.children
      let inside = members.isEmpty ? "" : "\(members.map(text))"
      return "\(controller.id.rawValue)\(inside)"
    }
  }

  func units() -> Units { Units(of: window) }

  /// What came and what left between two moments, as an outcome counts it: what stands in a stack that came or went
  /// itself is not counted.
  static func change(from before: Units, to after: Units) -> TransitionOutcome {
    var added = after.others.subtracting(before.others).count
    var removed = before.others.subtracting(after.others).count
    for (stack, old) in before.members {
      guard let new = after.members[stack] else { continue }
      added += new.subtracting(old).count
      removed += old.subtracting(new).count
    }
    return TransitionOutcome(added: added, removed: removed)
  }
}

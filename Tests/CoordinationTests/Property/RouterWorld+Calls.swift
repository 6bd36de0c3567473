import Coordination
import UIKit

extension RouterWorld {
  /// Calls one of the routers.
  @discardableResult
  func callSomething() -> Call? {
    if isEnding { return nil }
    if random.chance(12) { return callWindowRouter() }
    guard let stack = random.pick(stacks()) else { return callWindowRouter() }
    let router = Router(rootViewController: stack)
    let animated = !random.chance(3)
    let requester = random.chance(4) ? stack.topViewController : nil
    switch random.below(14) {
    case 0, 1, 2:
      let screen = makeScreen()
      return call("push \(screen.record.name)") {
        router.push(screen, animated: animated, from: requester, onRemoval: closure(of: screen))
      }
    case 3:
      return call("pop") { router.pop(animated: animated, from: requester) }
    case 4:
      let target = random.pick(stack.viewControllers) ?? makeScreen()
      return call("popTo") { router.popTo(target, animated: animated) }
    case 5:
      return call("popToRoot") { router.popToRoot(animated: animated) }
    case 6:
      let screen = makeScreen()
      return call("setRoot \(screen.record.name)") {
        router.setRoot(screen, animated: animated, onRemoval: closure(of: screen))
      }
    case 7:
      let screens = stack.viewControllers.filter { _ in random.chance(2) } + [makeScreen()]
      return call("setStack") { router.setStack(screens, animated: animated) }
    case 8:
      let screen = makeScreen()
      return call("replaceTop \(screen.record.name)") {
        router.replaceTop(with: screen, animated: animated, onRemoval: closure(of: screen))
      }
    case 9: return callPresent(router, animated, requester)
    case 10:
      let modal = random.chance(3) ? random.pick(modals()) : nil
      return call("dismiss") { router.dismiss(modal, animated: animated) }
    case 11:
      let target = random.pick(stack.viewControllers + modals()) ?? makeScreen()
      return call("dismissTo") { router.dismissTo(target, animated: animated) }
    case 12: return callPerform(router, stack, animated)
    default:
      if random.chance(3) { return call("dismissAll") { router.dismissAll(animated: animated) } }
      return call("close") { router.close(animated: animated) }
    }
  }

  /// Pushes on a stack or pops it, and nothing else.
  func callStack(_ router: Router) -> Call {
    if random.chance(3) { return call("pop") { router.pop() } }
    let screen = makeScreen()
    return call("push \(screen.record.name)") {
      router.push(screen, onRemoval: closure(of: screen))
    }
  }

  private func callPresent(
    _ router: Router, _ animated: Bool, _ requester: UIViewController?
  ) -> Call {
    let waits = mayWait && random.chance(3)
    let policy: PresentationPolicy = waits ? .afterAlerts : random.chance(4) ? .strict : .topmost
    if random.chance(4) {
      return call("present alert \(policy)", isInLine: !waits) {
        router.present(makeAlert(), animated: animated, policy: policy)
      }
    }
    let screen = makeScreen()
    if random.chance(3) {
      // Moving into its stack it would act before the call is made.
      screen.moment = max(1, screen.moment)
      return call("presentStack of \(screen.record.name) \(policy)", isInLine: !waits) {
        router.presentStack(of: screen, animated: animated, from: requester, policy: policy)
          .transition
      }
    }
    return call("present \(screen.record.name) \(policy)", isInLine: !waits) {
      router.present(
        screen, animated: animated, from: requester, policy: policy, onRemoval: closure(of: screen))
    }
  }

  private func callPerform(
    _ router: Router, _ stack: UINavigationController, _ animated: Bool
  ) -> Call {
    var operations: [RouterOperation] = []
    var words: [String] = []
    for _ in 0..<(1 + random.below(4)) {
      let screen = makeScreen()
      let name = screen.record.name
      switch random.below(7) {
      case 0:
        words.append("push \(name)")
        operations.append(.push(screen, onRemoval: closure(of: screen, isEarly: true)))
      case 1:
        words.append("replaceTop \(name)")
        operations.append(.replaceTop(with: screen, onRemoval: closure(of: screen, isEarly: true)))
      case 2:
        words.append("present \(name)")
        operations.append(.present(screen, onRemoval: closure(of: screen, isEarly: true)))
      default:
        let choices: [(String, RouterOperation)] = [
          ("pop", .pop), ("popToRoot", .popToRoot), ("dismissModals", .dismissModals),
          ("dismiss", .dismiss()),
        ]
        let choice = choices[random.below(choices.count)]
        words.append(choice.0)
        operations.append(choice.1)
      }
    }
    return call("perform \(words.joined(separator: ", "))") {
      router.perform(operations, animated: animated)
    }
  }

  private func callWindowRouter() -> Call {
    let screen = makeScreen()
    let animated = !random.chance(3)
    switch random.below(8) {
    case 0, 1:
      return call("window: push \(screen.record.name)") {
        root.push(screen, animated: animated, onRemoval: closure(of: screen))
      }
    case 2, 3:
      return call("window: present \(screen.record.name)") {
        root.present(screen, animated: animated, onRemoval: closure(of: screen))
      }
    case 4: return call("window: close") { root.close(animated: animated) }
    case 5: return call("window: dismissAll") { root.dismissAll(animated: animated) }
    default:
      guard window.rootViewController == nil || random.chance(3) else {
        return call("window: close") { root.close(animated: animated) }
      }
      let stack = UINavigationController(rootViewController: screen)
      return call("window: setRoot") { root.setRoot(stack) }
    }
  }
}

extension RouterWorld {
  /// Calls the router of the only stack, with screens that are no stacks and no alerts: what is easily counted.
  func callPlainly() {
    guard let stack = stacks().first else { return }
    let router = Router(rootViewController: stack)
    let animated = !random.chance(3)
    let screen = makeScreen()
    switch random.below(9) {
    case 0, 1, 2:
      call("push \(screen.record.name)") {
        router.push(screen, animated: animated, onRemoval: closure(of: screen))
      }
    case 3: call("pop") { router.pop(animated: animated) }
    case 4: call("popToRoot") { router.popToRoot(animated: animated) }
    case 5:
      call("replaceTop \(screen.record.name)") {
        router.replaceTop(with: screen, animated: animated, onRemoval: closure(of: screen))
      }
    case 6:
      call("present \(screen.record.name)") {
        router.present(screen, animated: animated, onRemoval: closure(of: screen))
      }
    case 7: call("dismiss") { router.dismiss(animated: animated) }
    default:
      let other = makeScreen()
      call("perform push \(screen.record.name), present \(other.record.name)") {
        router.perform(
          [
            .dismissModals, .push(screen, onRemoval: closure(of: screen)),
            .present(other, onRemoval: closure(of: other)),
          ], animated: animated)
      }
    }
  }
}

extension RouterWorld {
  /// A stack of an app's own that may not push.
  final class MoodyStack: UINavigationController {
    var refuses = false

    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
      if !refuses { super.pushViewController(viewController, animated: animated) }
    }
  }
}

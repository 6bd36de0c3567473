@testable import UIKit

extension World {
  /// A controller was told something.
  func note(_ occasion: Occasion, _ controller: any Probed) {
    switch occasion {
    case .load: noteLoad(of: controller)
    case .wA, .iA, .dA, .wD, .dD: noteAppearance(occasion, controller)
    case .wM, .dM, .willShow, .didShow, .completion, .alongside, .interaction, .handler,
      .shouldSelect, .didSelect, .shouldDismiss, .willDismiss, .didDismiss, .didAttempt:
      break
    }
    tell(occasion, controller.name)
  }

  private func noteLoad(of controller: any Probed) {
    loads[controller.id, default: 0] += 1
    check(3, loads[controller.id] == 1, "\(controller.name) is loaded again")
    check(
      3, asked.contains(controller.id) || isOnItsWay(controller),
      "\(controller.name) is loaded and nobody shows it")
  }

  /// Whether a controller is where it is on screen, or comes on screen with what it is in.
  private func isOnItsWay(_ controller: UIViewController) -> Bool {
    // A push has begun; code in a callback may have hidden everything since.
    if controller.isMovingToParent { return true }
    if let parent = controller.parent {
      return parent.appearance != .disappeared
    }
    return controller.presenter != nil || controller._extras?.window?.isHidden == false
  }

  private func noteAppearance(_ occasion: Occasion, _ controller: any Probed) {
    let last = lastEvents[controller.id]
    check(
      1, Self.mayFollow(occasion, last),
      "\(controller.name).\(occasion) after \(last.map { "\($0)" } ?? "nothing")")
    if occasion == .wD, last != .dA {
      mayMissEnds.formUnion([controller.id, controller.parent?.id ?? controller.id])
    }
    lastEvents[controller.id] = occasion
  }

  /// LIFE-09.
  private static func mayFollow(_ occasion: Occasion, _ last: Occasion?) -> Bool {
    switch occasion {
    case .wA: last == nil || last == .dD || last == .wD
    case .iA: last == .wA
    case .dA: last == .wA || last == .iA
    case .wD: last == .dA || last == .wA || last == .iA
    case .dD: last == .wD
    case .load, .wM, .dM, .willShow, .didShow, .completion, .alongside, .interaction, .handler,
      .shouldSelect, .didSelect, .shouldDismiss, .willDismiss, .didDismiss, .didAttempt:
      true
    }
  }

  /// Something was called; what was to be done inside it is done.
  func tell(_ occasion: Occasion, _ name: String) {
    told += 1
    write("\(name).\(occasion)")
    guard depth < 3, !hooks.isEmpty else { return }
    let due = hooks.filter { $0.occasion == occasion && ($0.name ?? name) == name }
    guard !due.isEmpty else { return }
    hooks.removeAll { $0.occasion == occasion && ($0.name ?? name) == name }
    for hook in due { fire(hook) }
  }

  private func fire(_ hook: Hook) {
    guard let body = hook.body ?? improvise?(self) else { return }
    script[hook.place] = .inside(hook.name, hook.occasion, body)
    hooksFired += 1
    depth += 1
    perform(body)
    depth -= 1
  }

  // MARK: promises

  /// A call is about to be made that promises to run a closure once.
  func promise(_ kind: Promise.Kind, _ words: String) -> Int {
    lastPromise += 1
    promises[lastPromise] = Promise(words: words, kind: kind)
    return lastPromise
  }

  /// The closure has run.
  func keep(_ number: Int, _ occasion: Occasion, _ name: String) {
    check(7, promises[number] != nil, "a completion of \(name) ran when all was at rest")
    promises[number]?.runs += 1
    check(
      7, promises[number]?.runs ?? 1 == 1,
      "the completion of \(promises[number]?.words ?? name) ran again")
    tell(occasion, name)
  }

  /// Runs code along with the transition that a call has begun, if it has.
  func watchTransition(of controller: UIViewController) {
    guard let coordinator = controller.transitionCoordinator else { return }
    let name = controller.traceName
    let stackID = controller.id
    let number = promise(.alongside, "the transition of \(name)")
    if coordinator.isInteractive {
      coordinator.notifyWhenInteractionChanges { [weak self] _ in self?.tell(.interaction, name) }
    }
    promises[number]?.isAccepted = coordinator.animate(alongsideTransition: nil) {
      [weak self] context in
      if context.isCancelled { self?.mayMissEnds.insert(stackID) }
      self?.keep(number, .alongside, name)
    }
  }
}

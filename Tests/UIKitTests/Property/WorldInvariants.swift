@testable import UIKit

extension World {
  /// Arrays, chains, selection, bar and flags of one controller.
  struct Fact: Hashable {
    let id: ControllerID
    let children: [ControllerID]
    let presented: ControllerID?
    let parent: ControllerID?
    let selected: Int?
    let hidesBottomBar: Bool
    let appearance: AppearanceState
    let flags: [Bool]
  }

  /// What a refused call and a cancelled gesture leave as it was.
  func snapshot() -> [Fact] {
    alive.map { controller in
      let tabs = controller as? UITabBarController
      return Fact(
        id: controller.id, children: controller._children.map(\.id),
        presented: controller.presented?.id, parent: controller.container?.id,
        selected: tabs?.selectedIndex, hidesBottomBar: tabs?.isBottomBarHidden ?? false,
        appearance: controller.appearance,
        flags: [
          controller.isMovingToParent, controller.isMovingFromParent, controller.isBeingPresented,
          controller.isBeingDismissed,
        ])
    }
  }

  /// The invariants that hold at rest (catalogue 11.6).
  func checkInvariants() {
    checkCounts()
    checkAppearance()
    checkStacks()
    checkChains()
    checkCompletions()
    checkDelegates()
    checkBar()
    checkLifetimes()
  }

  private func checkCounts() {
    check(runtime.openStackTransitions == 0, "0: \(runtime.openStackTransitions) stack transitions")
    check(runtime.openPresentations == 0, "0: \(runtime.openPresentations) presentations")
    check(runtime.delivery.isIdle, "0: a delivery is open")
    check(!runtime.delivery.hasWaiting, "0: something waits")
  }

  private func checkAppearance() {
    let visible = visibleControllers()
    for controller in alive {
      let name = controller.traceName
      let last = lastEvent(of: controller)
      check(last != .wA && last != .iA && last != .wD, "1: \(name) is left in a will-state")
      check(controller.flagWords == "-", "12: \(name) has the flags \(controller.flagWords)")
      let isVisible = visible.contains(controller.id)
      check(
        (last == .dA) == isVisible,
        "2: \(name) is \(isVisible ? "visible" : "invisible"), its last event \(last.map { "\($0)" } ?? "none")"
      )
      check(
        (controller.appearance == .appeared) == isVisible, "2: \(name) is \(controller.appearance)")
    }
  }

  /// What the tree says is on screen, computed without the engine's help.
  private func visibleControllers() -> Set<ControllerID> {
    var visible = Set<ControllerID>()
    if window.isHidden { return visible }
    var work = window.strandedRoots.compactMap(\.presented)
    if let root = window.rootViewController { work.append(root) }
    while let controller = work.popLast() {
      if let modal = controller.presented {
        work.append(modal)
        if modal.modalPresentationStyle.removesPresenter { continue }
      }
      visible.insert(controller.id)
      if let stack = controller as? UINavigationController, let top = stack.topViewController {
        work.append(top)
      }
      if let tabs = controller as? UITabBarController, let tab = tabs.selectedViewController {
        work.append(tab)
      }
      if controller is Probe {
        work.append(contentsOf: controller.children.filter { $0._view?.superview != nil })
      }
    }
    return visible
  }

  private func checkStacks() {
    for stack in stacks {
      let members = stack.viewControllers
      let name = stack.traceName
      check(Set(members.map(\.id)).count == members.count, "4: \(name) has a member twice")
      for member in members {
        check(member.parent === stack, "4: \(member.traceName) has not the parent \(name)")
        check(member.presenter == nil, "5: \(member.traceName) is a member and presented")
      }
      check(stack.rules.count == members.count, "4: \(name) counts \(stack.rules.count)")
      check(stack.rules.top == members.last?.id, "4: \(name) has another top in its rules")
      let flagged = members.filter(\.hidesBottomBarWhenPushed).count
      check(stack.bars.flagged == flagged, "13: \(name) counts \(stack.bars.flagged) flags")
    }
    for controller in alive {
      guard let parent = controller.parent else { continue }
      check(
        parent.children.contains { $0 === controller },
        "4: \(controller.traceName) is no child of its parent")
    }
  }

  private func checkChains() {
    for controller in alive {
      let name = controller.traceName
      if let presented = controller.presented {
        check(presented.presenter === controller, "5: \(name) and what it presents disagree")
        check(presented.parent == nil, "5: \(presented.traceName) is presented and has a parent")
      }
      if let presenter = controller.presenter {
        check(presenter.presented === controller, "5: \(name) and its presenter disagree")
      }
      var steps = 0
      var next = controller.presented
      while let current = next, steps < 100 {
        next = current.presented
        steps += 1
      }
      check(steps < 100, "5: the chain of \(name) has no end")
    }
  }

  private func checkCompletions() {
    for completion in completions {
      check(
        completion.runs <= 1, "7: completion of \(completion.words) ran \(completion.runs) times")
      check(
        completion.runs == 1 || !completion.isAccepted,
        "7: completion of \(completion.words) did not run")
    }
    completions = []
  }

  private func checkDelegates() {
    for stack in stacks where !mayMissEnds.contains(stack.id) {
      let open = announced[stack.id] ?? 0
      check(
        open == 0, "8: \(stack.traceName)'s delegate has heard of \(open) beginnings more than ends"
      )
    }
    announced = [:]
    mayMissEnds = []
  }

  private func checkBar() {
    guard let tabs, let stack = tabs.selectedViewController as? UINavigationController else {
      return
    }
    let expected = stack.viewControllers.contains { $0.hidesBottomBarWhenPushed }
    check(tabs.isBottomBarHidden == expected, "13: the bottom bar is hidden or shown wrongly")
  }

  /// Nobody is alive whom neither the tree nor the app holds.
  private func checkLifetimes() {
    var owned = Set<ControllerID>()
    var work = held + window.strandedRoots
    if let root = window.rootViewController { work.append(root) }
    while let controller = work.popLast() {
      guard owned.insert(controller.id).inserted else { continue }
      work.append(contentsOf: controller.children)
      if let presented = controller.presented { work.append(presented) }
    }
    for controller in alive {
      check(owned.contains(controller.id), "11: \(controller.traceName) is alive without an owner")
    }
  }
}

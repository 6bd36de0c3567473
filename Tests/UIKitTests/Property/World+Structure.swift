@testable import UIKit

extension World {
  var stacks: [UINavigationController] { alive.compactMap { $0 as? UINavigationController } }

  /// Members are distinct, no stacks, and theirs alone; rules and arrays agree (invariant 4).
  func checkStacks() {
    for controller in alive {
      if let stack = controller as? UINavigationController { checkMembers(of: stack) }
      guard let parent = controller.parent else { continue }
      check(
        4, parent.children.contains { $0 === controller },
        "\(controller.traceName) is no child of its parent \(parent.traceName)")
    }
  }

  private func checkMembers(of stack: UINavigationController) {
    let members = stack.viewControllers
    let name = stack.traceName
    check(4, Set(members.map(\.id)).count == members.count, "\(name) has a member twice")
    for member in members {
      check(4, member.parent === stack, "\(member.traceName) has not the parent \(name)")
      check(4, !(member is UINavigationController), "\(member.traceName) is a stack on a stack")
      check(5, member.presenter == nil, "\(member.traceName) is a member and presented")
    }
    check(
      4, stack.rules.count == members.count,
      "\(name) counts \(stack.rules.count) of \(members.count) members")
    check(4, stack.rules.top == members.last?.id, "\(name) has another top in its rules")
  }

  /// Presenter and presented point at each other, one each, without a circle (invariant 5).
  func checkChains() {
    for controller in alive {
      let name = controller.traceName
      if let presented = controller.presented {
        check(5, presented.presenter === controller, "\(name) and what it presents disagree")
        check(5, presented.parent == nil, "\(presented.traceName) is presented and has a parent")
      }
      if let presenter = controller.presenter {
        check(5, presenter.presented === controller, "\(name) and its presenter disagree")
      }
    }
    checkCircles()
  }

  /// Nobody stands in or above itself (invariant 5); the engine itself would walk in a circle for ever.
  func checkCircles() {
    for controller in alive where violation == nil {
      var steps = 0
      var next: UIViewController? = controller
      while let current = next, steps <= made.count {
        next = current.container ?? current.presenter
        steps += 1
      }
      check(5, steps <= made.count, "\(controller.traceName) stands in or above itself")
    }
  }

  /// A bottom bar is hidden while a member asks for it, and only then (invariant 13).
  func checkBars() {
    for stack in stacks {
      let name = stack.traceName
      let flagged = stack.viewControllers.filter(\.hidesBottomBarWhenPushed).count
      check(13, stack.bars.flagged == flagged, "\(name) counts \(stack.bars.flagged) flags")
      check(
        13, stack.bars.isBottomBarHidden == (flagged > 0),
        "\(name) \(flagged > 0 ? "shows" : "hides") the bottom bar")
      guard let tabs = stack.parent as? UITabBarController, tabs.selectedViewController === stack
      else { continue }
      check(
        13, tabs.isBottomBarHidden == (flagged > 0),
        "\(tabs.traceName) \(flagged > 0 ? "shows" : "hides") the bottom bar")
    }
  }

  /// Nobody is alive whom neither the tree nor the app holds (invariant 11).
  func checkLifetimes() {
    var owned = Set<ControllerID>()
    var work = held + window.strandedRoots
    if let root = window.rootViewController { work.append(root) }
    while let controller = work.popLast() {
      guard owned.insert(controller.id).inserted else { continue }
      work.append(contentsOf: controller.children)
      if let presented = controller.presented { work.append(presented) }
    }
    for controller in alive {
      check(11, owned.contains(controller.id), "\(controller.traceName) is alive without an owner")
    }
  }
}

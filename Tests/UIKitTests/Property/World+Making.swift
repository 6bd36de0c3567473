@testable import UIKit

extension World {
  var alive: [UIViewController] { made.compactMap(\.controller) }

  /// The controller of this name, made now if it never was.
  func find(_ name: String) -> UIViewController? {
    if let known = places[name] { return known.controller }
    let naming = Naming(name)
    return naming.canBeMade ? make(naming) : nil
  }

  func existing(_ name: String) -> UIViewController? { places[name]?.controller }

  func existingStack(_ name: String) -> UINavigationController? {
    existing(name) as? UINavigationController
  }

  func existingTabs(_ name: String) -> UITabBarController? {
    existing(name) as? UITabBarController
  }

  /// Forgets what has died, names excepted: a name is used once.
  func prune() { made.removeAll { $0.controller == nil } }

  private func make(_ naming: Naming) -> UIViewController {
    let controller: UIViewController
    switch naming.name.first {
    case "N": controller = makeStack(naming.name, root: "\(naming.base).0")
    case "T": controller = makeTabs(naming)
    case "A": controller = makeAlert(naming.name)
    case .some, nil: controller = Probe(naming.name, self)
    }
    if !(controller is UITabBarController) { remember(controller, naming.name) }
    for trait in naming.traits { give(trait, to: controller) }
    return controller
  }

  private func remember(_ controller: UIViewController, _ name: String) {
    made.append(Weak(controller: controller))
    places[name] = Weak(controller: controller)
  }

  private func give(_ trait: Naming.Trait, to controller: UIViewController) {
    if let style = trait.style { controller.modalPresentationStyle = style }
    switch trait {
    case .hides: controller.hidesBottomBarWhenPushed = true
    case .defines: controller.definesPresentationContext = true
    case .locked: controller.isModalInPresentation = true
    case .kept: held.append(controller)
    case .stays, .full, .overFull, .context, .overContext, .popover: break
    }
  }

  private func makeStack(_ name: String, root: String) -> UINavigationController {
    let stack = ProbeStack(name, self)
    stack.delegate = delegates
    let screen = Probe(root, self)
    remember(screen, root)
    stack.viewControllers = [screen]
    return stack
  }

  private func makeTabs(_ naming: Naming) -> UITabBarController {
    let tabs = ProbeTabs(naming.name, self)
    asked.insert(tabs.id)
    remember(tabs, naming.name)
    tabs.delegate = delegates
    tabs.viewControllers = (0...1).map { place in
      let name = "\(naming.base).\(place)"
      let stack = makeStack(name, root: "\(name).0")
      remember(stack, name)
      return stack
    }
    return tabs
  }

  private func makeAlert(_ name: String) -> UIViewController {
    let alert = ProbeAlert(title: nil, message: nil, preferredStyle: .alert).probing(name, self)
    let id = alert.id
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [weak self] _ in
        guard let self else { return }
        check(9, answered.remove(id) != nil, "\(name)'s handler ran without an answer")
        tell(.handler, name)
      })
    return alert
  }

  /// Puts a stack into a plain container that has just loaded its view, as apps do.
  func fill(_ container: Probe) {
    let name = "\(Naming(container.name).base).0"
    let stack = makeStack(name, root: "\(name).0")
    remember(stack, name)
    put(stack, into: container)
  }

  /// Embeds a controller as an app's own container does.
  func put(_ child: UIViewController, into parent: UIViewController) {
    parent.addChild(child)
    guard child.parent === parent else { return }
    asked.formUnion([parent.id, child.id])
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }
}

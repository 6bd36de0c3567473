import Coordination
import Foundation
import Simulator
import UIKit

@MainActor
final class StartCoordinator: BaseCoordinator {
  let router: any RouterProtocol
  let environment: AppEnvironment
  var last: LeafCoordinator?
  var screens: [String: UIViewController] = [:]
  lazy var tabs = UITabBarController()

  init(router: any RouterProtocol, environment: AppEnvironment) {
    self.router = router
    self.environment = environment
  }

  override func start() {
    let start = MenuScreen()
    start.onChoice = { [weak self, weak start] keeper in
      if let self, let start { show(keeper, from: start) }
    }
    router.setRoot(start)
  }

  private func show(_ keeper: Keeper, from start: MenuScreen) {
    switch keeper {
    case .child, .capture, .finished, .ended, .strongRouter: showChild(keeper, from: start)
    case .container: showContainer(from: start)
    case .nothing, .property, .list, .dictionary, .choice, .closure, .nested, .variable, .method,
      .generic, .weakly, .cycle, .unseen, .timer, .queue, .call, .bar, .view, .associated,
      .removal, .alert, .watched, .owner, .tab, .delegate, .presented:
      let leaf = LeafScreen(keeper)
      keep(leaf, by: keeper, start)
      router.push(leaf, from: start)
    }
  }

  private func keep(_ leaf: LeafScreen, by keeper: Keeper, _ start: MenuScreen) {
    let model = start.model
    switch keeper {
    case .property: model.kept = leaf
    case .list: start.cache.append(leaf)
    case .dictionary: screens["last"] = leaf
    case .choice: model.state = .loaded(leaf, at: 3)
    case .closure: model.onTap = { _ = leaf.title }
    case .nested:
      let inner = Model()
      inner.kept = leaf
      model.onTap = { inner.onTap?() }
    case .variable:
      var shown: UIViewController? = leaf
      model.onTap = { shown = shown?.parent }
    case .method: model.onTap = leaf.refresh
    case .generic: model.onTap = Self.bound(leaf) { $0.refresh() }
    case .weakly:
      model.kept = leaf
      model.onTap = { [weak leaf] in leaf?.refresh() }
    case .cycle: leaf.model.onTap = { leaf.refresh() }
    case .unseen: LeakyApp.kept = leaf
    case .timer: environment.after(.seconds(60), name: "refresh") { leaf.refresh() }
    case .queue:
      DispatchQueue.main.asyncAfter(deadline: .now() + 60) {
        MainActor.assumeIsolated { leaf.refresh() }
      }
    case .call:
      environment.services.call("save", make: { 1 }, reply: { _ in leaf.refresh() })
    case .bar:
      start.navigationItem.rightBarButtonItem = UIBarButtonItem(
        primaryAction: UIAction(title: "Refresh") { _ in leaf.refresh() })
    case .view:
      let button = UIControl()
      button.addAction(UIAction { _ in leaf.refresh() }, for: .touchUpInside)
      start.view.addSubview(button)
    case .associated: objc_setAssociatedObject(model, "leaf", leaf, .OBJC_ASSOCIATION_RETAIN)
    case .removal:
      leaf.onLeave = { [weak self] in
        LeakyApp.removalLine = #line + 1
        self?.router.push(LeafScreen(.nothing)) { _ in leaf.refresh() }
      }
    case .alert:
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in leaf.refresh() })
      leaf.onLeave = { [weak start] in start?.present(alert, animated: true) }
    case .watched: environment.track(leaf.model, named: "model of Leaf")
    case .owner:
      let owner = LeafCoordinator(router: router)
      owner.screen = leaf
      addDependency(owner)
    case .tab:
      leaf.onLeave = { [weak self, weak leaf] in self?.tabs.viewControllers = leaf.map { [$0] } }
    case .delegate:
      model.delegate = StackDelegate(leaf)
      start.stack.delegate = model.delegate
    case .presented:
      leaf.onLeave = { [weak start] in
        start?.present(UINavigationController(rootViewController: Holding(leaf)), animated: true)
      }
    case .nothing, .child, .capture, .finished, .ended, .strongRouter, .container: break
    }
  }

  private static func bound<Value>(
    _ value: Value, _ body: @escaping @MainActor (Value) -> Void
  ) -> @MainActor () -> Void {
    { body(value) }
  }

  private func showContainer(from start: MenuScreen) {
    let inner = UINavigationController(rootViewController: LeafScreen(.container))
    start.model.kept = inner
    router.present(inner, from: start)
  }

  private func showChild(_ keeper: Keeper, from start: MenuScreen) {
    let child = LeafCoordinator(
      router: keeper == .strongRouter ? Router(rootViewController: start.stack) : router)
    addDependency(child)
    child.begin(keeper, from: start) { [weak self, weak child] in
      if keeper == .finished { child?.finish() } else { self?.removeDependency(child) }
    }
    if keeper == .child || keeper == .finished { last = child }
    if keeper == .capture { start.model.onTap = { child.start() } }
  }
}

@MainActor
final class LeafCoordinator: BaseCoordinator {
  let router: any RouterProtocol
  let model = Model()
  var screen: UIViewController?

  init(router: any RouterProtocol) { self.router = router }

  func begin(_ keeper: Keeper, from start: MenuScreen, onEnd: @escaping () -> Void) {
    let leaf = LeafScreen(keeper)
    if keeper == .strongRouter {
      screen = leaf
      leaf.model.onTap = { self.router.pop() }
    }
    router.push(leaf, from: start) { _ in onEnd() }
  }
}

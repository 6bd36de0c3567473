import UIKit

extension TabsCoordinator {
  /// Replaces the tabs.
  ///
  /// A tab that stays, with the same id and controller, keeps its coordinator and its stack. The coordinator of one
  /// that goes ends with all below it, without `onFinish`; then the closures of its screens run with `tabReplaced`.
  /// Screens in it that guard their leaving are asked before.
  ///
  /// - Parameters:
  ///   - items: In the order of the bar, each with an id of its own.
  ///   - animated: Passed on to the bar.
  /// - Returns: The transition, which counts tabs. It fails with `duplicateTab`, `screenInUse`, `vetoed` or
  ///   `coordinatorFinished`.
  @discardableResult
  public final func setTabs(_ items: [TabItem<Tab>], animated: Bool = false) -> Transition {
    change(animated) { .success(items) }
  }

  /// Adds a tab, which is not selected.
  ///
  /// - Parameters:
  ///   - item: Has an id of its own.
  ///   - next: The tab before which it comes; nil for the end.
  ///   - animated: Passed on to the bar.
  /// - Returns: The transition, which fails as ``setTabs(_:animated:)`` does, or with `noSuchTab`.
  @discardableResult
  public final func addTab(
    _ item: TabItem<Tab>, before next: Tab? = nil, animated: Bool = false
  ) -> Transition {
    change(animated) { [self] in
      let items = self.items
      guard let next else { return .success(items + [item]) }
      guard let place = items.firstIndex(where: { $0.id == next }) else {
        return .failure(.noSuchTab("\(next)"))
      }
      return .success(items[..<place] + [item] + items[place...])
    }
  }

  /// Takes a tab away; its coordinator ends, without `onFinish`, then its screens leave with `tabReplaced`.
  ///
  /// - Returns: The transition, which fails with `noSuchTab`, `vetoed` or `coordinatorFinished`.
  @discardableResult
  public final func removeTab(_ tab: Tab, animated: Bool = false) -> Transition {
    change(animated) { [self] in
      guard ids.contains(tab) else { return .failure(.noSuchTab("\(tab)")) }
      return .success(self.items.filter { $0.id != tab })
    }
  }

  /// The tabs as they were given.
  private var items: [TabItem<Tab>] {
    entries.indices.map {
      TabItem(id: ids[$0], controller: entries[$0].controller, behavior: entries[$0].behavior)
    }
  }

  private func change(
    _ animated: Bool,
    to new: @escaping @MainActor () -> Result<[TabItem<Tab>], RouterError>
  ) -> Transition {
    Turns.asOne(in: Engine.window(of: tabBarController)) { [self] in
      let completion = changeNow(animated, to: new)
      return { completion }
    }
  }

  private func changeNow(
    _ animated: Bool,
    to new: @escaping @MainActor () -> Result<[TabItem<Tab>], RouterError>
  ) -> Transition.Completion {
    if let finishedError { return .failure(finishedError) }
    switch new() {
    case .failure(let error):
      return .failure(error)
    case .success(let items):
      // Taken apart at once: each look at one part of a generic value in a list copies the whole.
      var ids: [Tab] = []
      var controllers: [UIViewController] = []
      var behaviors: [TabBehavior] = []
      ids.reserveCapacity(items.count)
      controllers.reserveCapacity(items.count)
      behaviors.reserveCapacity(items.count)
      for item in items {
        ids.append(item.id)
        controllers.append(item.controller)
        behaviors.append(item.behavior)
      }
      let error =
        obstacle(to: ids, controllers)
        ?? veto(of: controllers) { [self] in change(animated, to: new) }
      if let error { return .failure(error) }
      return set(ids, controllers, behaviors, animated)
    }
  }

  /// Why a tab that would go may not.
  private func veto(
    of controllers: [UIViewController], again: @escaping @MainActor () -> Transition
  ) -> RouterError? {
    Leaving.veto(
      (tabBarController.viewControllers ?? []).compactMap { controller in
        let stays = controllers.holds(controller)
        return stays ? nil : Leaver(controller: controller, reason: .tabReplaced)
      }, "replace the tabs", again: again)
  }

  private func set(
    _ newIDs: [Tab], _ controllers: [UIViewController], _ behaviors: [TabBehavior],
    _ animated: Bool
  ) -> Transition.Completion {
    let old = entries
    var new: [TabEntry] = []
    new.reserveCapacity(controllers.count)
    for place in controllers.indices {
      if !old.isEmpty, let kept = entry(of: newIDs[place]),
        kept.controller === controllers[place]
      {
        kept.behavior = behaviors[place]
        new.append(kept)
      } else {
        new.append(TabEntry(controllers[place], behaviors[place]))
      }
    }
    entries = new
    ids = newIDs
    var removed: [TabEntry] = []
    for place in old.indices where !new.holds(old[place]) { removed.append(old[place]) }
    for entry in removed { end(entry) }
    forgetSelection(of: removed)
    if !isShown(controllers) {
      tabBarController.setViewControllers(controllers, animated: animated)
    }
    tabsDidChange()
    return .success(
      TransitionOutcome(
        added: entries.count - old.count + removed.count, removed: removed.count))
  }

  private func end(_ entry: TabEntry) {
    if let coordinator = liveCoordinator(of: entry) { end(coordinator) }
  }

  private func forgetSelection(of removed: [TabEntry]) {
    if let lastSelected, removed.holds(lastSelected) { self.lastSelected = nil }
  }

  /// Whether exactly these controllers stand in the bar.
  private func isShown(_ controllers: [UIViewController]) -> Bool {
    guard let present = tabBarController.viewControllers, present.count == controllers.count
    else { return false }
    for place in present.indices where present[place] !== controllers[place] { return false }
    return true
  }

  private func obstacle(to ids: [Tab], _ controllers: [UIViewController]) -> RouterError? {
    let present = tabBarController.viewControllers ?? []
    for place in ids.indices {
      for earlier in 0..<place where ids[earlier] == ids[place] {
        return .duplicateTab("\(ids[place])")
      }
      let controller = controllers[place]
      if !present.holds(controller), Engine.isInUse(controller) {
        return .screenInUse(Engine.name(of: controller))
      }
    }
    return nil
  }

  /// Ends the coordinators of tabs that app code has taken out of the bar itself.
  func endMissingTabs() {
    let present = tabBarController.viewControllers ?? []
    var missing: [TabEntry] = []
    for place in entries.indices where !present.holds(entries[place].controller) {
      missing.append(entries[place])
    }
    if missing.isEmpty { return }
    for entry in missing {
      guard let place = entries.firstIndex(where: { $0 === entry }) else { continue }
      entries.remove(at: place)
      ids.remove(at: place)
    }
    forgetSelection(of: missing)
    for entry in missing { end(entry) }
  }
}

extension Array where Element: AnyObject {
  /// Whether an object is in this list.
  fileprivate func holds(_ object: Element) -> Bool {
    for place in indices where self[place] === object { return true }
    return false
  }
}

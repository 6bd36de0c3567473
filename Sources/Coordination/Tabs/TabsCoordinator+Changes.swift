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
    if Turns.isNow(in: Engine.window(of: tabBarController)) {
      return Transition(.done(setNow(items, animated)))
    }
    return change(animated) { .success(items) }
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
      guard let place = ids.firstIndex(of: next) else {
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
      guard ids.firstIndex(of: tab) != nil else { return .failure(.noSuchTab("\(tab)")) }
      return .success(self.items.filter { $0.id != tab })
    }
  }

  /// The tabs as they were given.
  private var items: [TabItem<Tab>] {
    entries.indices.map { TabItem(entry: entries[$0], id: ids[$0]) }
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
    case .failure(let error): return .failure(error)
    case .success(let items): return setNow(items, animated, to: new)
    }
  }

  /// - Parameter new: What the items are made of; nil if they are given as they are.
  private func setNow(
    _ items: [TabItem<Tab>], _ animated: Bool,
    to new: (@MainActor () -> Result<[TabItem<Tab>], RouterError>)? = nil
  ) -> Transition.Completion {
    if let finishedError { return .failure(finishedError) }
    // Taken apart at once: each look at one part of a generic value in a list copies the whole.
    var newIDs = AppValues<Tab>()
    var wanted: [TabEntry] = []
    newIDs.reserve(items.count)
    wanted.reserveCapacity(items.count)
    for item in items {
      newIDs.append(item.id)
      wanted.append(item.entry)
    }
    var error = obstacle(to: newIDs, wanted)
    // Mostly there is nobody to be asked, and no need of a closure that asks again.
    if error == nil, Leaving.isGuarded, !Leaving.isForced {
      error = veto(of: wanted) { [self] in change(animated, to: new ?? { .success(items) }) }
    }
    if let error {
      newIDs.destroy()
      return .failure(error)
    }
    return set(newIDs, wanted, animated)
  }

  /// Why a tab that would go may not.
  private func veto(
    of wanted: [TabEntry], again: @escaping @MainActor () -> Transition
  ) -> RouterError? {
    Leaving.veto(
      (tabBarController.viewControllers ?? []).compactMap { controller in
        let stays = wanted.contains { $0.controller === controller }
        return stays ? nil : Leaver(controller: controller, reason: .tabReplaced)
      }, "replace the tabs", again: again)
  }

  private func set(
    _ newIDs: AppValues<Tab>, _ wanted: [TabEntry], _ animated: Bool
  ) -> Transition.Completion {
    let old = entries
    var new: [TabEntry] = []
    new.reserveCapacity(wanted.count)
    for place in wanted.indices {
      let entry = wanted[place]
      if !old.isEmpty, let kept = self.entry(of: newIDs[place]),
        kept.controller === entry.controller
      {
        kept.behavior = entry.behavior
        new.append(kept)
      } else {
        new.append(entry.forBar())
      }
    }
    entries = new
    ids.destroy()
    ids = newIDs
    var removed: [TabEntry] = []
    for place in old.indices where !new.holds(old[place]) { removed.append(old[place]) }
    for entry in removed { end(entry) }
    forgetSelection(of: removed)
    if !isShown(new) {
      var controllers: [UIViewController] = []
      controllers.reserveCapacity(new.count)
      for entry in new { controllers.append(entry.controller) }
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

  /// Whether exactly the controllers of these tabs stand in the bar.
  private func isShown(_ entries: [TabEntry]) -> Bool {
    guard let present = tabBarController.viewControllers, present.count == entries.count
    else { return false }
    for place in present.indices where present[place] !== entries[place].controller { return false }
    return true
  }

  private func obstacle(to ids: AppValues<Tab>, _ wanted: [TabEntry]) -> RouterError? {
    let present = tabBarController.viewControllers ?? []
    for place in wanted.indices {
      if let earlier = ids.firstIndex(of: ids[place]), earlier < place {
        return .duplicateTab("\(ids[place])")
      }
      let controller = wanted[place].controller
      if Engine.isInUse(controller), !present.holds(controller) {
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

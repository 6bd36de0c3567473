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
    change(animated) { _ in .success(items) }
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
    change(animated) { items in
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
    change(animated) { items in
      guard items.contains(where: { $0.id == tab }) else { return .failure(.noSuchTab("\(tab)")) }
      return .success(items.filter { $0.id != tab })
    }
  }

  private func change(
    _ animated: Bool,
    to new: @escaping @MainActor ([TabItem<Tab>]) -> Result<[TabItem<Tab>], RouterError>
  ) -> Transition {
    Turns.asOne(in: Engine.window(of: tabBarController)) { [self] in
      let result = finishedError.map(Result.failure) ?? new(entries.map(\.item))
      let completion = result.flatMap { items in
        let error =
          obstacle(to: items)
          ?? veto(of: items) { [self] in change(animated, to: new) }
        return error.map(Result.failure) ?? set(items, animated)
      }
      return { completion }
    }
  }

  /// Why a tab that would go may not.
  private func veto(
    of items: [TabItem<Tab>], again: @escaping @MainActor () -> Transition
  ) -> RouterError? {
    Leaving.veto(
      (tabBarController.viewControllers ?? []).compactMap { controller in
        let stays = items.contains { $0.controller === controller }
        return stays ? nil : Leaver(controller: controller, reason: .tabReplaced)
      }, "replace the tabs", again: again)
  }

  private func set(_ items: [TabItem<Tab>], _ animated: Bool) -> Transition.Completion {
    let old = entries
    entries = items.map { item in
      guard let kept = old.first(where: { $0.item.id == item.id }),
        kept.item.controller === item.controller
      else { return Entry(item) }
      kept.item = item
      return kept
    }
    let removed = old.filter { entry in !entries.contains { $0 === entry } }
    for entry in removed { end(entry) }
    if let lastSelected, removed.contains(where: { $0 === lastSelected }) {
      self.lastSelected = nil
    }
    let controllers = items.map(\.controller)
    if tabBarController.viewControllers?.elementsEqual(controllers, by: ===) != true {
      tabBarController.setViewControllers(controllers, animated: animated)
    }
    tabsDidChange()
    return .success(
      TransitionOutcome(
        added: entries.count - old.count + removed.count, removed: removed.count))
  }

  private func obstacle(to items: [TabItem<Tab>]) -> RouterError? {
    var seen: Set<Tab> = []
    let present = tabBarController.viewControllers ?? []
    for item in items {
      if !seen.insert(item.id).inserted { return .duplicateTab("\(item.id)") }
      let isThere = present.contains { $0 === item.controller }
      if !isThere, Engine.isInUse(item.controller) {
        return .screenInUse(Engine.name(of: item.controller))
      }
    }
    return nil
  }

  private func end(_ entry: Entry) {
    if let coordinator = liveCoordinator(of: entry) { end(coordinator) }
  }

  /// Ends the coordinators of tabs that app code has taken out of the bar itself.
  func endMissingTabs() {
    let present = tabBarController.viewControllers ?? []
    let missing = entries.filter { entry in !present.contains { $0 === entry.item.controller } }
    if missing.isEmpty { return }
    entries.removeAll { entry in missing.contains { $0 === entry } }
    if let lastSelected, missing.contains(where: { $0 === lastSelected }) {
      self.lastSelected = nil
    }
    for entry in missing { end(entry) }
  }
}

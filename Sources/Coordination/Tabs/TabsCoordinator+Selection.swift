import UIKit

extension TabsCoordinator {
  /// Selects a tab as a touch does: its coordinator is started if this is the first visit.
  ///
  /// It works from anywhere, also before the bar is on screen. The selected tab stays as it is, and is told again. An
  /// action is carried out and not selected.
  ///
  /// - Parameters:
  ///   - tab: Which one.
  ///   - beginning: Leads its journey to a place, for a link; at the first visit it takes the place of `start()`. Owned
  ///     until the tab is selected.
  /// - Returns: The transition, which tells how many screens came as the tab was started and left as the one before
  ///   was reset. It fails with `noSuchTab` or `coordinatorFinished`.
  @discardableResult
  public final func select(_ tab: Tab, with beginning: Beginning? = nil) -> Transition {
    Turns.asOne(in: Engine.window(of: tabBarController)) { [self] in selectNow(tab, beginning) }
  }

  private func selectNow(
    _ tab: Tab, _ beginning: Beginning?
  ) -> @MainActor () -> Transition.Completion {
    if let error = finishedError { return { .failure(error) } }
    guard let entry = entry(of: tab) else { return { .failure(.noSuchTab("\(tab)")) } }
    if case .action(let run) = entry.behavior.kind {
      run()
      return { .success(.unchanged) }
    }
    let (before, beforeElsewhere) = (depth(of: entry), depth(besides: entry))
    if entry.visits == .none { entry.visits = .wanted }
    entry.beginning = beginning
    if entry === selectedEntry {
      visitInTurn(entry)
    } else {
      tabBarController.selectedViewController = entry.controller
      tabsDidChange()
    }
    return { [self] in
      guard selectedEntry === entry else { return .success(.unchanged) }
      return .success(
        TransitionOutcome(
          added: max(0, depth(of: entry) - before),
          removed: max(0, beforeElsewhere - depth(besides: entry))))
    }
  }

  /// How many screens stand on the stack of a tab.
  private func depth(of entry: TabEntry) -> Int {
    entry.stack?.viewControllers.count ?? 0
  }

  /// How many screens stand on the stacks of the other tabs.
  private func depth(besides entry: TabEntry) -> Int {
    var sum = 0
    for other in entries where other !== entry { sum += depth(of: other) }
    return sum
  }

  // MARK: Visits

  /// Makes the coordinator of a tab before its first visit, which starts it: to ask it something.
  ///
  /// - Returns: The coordinator, made now or before; nil if there is no such tab or it needs none.
  public final func prepare(_ tab: Tab) -> (any Coordinator)? {
    guard !isFinished, let entry = entry(of: tab) else { return nil }
    return makeCoordinator(of: entry)
  }

  /// Visits the tab when the window is free, if it is selected then.
  final func visitInTurn(_ entry: TabEntry) {
    if Turns.isNow(in: Engine.window(of: tabBarController)) { return visit(entry) }
    inTurnAsOne { [weak self] in self?.visit(entry) }
  }

  private func visit(_ entry: TabEntry) {
    guard !isFinished, selectedEntry === entry else { return }
    guard needsStart(entry) else {
      if let place = place(of: entry) { didSelect(ids[place], isFirstVisit: false) }
      return begin(entry)
    }
    let coordinator = makeCoordinator(of: entry)
    entry.visits = coordinator == nil ? .unaccompanied : .accompanied
    if entry.beginning == nil { coordinator?.start() } else { begin(entry) }
    if let place = place(of: entry) { didSelect(ids[place], isFirstVisit: true) }
  }

  private func begin(_ entry: TabEntry) {
    let beginning = entry.beginning.take()
    if let coordinator = liveCoordinator(of: entry) { beginning?(coordinator) }
  }

  /// Whether the tab was never visited, or the journey in it is over.
  final func needsStart(_ entry: TabEntry) -> Bool {
    switch entry.visits {
    case .none, .wanted: true
    case .unaccompanied: false
    case .accompanied: liveCoordinator(of: entry) == nil
    }
  }

  private func makeCoordinator(of entry: TabEntry) -> (any Coordinator)? {
    if let made = liveCoordinator(of: entry) { return made }
    guard let coordinator = make(entry) else { return nil }
    addDependency(coordinator)
    entry.coordinator = CoordinatorReference(coordinator)
    return coordinator
  }

  private func make(_ entry: TabEntry) -> (any Coordinator)? {
    switch entry.behavior.kind {
    // No closure given to `flatMap`, which would ask for its executor.
    case .stack(let make): if let router = entry.router { make(router) } else { nil }
    case .container(let make): make()
    case .action: nil
    }
  }

  // MARK: Turns

  /// Carries calls out as one when the window is free, at once while the bar is in no window.
  final func inTurnAsOne(_ body: @escaping @MainActor () -> Void) {
    _ = Turns.asOne(in: Engine.window(of: tabBarController)) {
      body()
      return { .success(.unchanged) }
    }
  }

  final var finishedError: RouterError? {
    isFinished ? .coordinatorFinished(CoordinationState.name(of: self)) : nil
  }
}

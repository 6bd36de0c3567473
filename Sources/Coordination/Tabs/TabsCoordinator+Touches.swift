import UIKit

// What the bar tells, whoever its delegate is.
extension TabsCoordinator: TabFollowing {
  /// Carries an action out in place of a selection.
  final func mayTouch(_ tab: UIViewController) -> Bool {
    guard let entry = entry(of: tab), case .action(let run) = entry.behavior.kind else {
      return true
    }
    if !isFinished { run() }
    return false
  }

  /// Reports the touch of the selected tab, and lets its stack go to its root if that is the policy.
  final func didTouchAgain(_ tab: UIViewController) -> Bool {
    guard !isFinished, let entry = entry(of: tab) else { return true }
    if needsStart(entry) { visitInTurn(entry) }
    if let place = place(of: entry) { didReselect(ids[place]) }
    switch entry.behavior.reselection {
    case .popToRoot:
      return true
    case .custom(let run):
      run()
      return false
    }
  }

  /// Follows the bar, whoever has changed the selection or the tabs.
  final func tabsDidChange() {
    if isFinished { return }
    endMissingTabs()
    let selected = selectedEntry
    guard selected !== lastSelected else { return }
    if let selected, selected.isAction { return selectAnother(than: selected) }
    let left = lastSelected
    lastSelected = selected
    if let left { leave(left) }
    guard let selected, isStarted || selected.visits != .none else { return }
    visitInTurn(selected)
  }

  /// Somebody has selected an action in code, or it has moved to where the selected tab was.
  private func selectAnother(than action: TabEntry) {
    let tab = lastSelected ?? entries.first { !$0.isAction }
    guard let tab else { return }
    if tab === lastSelected, let place = place(of: action) {
      Engine.note("ignored: select tab \(ids[place]), it is an action")
    }
    tabBarController.selectedViewController = tab.controller
  }

  private func leave(_ entry: TabEntry) {
    switch entry.behavior.leaving {
    case .keep: return
    case .reset: break
    }
    guard let place = place(of: entry) else { return }
    let id = ids[place]
    inTurnAsOne { [weak self] in
      // A switch under a finger may have been cancelled.
      guard self?.selectedEntry !== entry, let stack = entry.stack,
        Leaving.allows(Leaver.members(of: stack, above: 0, .popToRoot), "reset tab \(id)")
      else { return }
      stack.popToRootViewController(animated: false)
    }
  }
}

/// Actions that take back what was done.
@preconcurrency
@MainActor
open class UndoManager: NSObject {
  /// One action; owned until it has run or is removed.
  private struct Action {
    weak var target: AnyObject?
    let work: @MainActor () -> Void
    var name: String
  }

  private final var undoGroups: [[Action]] = []
  private final var redoGroups: [[Action]] = []
  private final var openGroups = 0
  private final var disabled = 0
  private final var actionName = ""
  /// How many groups are kept; 0 is all of them.
  open var levelsOfUndo = 0
  /// Whether a turn of the loop makes a group; stored only, each action is a group unless one is begun.
  open var groupsByEvent = true
  /// Whether something is being taken back.
  open private(set) var isUndoing = false
  /// Whether something is being done again.
  open private(set) var isRedoing = false

  /// Creates an object without actions.
  public override init() {
    super.init()
  }

  /// Whether there is anything to take back.
  open var canUndo: Bool { !undoGroups.isEmpty }
  /// Whether there is anything to do again.
  open var canRedo: Bool { !redoGroups.isEmpty }
  /// Whether actions are kept.
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }
  /// How many groups are open.
  open var groupingLevel: Int { openGroups }
  /// What would be taken back.
  open var undoActionName: String { undoGroups.last?.last?.name ?? "" }
  /// What would be done again.
  open var redoActionName: String { redoGroups.last?.last?.name ?? "" }

  /// Keeps an action that takes back what is done now.
  ///
  /// - Parameters:
  ///   - target: What the action changes; weak.
  ///   - handler: Owned until it has run or is removed.
  open func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    let action = Action(
      target: target,
      work: { [weak target] in
        if let target { handler(target) }
      }, name: actionName)
    if isUndoing {
      add(action, to: &redoGroups)
    } else {
      if !isRedoing { redoGroups = [] }
      add(action, to: &undoGroups)
      if levelsOfUndo > 0, undoGroups.count > levelsOfUndo { undoGroups.removeFirst() }
    }
  }

  private final func add(_ action: Action, to groups: inout [[Action]]) {
    let joins = openGroups > 0 && !groups.isEmpty && hasGroupBegun
    if joins { groups[groups.count - 1].append(action) } else { groups.append([action]) }
    hasGroupBegun = openGroups > 0
  }

  private final var hasGroupBegun = false

  /// Begins a group: what is registered until its end is taken back at once.
  open func beginUndoGrouping() {
    if openGroups == 0 { hasGroupBegun = false }
    openGroups += 1
  }

  /// Ends a group.
  open func endUndoGrouping() {
    openGroups = max(openGroups - 1, 0)
    if openGroups == 0 { hasGroupBegun = false }
  }

  /// Takes the last group back.
  open func undo() {
    guard let group = undoGroups.popLast() else { return }
    isUndoing = true
    run(group)
    isUndoing = false
  }

  /// Does the last group again that was taken back.
  open func redo() {
    guard let group = redoGroups.popLast() else { return }
    isRedoing = true
    run(group)
    isRedoing = false
  }

  private final func run(_ group: [Action]) {
    beginUndoGrouping()
    for action in group.reversed() {
      actionName = action.name
      action.work()
    }
    actionName = ""
    endUndoGrouping()
  }

  /// Names what is done now.
  open func setActionName(_ actionName: String) {
    let isBack = isUndoing
    let groups = isBack ? redoGroups : undoGroups
    guard let group = groups.last, !group.isEmpty else { return }
    if isBack {
      redoGroups[groups.count - 1][group.count - 1].name = actionName
    } else {
      undoGroups[groups.count - 1][group.count - 1].name = actionName
    }
  }

  /// Stops keeping actions.
  open func disableUndoRegistration() {
    disabled += 1
  }

  /// Keeps actions again.
  open func enableUndoRegistration() {
    disabled = max(disabled - 1, 0)
  }

  /// Forgets all actions.
  open func removeAllActions() {
    undoGroups = []
    redoGroups = []
  }

  /// Forgets the actions of a target.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    undoGroups = undoGroups.map { $0.filter { $0.target !== target } }.filter { !$0.isEmpty }
    redoGroups = redoGroups.map { $0.filter { $0.target !== target } }.filter { !$0.isEmpty }
  }
}

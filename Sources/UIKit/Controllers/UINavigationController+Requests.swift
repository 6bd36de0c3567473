extension UINavigationController {
  /// Whether an operation has to wait: a transition of this stack or of a presentation around it is open.
  @inline(__always)
  final func isOccupied(_ numbers: RunNumbers) -> Bool {
    switch appearance {
    case .appeared, .disappeared: break
    case .appearing, .disappearing: return true
    }
    if rules.phase == .running || flags.contains(.awaitsChild) { return true }
    return numbers.openPresentations > 0 && isInsideOpenPresentation
  }

  /// Whether a presentation or dismissal is under way that this stack is part of (NAV-31, NAV-32).
  ///
  /// ``UncertainChoice/changesBelowASheetRunAtOnce``
  /// ``UncertainChoice/stacksChangeUnderAlerts``
  private final var isInsideOpenPresentation: Bool {
    var controller: UIViewController? = self
    while let current = controller {
      if current._extras?.presentationTransition != nil { return true }
      if current.presenter?._extras?.presentationTransition != nil { return true }
      controller = current.container
    }
    return false
  }

  final func requestPush(_ controller: UIViewController, animated: Bool) {
    let numbers = Runtime.numbers
    nextCause = nil
    if let sink = Self.showSink { sink.isToBeShown(controller, in: self) }
    if comesTooEarly(.push, numbers) {
      holdBack(.push, as: .push(controller, animated: animated))
      return
    }
    numbers.enter()
    defer { numbers.leave() }
    push(controller, animated: animated, numbers)
  }

  final func push(_ controller: UIViewController, animated: Bool, _ numbers: RunNumbers) {
    let isStack = controller.flags.contains(.isStack)
    if !isStack, !isMember(controller), !claim(controller) { return }
    if isOccupied(numbers) {
      // Its old parent has told it to go, and code run by that has begun a transition here or around this stack.
      holdBack(.push, as: .push(controller, animated: animated), isFirst: true)
      return
    }
    let change: StackChange
    do {
      change = try rules.push(
        controller.id, isMember: isMember(controller), isNavigationController: isStack)
    } catch {
      refuse(error, controller)
      return
    }
    _children.append(controller)
    join(controller)
    carryOut(
      CommittedChange(change: change, removed: .none, cause: .pop, isAnimated: animated), numbers)
  }

  final func requestPop(animated: Bool) -> UIViewController? {
    let numbers = Runtime.numbers
    let cause = nextCause ?? .pop
    nextCause = nil
    if numbers.openPresentations > 0, _children.count > 1 { endDuePresentations() }
    if comesTooEarly(.pop, numbers) {
      if _children.count > 1 {
        holdBack(.pop, as: .pop(to: nil, animated: animated, cause: cause))
      }
      return nil
    }
    return pop(animated: animated, cause: cause, numbers)
  }

  @discardableResult
  final func pop(
    animated: Bool, cause: DepartureCause, _ numbers: RunNumbers
  ) -> UIViewController? {
    let count = _children.count
    let below = count > 1 ? _children[count - 2].id : nil
    let change: StackChange
    do {
      change = try rules.pop(revealing: below)
    } catch {
      refuse(error, self)
      return nil
    }
    let popped = _children.removeLast()
    numbers.enter()
    defer { numbers.leave() }
    leave(popped)
    carryOut(
      CommittedChange(change: change, removed: .one(popped), cause: cause, isAnimated: animated),
      numbers)
    return popped
  }

  final func requestPop(
    to controller: UIViewController, animated: Bool, defaultCause: DepartureCause,
    call: StackCall
  ) -> [UIViewController]? {
    let numbers = Runtime.numbers
    let cause = nextCause ?? defaultCause
    nextCause = nil
    if numbers.openPresentations > 0, isMember(controller), controller !== _children.last {
      endDuePresentations()
    }
    if comesTooEarly(call, numbers) {
      holdBack(call, as: .pop(to: controller, animated: animated, cause: cause))
      return nil
    }
    return pop(to: controller, animated: animated, cause: cause, numbers)
  }

  /// ``UncertainChoice/arrayIsFinalAtOnce``
  /// ``UncertainChoice/poppedAreListedBottomFirst``
  /// ``UncertainChoice/popToTheTopAnswersEmpty``
  @discardableResult
  final func pop(
    to controller: UIViewController, animated: Bool, cause: DepartureCause, _ numbers: RunNumbers
  ) -> [UIViewController]? {
    let index = isMember(controller) ? place(of: controller) : nil
    let change: StackChange
    do {
      change = try rules.pop(to: controller.id, at: index)
    } catch {
      refuse(error, controller)
      return nil
    }
    guard let index, change.removed > 0 else { return [] }
    let popped = Array(_children[(index + 1)...])
    if popped.count > 256, popped.count > index {
      // An array keeps its storage when it shrinks; after a mass removal that would be megabytes.
      _children = Array(_children[...index])
    } else {
      _children.removeSubrange((index + 1)...)
    }
    numbers.enter()
    defer { numbers.leave() }
    for place in popped.indices { leave(popped[place]) }
    carryOut(
      CommittedChange(change: change, removed: .many(popped), cause: cause, isAnimated: animated),
      numbers)
    return popped
  }

  final func requestSet(_ controllers: [UIViewController], animated: Bool) {
    let numbers = Runtime.numbers
    let cause = nextCause
    nextCause = nil
    if let sink = Self.showSink { tell(sink, of: controllers) }
    if comesTooEarly(.set, numbers) {
      holdBack(.set, as: .set(controllers, animated: animated, cause: cause))
      return
    }
    numbers.enter()
    defer { numbers.leave() }
    set(controllers, animated: animated, cause: cause, numbers)
  }

  final func set(
    _ controllers: [UIViewController], animated: Bool, cause: DepartureCause?, _ numbers: RunNumbers
  ) {
    if controllers.count == 1, setOnly(controllers, animated: animated, cause: cause, numbers) {
      return
    }
    let new = ControllerList(controllers)
    var innerStack: UIViewController?
    // Behind "More" stacks stand in a stack, as UIKit's own do (TAB-13).
    if !flags.contains(.isMoreStack) {
      for index in controllers.indices where innerStack == nil && controllers[index].isStack() {
        innerStack = controllers[index]
      }
    }
    do {
      try StackRules.admit(
        navigationController: innerStack?.id, isDistinct: new.isDistinct)
    } catch {
      refuse(error, innerStack ?? self)
      return
    }
    let newcomers = newcomers(of: controllers)
    guard claim(newcomers) else { return }
    if isOccupied(numbers) {
      holdBack(
        .set, as: .set(controllers, animated: animated, cause: cause), isFirst: true)
      return
    }
    var kept = 0
    for index in controllers.indices where isMember(controllers[index]) { kept += 1 }
    let top = controllers.last
    var topWasMember = false
    if let top { topWasMember = isMember(top) }
    var keepsTop = true
    if let old = rules.top { keepsTop = new.contains(old) }
    let change = rules.set(
      top: top?.id, count: controllers.count, keeping: kept, topWasMember: topWasMember,
      keepsTop: keepsTop)
    var removed: [UIViewController] = []
    for index in _children.indices where !new.contains(_children[index].id) {
      removed.append(_children[index])
    }
    for index in removed.indices { leave(removed[index]) }
    let replaced =
      animated && delegate != nil
      ? ReplacedArray(before: _children, newcomers: newcomers) : nil
    _children = controllers
    for index in controllers.indices where !controllers[index].flags.contains(.isOnStack) {
      join(controllers[index])
    }
    for index in controllers.indices.dropLast()
    where controllers[index].flags.contains(.isNewOnStack) { announce(controllers[index]) }
    carryOut(
      CommittedChange(
        change: change, removed: removed.isEmpty ? .none : .many(removed),
        cause: cause ?? (change.operation == .none ? .removedFromMiddle : .stackSet),
        isAnimated: animated, isSet: true, replaced: replaced), numbers)
  }

  /// Replaces the stack by one controller that is new, as a new root is; of which most that a list may be need not be asked.
  ///
  /// - Returns: False if it has to be asked; nothing has changed then.
  private final func setOnly(
    _ list: [UIViewController], animated: Bool, cause: DepartureCause?, _ numbers: RunNumbers
  ) -> Bool {
    let only = list[0]
    guard !isMember(only), !only.flags.contains(.isStack), isUnclaimed(only),
      !animated || delegate == nil, !isOccupied(numbers)
    else { return false }
    let change = rules.set(
      top: only.id, count: 1, keeping: 0, topWasMember: false, keepsTop: rules.top == nil)
    let removed: RemovedMembers
    switch _children.count {
    case 0:
      if appearance == .disappeared, rules.phase == .idle, !EventLog.followsNavigation {
        // Nobody sees it.
        _children = list
        join(only)
        bars.sample()
        if only.flags.contains(.isNewOnStack) { announce(only) }
        deriveBarsIfConcerned(animated: false)
        return true
      }
      removed = .none
    case 1:
      leave(_children[0])
      removed = .one(_children[0])
    default:
      for index in _children.indices { leave(_children[index]) }
      removed = .many(_children)
    }
    _children = list
    join(only)
    carryOut(
      CommittedChange(
        change: change, removed: removed, cause: cause ?? .stackSet, isAnimated: animated,
        isSet: true),
      numbers)
    return true
  }

  private final func tell(_ sink: any ShowSink, of controllers: [UIViewController]) {
    for controller in newcomers(of: controllers) { sink.isToBeShown(controller, in: self) }
  }

  /// Those of a list that are no members.
  private final func newcomers(of controllers: [UIViewController]) -> [UIViewController] {
    var count = 0
    for index in controllers.indices where !isMember(controllers[index]) { count += 1 }
    // The usual list is new as a whole.
    if count == controllers.count { return controllers }
    var newcomers: [UIViewController] = []
    if count == 0 { return newcomers }
    for index in controllers.indices where !isMember(controllers[index]) {
      newcomers.append(controllers[index])
    }
    return newcomers
  }

  /// Takes a member out without a transition, as `removeFromParent()` on it does (NAV-51, NAV-57).
  ///
  /// ``UncertainChoice/removeFromParentDetachesMembers``
  final func detach(_ member: UIViewController) {
    guard let index = place(of: member) else {
      // It has left the array and is just being told.
      if member.isChild(of: self) { member._parent = nil }
      return
    }
    let isBuried = member !== _children.last
    var remaining = _children
    remaining.remove(at: index)
    nextCause = .removedFromMiddle
    requestSet(remaining, animated: false)
    if isBuried, !isMember(member) { member.didMove(toParent: nil) }
  }
}

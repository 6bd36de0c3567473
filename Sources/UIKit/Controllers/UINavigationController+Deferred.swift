extension UINavigationController: DeferredWork {
  package final var hasDeferredWork: Bool { !requests.isEmpty }

  package final var isReadyToContinue: Bool {
    rules.phase == .idle && !isOccupied(Runtime.numbers)
  }

  package final func abandonDeferred() {
    requests = []
  }

  package final func continueDeferred() {
    guard !requests.isEmpty else { return }
    let numbers = Runtime.numbers
    numbers.enter()
    defer { numbers.leave() }
    switch requests.removeFirst() {
    case .push(let controller, let animated):
      push(controller, animated: animated, numbers)
    case .pop(let target?, let animated, let cause):
      pop(to: target, animated: animated, cause: cause, numbers)
    case .pop(nil, let animated, let cause):
      pop(animated: animated, cause: cause, numbers)
    case .set(let controllers, let animated, let cause):
      set(controllers, animated: animated, cause: cause, numbers)
    case .deliver(let committed):
      deliverChange(committed, numbers)
    }
  }
}

extension UINavigationController {
  /// Whether a call cannot be carried out now; one that may wait also keeps its place behind those that do.
  ///
  /// ``UncertainChoice/nestedPushComesAfter``
  @inline(__always)
  final func comesTooEarly(_ call: StackCall, _ numbers: RunNumbers) -> Bool {
    if isOccupied(numbers) { return true }
    return StackRules.duringTransition(call) == .deferred && !requests.isEmpty
  }

  /// Does with a call that comes too early what the rule says (NAV-31, NAV-32, NAV-33).
  ///
  /// - Parameter isFirst: Whether the call had its turn before and goes ahead of all others.
  @inline(never)
  final func holdBack(
    _ call: StackCall, as request: StackRequest, isFirst: Bool = false
  ) {
    switch StackRules.duringTransition(call) {
    case .deferred:
      requests.insert(request, at: isFirst ? 0 : requests.count)
      Runtime.current.delivery.wait(self)
    case .dropped:
      refuseLate(call)
    }
  }

  /// Ends what is presented or dismissed around this stack without an animation, if nothing else keeps a pop waiting.
  ///
  /// Code that dismisses all and pops to the root in the next line relies on it (guessed; what NAV-32 drops is told of
  /// animations).
  @inline(never)
  final func endDuePresentations() {
    guard rules.phase == .idle, !flags.contains(.awaitsChild) else { return }
    var due: [PresentationTransition] = []
    var turnsVisible = false
    var controller: UIViewController? = self
    while let current = controller {
      for carrier in [current, current.presenter] {
        guard let open = carrier?._extras?.presentationTransition else { continue }
        guard open.isDue else { return }
        due.append(open)
        if open.uncovered === current { turnsVisible = true }
      }
      controller = current.container
    }
    switch appearance {
    case .appeared, .disappeared: break
    case .appearing, .disappearing: if !turnsVisible { return }
    }
    for open in due { open.end() }
  }
}

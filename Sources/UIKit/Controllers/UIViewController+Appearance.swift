/// One round of appearance callbacks.
enum AppearancePhase: UInt8 {
  case willAppear
  case isAppearing
  case didAppear
  case willDisappear
  case didDisappear

  /// The state of a container that has just been told, which its children follow.
  var stateOfContainer: AppearanceState {
    switch self {
    case .willAppear, .isAppearing: .appearing
    case .didAppear: .appeared
    case .willDisappear: .disappearing
    case .didDisappear: .disappeared
    }
  }
}

extension UIViewController {
  /// Delivers one round to this controller, to what is visible in it, parents first (LIFE-08), and to its modals.
  ///
  /// ``UncertainChoice/parentsAreToldFirst``
  ///
  /// - Complexity: O(*n*) in the controllers concerned, without recursion.
  @inline(__always)
  final func walk(_ phase: AppearancePhase, animated: Bool) {
    if _children.isEmpty, flags.isDisjoint(with: [.isPresenter, .choosesVisibleChild]) {
      deliver(phase, animated: animated)
    } else {
      walk(from: self, phase, animated: animated)
    }
  }

  /// Delivers one round to this controller and what is visible in it, not to what it presents.
  final func walkBelowModals(_ phase: AppearancePhase, animated: Bool) {
    if phase == .willAppear { ensureView() }
    deliver(phase, animated: animated)
    if _children.isEmpty, !flags.contains(.choosesVisibleChild) { return }
    var work: [UIViewController] = []
    let next = nextChild(for: phase, others: &work)
    walk(from: next, others: work, phase, animated: animated)
  }

  /// - Parameter others: What is to be told after the first and all below it, the last of them first. Mostly empty: an
  ///   array is made only where there is more than one.
  private final func walk(
    from start: UIViewController?, others: [UIViewController] = [], _ phase: AppearancePhase,
    animated: Bool
  ) {
    var work = others
    var next = start ?? work.popLast()
    while let controller = next {
      next = controller.takePart(in: phase, from: self, animated: animated, others: &work)
      if next == nil, !work.isEmpty { next = work.removeLast() }
    }
  }

  // A function of its own, whose controller is held by its caller: in a loop it would be retained at each turn.
  /// Delivers one round to this controller.
  ///
  /// - Parameter top: Where the round began.
  /// - Returns: The child to go on with, as ``nextChild(for:others:)`` does.
  private final func takePart(
    in phase: AppearancePhase, from top: UIViewController, animated: Bool,
    others: inout [UIViewController]
  ) -> UIViewController? {
    prepare(for: phase)
    if self !== top, !takesPart(in: phase) { return nil }
    if flags.contains(.isPresenter), !isPresentationOpen, let modal = presented {
      others.append(modal)
    }
    if flags.contains(.isCovered) { return nil }
    if self === top || _parent == nil {
      deliver(phase, animated: animated)
    } else {
      catchUp(to: phase, animated: animated)
      deliverWithContainer(phase, animated: animated)
    }
    return nextChild(for: phase, others: &others)
  }

  /// Whether this controller still is where a round that began above it counts on it being.
  private final func takesPart(in phase: AppearancePhase) -> Bool {
    // Code run by a callback may have taken the container off screen: its children stay as they are then.
    if let shown = appearanceOfContainer {
      if shown == phase.stateOfContainer { return true }
      // Code run by a callback may have taken this controller to another container before it had disappeared.
      return phase == .didDisappear && appearance == .disappearing
    }
    // A modal is left to the transition that has begun meanwhile.
    if let presenter { return !presenter.isPresentationOpen }
    // What was taken away meanwhile may have to disappear, and does not appear.
    return phase == .willDisappear || phase == .didDisappear
  }

  /// Delivers one callback to a child that appears or disappears with its container.
  private final func deliverWithContainer(_ phase: AppearancePhase, animated: Bool) {
    let appearsWithStack =
      phase == .willAppear && flags.contains(.isOnStack)
      && AppearanceRules.willAppear(from: appearance) != nil
    if appearsWithStack, !flags.contains(.hasAppeared) { flags.insert(.isMovingToParent) }
    deliver(phase, animated: animated)
    if appearsWithStack {
      container?.asStack?.childWillAppearWithStack(self, animated: animated)
    }
  }

  /// Delivers the earlier half of a round to a child whose container got it from code in a callback, all at once.
  private final func catchUp(to phase: AppearancePhase, animated: Bool) {
    switch (phase, appearance) {
    case (.didDisappear, .appeared), (.didDisappear, .appearing):
      deliver(.willDisappear, animated: animated)
    case (.isAppearing, .disappeared), (.isAppearing, .disappearing):
      catchUpWithWillAppear(animated: animated)
    case (.didAppear, .disappeared), (.didAppear, .disappearing):
      catchUpWithWillAppear(animated: animated)
      deliver(.isAppearing, animated: animated)
    case (.willAppear, _), (.willDisappear, _), (.isAppearing, _), (.didAppear, _),
      (.didDisappear, _):
      return
    }
  }

  /// A container of its own kind chooses the child that it shows from now on, which catches up in its turn.
  private final func catchUpWithWillAppear(animated: Bool) {
    deliverWithContainer(.willAppear, animated: animated)
    if appearance == .appearing, flags.contains(.choosesVisibleChild) {
      _ = chosenChild(for: .willAppear)
    }
  }

  /// Runs what has to be over before a round reaches this controller.
  private final func prepare(for phase: AppearancePhase) {
    switch phase {
    case .willAppear:
      if flags.contains(.isPresenter) { endOpenPresentation() }
      ensureView()
    case .willDisappear:
      if flags.contains(.choosesVisibleChild) {
        endOpenTransitionOfChildren()
      }
      if flags.contains(.isPresenter) { endOpenPresentation() }
    case .isAppearing, .didAppear, .didDisappear: break
    }
  }

  /// The first child that takes part in a round; the others are appended, the first of them last.
  private final func nextChild(
    for phase: AppearancePhase, others: inout [UIViewController]
  ) -> UIViewController? {
    // Code run by the callback may have turned this container round; its children have been told of that.
    guard appearance == phase.stateOfContainer else { return nil }
    if flags.contains(.choosesVisibleChild) { return chosenChild(for: phase) }
    guard !_children.isEmpty, shouldAutomaticallyForwardAppearanceMethods else { return nil }
    // The usual one child needs no place in the list.
    var first: UIViewController?
    var index = _children.count - 1
    while index >= 0 {
      let child = _children[index]
      if child.flags.contains(.isEmbedded) {
        if let first { others.append(first) }
        first = child
      }
      index -= 1
    }
    return first ?? others.popLast()
  }

  /// Ends a disappearance whose container turned round before its turn came.
  final func endDisappearing() {
    walk(.willDisappear, animated: false)
    walk(.didDisappear, animated: false)
  }

  /// Ends a change of the visible child that is under way, since its container goes off screen.
  private final func endOpenTransitionOfChildren() {
    if let stack = asStack { stack.endOpenTransition() } else { asTabs?.endOpenSwitch() }
  }

  /// The one child a container of its own kind shows or has shown.
  private final func chosenChild(for phase: AppearancePhase) -> UIViewController? {
    flags.remove(.awaitsChild)
    // Not by `asStack`, which would retain it.
    if flags.contains(.isStack) {
      return unsafeDowncast(self, to: UINavigationController.self).visibleChild(for: phase)
    }
    if flags.contains(.isTabs) {
      return unsafeDowncast(self, to: UITabBarController.self).visibleChild(for: phase)
    }
    return nil
  }

  /// Delivers one callback if the rules allow it now.
  final func deliver(_ phase: AppearancePhase, animated: Bool) {
    switch phase {
    case .willAppear:
      ensureView()
      guard let next = AppearanceRules.willAppear(from: appearance) else { return }
      appearance = next
      flags.insert(.awaitsIsAppearing)
      if flags.contains(.isNewChild) { markFirstAppearanceInParent() }
      recordLifecycle(.viewWillAppear)
      viewWillAppear(animated)
    case .isAppearing:
      guard appearance == .appearing, flags.contains(.awaitsIsAppearing) else { return }
      flags.remove(.awaitsIsAppearing)
      recordLifecycle(.viewIsAppearing)
      viewIsAppearing(animated)
      viewWillLayoutSubviews()
      viewDidLayoutSubviews()
    case .didAppear:
      guard appearance == .appearing else { return }
      if flags.contains(.appearsWithNewStack) {
        flags.remove(.appearsWithNewStack)
        // ``UncertainChoice/firstAppearanceTellsDidShowOnce``
        container?.asStack?.tellDidShowFirst(self, animated: animated)
        // The delegate may have taken the stack off screen.
        guard appearance == .appearing else { return }
      }
      appearance = .appeared
      flags.insert(
        flags.contains(.choosesVisibleChild) ? [.hasAppeared, .awaitsChild] : .hasAppeared)
      recordLifecycle(.viewDidAppear)
      viewDidAppear(animated)
      flags.subtract([.isMovingToParent, .isBeingPresented])
    case .willDisappear:
      if flags.contains(.choosesVisibleChild) {
        endOpenTransitionOfChildren()
      }
      guard let next = AppearanceRules.willDisappear(from: appearance) else { return }
      appearance = next
      flags.subtract([
        .awaitsIsAppearing, .isMovingToParent, .appearsWithNewStack, .awaitsChild,
      ])
      recordLifecycle(.viewWillDisappear)
      viewWillDisappear(animated)
    case .didDisappear:
      guard appearance == .disappearing else { return }
      appearance = .disappeared
      recordLifecycle(.viewDidDisappear)
      viewDidDisappear(animated)
      flags.subtract([.isMovingFromParent, .isBeingDismissed])
    }
  }
}

extension UIViewController {
  /// Speaks of an appearance callback that the app has called itself (LIFE-11).
  ///
  /// It is known by the state: UIKit changes it before it calls. ``UncertainChoice/directCallsAreKnownByTheState``.
  @inline(__always)
  final func expect(_ state: AppearanceState, in method: StaticString) {
    if appearance != state { noteDirectCall(method) }
  }

  @inline(never)
  private final func noteDirectCall(_ method: StaticString) {
    Runtime.current.refuse(
      .directAppearanceCall(method: "\(method)", screen: nameInMessages), by: self)
  }

  /// Begins an appearance transition that an app's own container forwards by hand (LIFE-10).
  final func beginManualAppearance(_ isAppearing: Bool, animated: Bool) {
    let next =
      isAppearing
      ? AppearanceRules.willAppear(from: appearance)
      : AppearanceRules.willDisappear(from: appearance)
    guard next != nil else {
      Runtime.current.refuse(.unbalancedAppearance(screen: nameInMessages), by: self)
      return
    }
    // What is asked for in a callback waits for the end of the round, and goes on then.
    let delivery = Runtime.current.delivery
    delivery.enter()
    defer { delivery.leave() }
    walk(isAppearing ? .willAppear : .willDisappear, animated: animated)
    if isAppearing { walk(.isAppearing, animated: animated) }
  }

  /// Ends the appearance transition begun by hand.
  final func endManualAppearance() {
    let delivery = Runtime.current.delivery
    delivery.enter()
    defer { delivery.leave() }
    switch appearance {
    case .appearing: walk(.didAppear, animated: false)
    case .disappearing: walk(.didDisappear, animated: false)
    case .appeared, .disappeared:
      Runtime.current.refuse(.unbalancedAppearance(screen: nameInMessages), by: self)
    }
  }

  /// The view of a child was put into another view; it appears if its parent is on screen (CONT-06).
  final func viewMovedIntoTree() {
    flags.insert(.isEmbedded)
    guard !flags.contains(.isInSiblingTransition), let parent = container,
      !parent.flags.contains(.choosesVisibleChild),
      parent.shouldAutomaticallyForwardAppearanceMethods
    else { return }
    let delivery = Runtime.current.delivery
    delivery.enter()
    defer { delivery.leave() }
    switch parent.appearance {
    case .appeared:
      walk(.willAppear, animated: false)
      walk(.isAppearing, animated: false)
      walk(.didAppear, animated: false)
    case .appearing:
      walk(.willAppear, animated: false)
      walk(.isAppearing, animated: false)
    case .disappeared, .disappearing:
      return
    }
  }

  /// The view of a child was taken out of its superview.
  final func viewMovedOutOfTree() {
    flags.remove(.isEmbedded)
    guard container != nil, !flags.contains(.isInSiblingTransition) else { return }
    let delivery = Runtime.current.delivery
    delivery.enter()
    defer { delivery.leave() }
    switch appearance {
    case .appeared, .appearing:
      if flags.contains(.isLeavingParent) { flags.insert(.isMovingFromParent) }
      walk(.willDisappear, animated: false)
      walk(.didDisappear, animated: false)
    case .disappearing:
      walk(.didDisappear, animated: false)
    case .disappeared:
      return
    }
  }

  /// Notes that an appearance under way is the first one in the parent (catalogue 11.2 row 21).
  final func markFirstAppearanceInParent() {
    flags.remove(.isNewChild)
    flags.insert(.isMovingToParent)
  }
}

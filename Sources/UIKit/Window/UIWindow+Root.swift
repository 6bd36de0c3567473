extension UIWindow {
  final func replaceRoot(with new: UIViewController?, cause: DepartureCause) {
    guard new !== root else { return }
    let runtime = Runtime.current
    if let new, let refusal = refusalAsRoot(of: new) {
      runtime.refuse(refusal, by: new)
      return
    }
    runtime.delivery.enter()
    defer { runtime.delivery.leave() }
    takeFromElsewhere(new)
    root?.endOpenPresentations()
    let old = root
    root = new
    if let new {
      new.extras.window = self
      new.flags.insert(.isRootOfWindow)
      LifetimeRegistry.shared.markInTree(new.slot)
    }
    if let old { leave(old, runtime) }
    // Code in a callback may have set yet another root.
    if let new, root === new {
      if isOnScreen { enterScreen() }
      if EventLog.followsNavigation { runtime.log.record(.setWindowRoot, new) }
    }
    if let old, old.standsAlone { old.reportDeparture(cause, keepsModals: true) }
  }

  /// Why a controller cannot become the root now; nil if it can.
  private final func refusalAsRoot(of new: UIViewController) -> UIKitRefusal? {
    if let presenter = new.presenter {
      return .presentedCannotBeChild(
        screen: new.nameInMessages, presenter: presenter.nameInMessages, requested: "the window")
    }
    guard let parent = new.container, !parent.mayLetGoNow else { return nil }
    return .wrongParent(
      screen: new.nameInMessages, parent: parent.nameInMessages, requested: "the window")
  }

  private final func takeFromElsewhere(_ new: UIViewController?) {
    guard let new else { return }
    new.container?.letGo(new)
    if let other = new._extras?.window, other !== self { other.giveUpRoot() }
    new.leaveStrand(asRootOf: self)
  }

  /// Lets the root go to another place: a controller stands in one only.
  final func giveUpRoot() {
    guard let old = root else { return }
    let runtime = Runtime.current
    runtime.delivery.enter()
    defer { runtime.delivery.leave() }
    old.endOpenPresentations()
    guard root === old else { return }
    root = nil
    leave(old, runtime)
  }

  /// Takes an old root off screen; what it presents stays, and keeps it (WIN-02, WIN-03).
  ///
  /// ``UncertainChoice/oldRootGoesFirst``
  private final func leave(_ old: UIViewController, _ runtime: Runtime) {
    old.walkBelowModals(.willDisappear, animated: false)
    old.walkBelowModals(.didDisappear, animated: false)
    if root === old { return }
    old._extras?.window = nil
    old.flags.remove(.isRootOfWindow)
    guard let presented = old.presented else { return }
    stranded.append(old)
    old.extras.strandedIn = self
    runtime.refuse(
      .rootReplacedWhilePresenting(
        root: old.nameInMessages, presented: presented.nameInMessages), by: old)
  }

  /// Lets an old root go whose modal has been dismissed.
  final func forgetStranded(_ old: UIViewController) {
    old._extras?.strandedIn = nil
    stranded.removeAll { $0 === old }
  }

  /// Tells the tree until it knows whether the window is visible.
  final func followVisibility() {
    if isFollowingVisibility { return }
    let runtime = Runtime.current
    runtime.delivery.enter()
    defer { runtime.delivery.leave() }
    isFollowingVisibility = true
    defer { isFollowingVisibility = false }
    while isOnScreen == hiddenFlag {
      isOnScreen.toggle()
      if isOnScreen { enterScreen() } else { leaveScreen() }
    }
  }

  /// Code in a callback may set another root or hide the window, which is told on the spot.
  private final func enterScreen() {
    for phase in [AppearancePhase.willAppear, .isAppearing, .didAppear] {
      guard let root else { break }
      if phase == .willAppear { root.ensureView() }
      if root === self.root, isOnScreen { root.walk(phase, animated: false) }
    }
    for old in stranded {
      for phase in [AppearancePhase.willAppear, .isAppearing, .didAppear] where isOnScreen {
        old.presented?.walk(phase, animated: false)
      }
    }
  }

  private final func leaveScreen() {
    for phase in [AppearancePhase.willDisappear, .didDisappear] {
      root?.walk(phase, animated: false)
      for old in stranded { old.presented?.walk(phase, animated: false) }
    }
  }
}

extension UIViewController {
  /// Ends presentations that are under way in this root's chain, before the root goes.
  final func endOpenPresentations() {
    var next: UIViewController? = self
    while let controller = next {
      controller.endOpenPresentation()
      next = controller.presented
    }
  }
}

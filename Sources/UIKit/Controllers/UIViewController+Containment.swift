extension UIViewController {
  /// The parent, without the virtual call of ``parent``.
  @inline(__always)
  package final var container: UIViewController? {
    guard let _parent else { return nil }
    return Unmanaged<UIViewController>.fromOpaque(_parent).takeUnretainedValue()
  }

  @inline(__always)
  final var pointer: UnsafeRawPointer {
    UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
  }

  /// Whether this controller is a child of the given one.
  @inline(__always)
  final func isChild(of controller: UIViewController) -> Bool { _parent == controller.pointer }

  // The next four are not inlined into other modules, where the hot fields would be checked for exclusive access.

  /// Whether this controller is a member of the given stack, or a child of the given container.
  @inline(never)
  package final func isMember(of container: UIViewController) -> Bool { isChild(of: container) }

  /// Whether this controller may be put anywhere: it has no parent and no presenter, and is no window's root.
  @inline(never)
  package final func isUnused() -> Bool { standsAlone }

  /// Whether this is a container with anything in it.
  @inline(never)
  package final var hasChildren: Bool { !_children.isEmpty }

  /// Whether this is a navigation controller.
  @inline(never)
  package final func isStack() -> Bool { flags.contains(.isStack) }

  /// This controller as the navigation controller that it is; nil if it is none.
  @inline(__always)
  final var asStack: UINavigationController? {
    flags.contains(.isStack) ? unsafeDowncast(self, to: UINavigationController.self) : nil
  }

  /// This controller as the tab bar controller that it is; nil if it is none.
  @inline(__always)
  final var asTabs: UITabBarController? {
    flags.contains(.isTabs) ? unsafeDowncast(self, to: UITabBarController.self) : nil
  }

  /// Where the container stands between hidden and shown; nil without one.
  @inline(__always)
  final var appearanceOfContainer: AppearanceState? {
    guard let _parent else { return nil }
    return Self.appearance(at: _parent)
  }

  // The controller need not be retained for that, as it would be for a call.
  @inline(__always)
  private nonisolated static func appearance(at controller: UnsafeRawPointer) -> AppearanceState {
    Unmanaged<UIViewController>.fromOpaque(controller)._withUnsafeGuaranteedRef { $0.appearance }
  }

  /// The topmost ancestor by containment: this controller if it has no parent.
  package final var outermostContainer: UIViewController {
    guard _parent != nil else { return self }
    var controller = self
    while let next = controller.container { controller = next }
    return controller
  }

  /// The window whose tree this controller belongs to, by containment and presentation.
  ///
  /// What an old root presents is shown by the window that keeps both (WIN-03); the old root itself is not.
  package final var windowOfTree: UIWindow? {
    var controller = self
    var isPresented = false
    while true {
      if let container = controller.container {
        controller = container
      } else if let presenter = controller.presenter {
        isPresented = true
        controller = presenter
      } else {
        return controller._extras?.window ?? (isPresented ? controller._extras?.strandedIn : nil)
      }
    }
  }

  /// The line of transitions of that window, if it has one.
  package final func lineOfTransitions() -> AnyObject? {
    guard _parent == nil, _presenter == nil else { return windowOfTree?.transitionQueue }
    return _extras?.windowPointer.flatMap(UIWindow.lineOfTransitions(at:))
  }

  /// Whether this controller belongs to the tree of a window, on screen or not.
  package final var isInTree: Bool {
    var controller = self
    var isPresented = false
    while true {
      if let container = controller.container {
        controller = container
      } else if let presenter = controller.presenter {
        isPresented = true
        controller = presenter
      } else {
        // The window itself is not needed, which would be counted.
        guard let extras = controller._extras else { return false }
        return extras.windowPointer != nil || isPresented && extras.strandPointer != nil
      }
    }
  }

  /// Whether nothing holds this controller in a tree: no container, no presenter, no window.
  @inline(__always)
  final var standsAlone: Bool {
    if _parent != nil || _presenter != nil { return false }
    return _extras?.windowPointer == nil
  }

  /// Whether this controller would be on screen now if nothing it presents covered it.
  final var hasVisiblePlace: Bool {
    var controller = self
    while true {
      if let container = controller.container {
        switch container.appearance {
        case .appeared, .appearing: break
        case .disappeared, .disappearing: return false
        }
        if let stack = container.asStack { return stack.displayed === controller }
        if let tabs = container.asTabs { return tabs.displayed === controller }
        return controller.flags.contains(.isEmbedded)
      }
      guard let presenter = controller.presenter else {
        return controller._extras?.window?.isHidden == false
      }
      if let window = presenter._extras?.strandedIn { return !window.isHidden }
      controller = presenter
    }
  }

  final func ancestor<Found>(_ match: (UIViewController) -> Found?) -> Found? {
    var controller = container
    while let current = controller {
      if let found = match(current) { return found }
      controller = current.container
    }
    return nil
  }

  /// Makes a controller a child of this one (CONT-01).
  final func adopt(_ child: UIViewController) {
    guard !child.isChild(of: self), claim(child) else { return }
    child.willMove(toParent: self)
    _children.append(child)
    child._parent = pointer
    child.flags.insert(.isNewChild)
    LifetimeRegistry.shared.markInTree(child.slot)
    // Some containers put the view in first.
    if child.flags.contains(.isEmbedded) { child.viewMovedIntoTree() }
  }

  /// Takes a controller from where it is so that it can become a child of this one (NAV-30, NAV-57).
  ///
  /// - Returns: False if that is not possible now; it has been refused then.
  @inline(__always)
  final func claim(_ child: UIViewController) -> Bool {
    isUnclaimed(child) || claim([child])
  }

  /// Whether a controller stands nowhere and holds nothing, so that nobody need be told or asked.
  @inline(__always)
  final func isUnclaimed(_ child: UIViewController) -> Bool {
    child._parent == nil && child.flags.isDisjoint(with: [.isPresenter, .isRootOfWindow])
      && child._presenter == nil && child !== self
      && (child._children.isEmpty || !stands(in: child))
  }

  /// Whether this controller stands in another, or in what stands there.
  private final func stands(in other: UIViewController) -> Bool {
    var controller: UIViewController? = container ?? presenter
    while let current = controller {
      if current === other { return true }
      controller = current.container ?? current.presenter
    }
    return false
  }

  /// Whether neither a container nor a window has this controller, not even one that keeps it for its modal's sake.
  private final var standsNowhere: Bool {
    guard _parent == nil else { return false }
    return _extras?.windowPointer == nil && _extras?.strandPointer == nil
  }

  /// Takes several controllers from where they are, all or none.
  ///
  /// What lets them go tells them, and code run by that may take them elsewhere: that is refused too.
  final func claim(_ children: [UIViewController]) -> Bool {
    var index = 0
    while index < children.count, isUnclaimed(children[index]) { index += 1 }
    if index == children.count { return true }
    guard mayAdopt(children) else { return false }
    // Those that stand nowhere are as they were; for others code has run.
    var stoodSomewhere = false
    for index in children.indices {
      if children[index].standsNowhere { continue }
      stoodSomewhere = true
      if let old = children[index].container, old !== self { old.letGo(children[index]) }
      children[index]._extras?.window?.giveUpRoot()
      children[index].leaveStrand()
    }
    if !stoodSomewhere { return true }
    guard mayAdopt(children) else { return false }
    for index in children.indices {
      guard let thief = children[index].container, thief !== self else { continue }
      Runtime.current.refuse(
        .wrongParent(
          screen: children[index].nameInMessages, parent: thief.nameInMessages,
          requested: nameInMessages), by: self)
      return false
    }
    return true
  }

  /// A root that a window only kept for its modal's sake is in use again.
  ///
  /// - Parameter root: The window whose root it becomes; the modal stays in view if that is the one that kept it.
  final func leaveStrand(asRootOf root: UIWindow? = nil) {
    guard let window = _extras?.strandedIn else { return }
    window.forgetStranded(self)
    if window !== root { presented?.endDisappearing() }
  }

  private final func mayAdopt(_ children: [UIViewController]) -> Bool {
    for index in children.indices {
      guard let refusal = refusalToAdopt(children[index]) else { continue }
      Runtime.current.refuse(refusal, by: self)
      return false
    }
    return true
  }

  /// Why a controller cannot become a child of this one now; nil if it can.
  final func refusalToAdopt(_ child: UIViewController) -> UIKitRefusal? {
    if let presenter = child.presenter {
      return .presentedCannotBeChild(
        screen: child.nameInMessages, presenter: presenter.nameInMessages,
        requested: nameInMessages)
    }
    if !child._children.isEmpty || child.flags.contains(.isPresenter) || child === self {
      var controller: UIViewController? = self
      while let current = controller {
        if current === child {
          return .containsItself(screen: child.nameInMessages, requested: nameInMessages)
        }
        controller = current.container ?? current.presenter
      }
    }
    guard let old = child.container, old !== self, !old.mayLetGoNow else { return nil }
    return .wrongParent(
      screen: child.nameInMessages, parent: old.nameInMessages, requested: nameInMessages)
  }

  /// Whether a child may be taken away to another parent now: not in the middle of a transition (NAV-30).
  final var mayLetGoNow: Bool {
    if let stack = self as? UINavigationController { return stack.isAtRest }
    if let tabs = self as? UITabBarController { return tabs.isAtRest }
    return true
  }

  /// Lets a child go, which its new parent or the app asked for (CONT-02).
  final func letGo(_ child: UIViewController) {
    if let stack = self as? UINavigationController {
      stack.detach(child)
      return
    }
    if let tabs = self as? UITabBarController {
      tabs.detach(child)
      return
    }
    guard let place = place(of: child) else { return }
    if child.flags.contains(.isEmbedded) {
      if child._view?.superview == nil {
        child.viewMovedOutOfTree()
      } else {
        child._view?.removeFromSuperview()
      }
    }
    _children.remove(at: place)
    child._parent = nil
    child.flags.remove(.isNewChild)
    child.didMove(toParent: nil)
    guard child.standsAlone else { return }
    if let modal = child.presented {
      // UncertainChoice.presenterTakesItsModalAlong (MOD-40).
      Runtime.current.refuse(
        .presenterLeft(screen: child.nameInMessages, presented: modal.nameInMessages), by: child)
    }
    child.reportDeparture(.removedFromMiddle)
  }

  /// Where a child stands among the children, searched from the last.
  final func place(of child: UIViewController) -> Int? {
    var index = _children.count - 1
    while index >= 0 {
      if _children[index] === child { return index }
      index -= 1
    }
    return nil
  }
}

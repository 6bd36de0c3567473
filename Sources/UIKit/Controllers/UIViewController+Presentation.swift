extension UIViewController {
  /// The presenter of this very controller, without climbing through containers.
  @inline(__always)
  package final var presenter: UIViewController? {
    guard let _presenter else { return nil }
    return Unmanaged<UIViewController>.fromOpaque(_presenter).takeUnretainedValue()
  }

  /// What this very controller presents, without climbing through containers.
  @inline(__always)
  package final var presented: UIViewController? { _extras?.presented }

  /// Whether this very controller presents something.
  // Not inlined into other modules, where the hot field would be checked for exclusive access.
  @inline(never)
  package final func isPresenting() -> Bool { _extras?.presented != nil }

  /// Whether a presentation or dismissal by this controller is under way.
  @inline(__always)
  package final var isPresentationOpen: Bool { _extras?.presentationTransition != nil }

  // The next are not inlined into other modules, where the hot fields would be checked for exclusive access.

  /// Whether a presentation or dismissal by this controller is under way, for other modules.
  @inline(never)
  package final func hasOpenPresentation() -> Bool { isPresentationOpen }

  /// Lists a line of the layer above, which need not be asked before the presentation or dismissal by this controller has
  /// ended; it is told of that, and released then.
  ///
  /// - Parameter isPassedOver: Whether it stands among what waits and is not asked already.
  @inline(never)
  package final func holdBack(_ line: any DeferredWork & ModalFollower, isPassedOver: Bool) {
    let numbers = Runtime.numbers
    numbers.list(above: line)
    guard isPresentationOpen else { return }
    _extras?.presentationTransition?.follower = line
    if !isPassedOver { numbers.mayGoOn -= 1 }
  }

  /// Whether the given controller presents this very one.
  @inline(never)
  package final func isPresented(by other: UIViewController) -> Bool {
    _presenter == other.pointer
  }

  /// Whether this very controller presents something that presents nothing, and stands in no container.
  @inline(never)
  package final func isUsualPresenter() -> Bool {
    guard _parent == nil, let extras = _extras else { return false }
    return extras.presented?.flags.contains(.isPresenter) == false
  }

  /// Whether this controller, or what it stands in, presents something.
  @inline(never)
  package final func isBelowModal() -> Bool {
    if _parent == nil { return flags.contains(.isPresenter) }
    var controller: UIViewController? = self
    while let current = controller {
      if current.flags.contains(.isPresenter) { return true }
      controller = current.container
    }
    return false
  }

  /// The number of what this very controller presents; nil if it presents nothing.
  @inline(never)
  package final func numberOfPresented() -> Int32? { _extras?.presented?.id.rawValue }

  /// Whether the view is on screen or on its way, for other modules.
  @inline(never)
  package final func isSeen() -> Bool { appearance != .disappeared }

  final var resolvedPresentationStyle: UIModalPresentationStyle {
    let style = _extras?.modalPresentationStyle ?? .automatic
    return style == .automatic ? Runtime.numbers.automaticStyle : style
  }

  final var runningCoordinator: (any UIViewControllerTransitionCoordinator)? {
    var controller: UIViewController? = self
    while let current = controller {
      if current.flags.contains(.choosesVisibleChild) {
        if let running = (current as? UINavigationController)?.transition {
          return running.coordinator
        }
        if let running = (current as? UITabBarController)?.transition { return running.coordinator }
      }
      if let running = current._extras?.presentationTransition { return running.coordinator }
      if let running = current.presenter?._extras?.presentationTransition,
        running.chain.contains(where: { $0 === current })
      {
        return running.coordinator
      }
      controller = current.container
    }
    return nil
  }

  final func showInNearestContainer(_ controller: UIViewController, sender: Any?) {
    var ancestor = container
    while let current = ancestor {
      if current is UINavigationController {
        current.show(controller, sender: sender)
        return
      }
      ancestor = current.container
    }
    present(controller, animated: true)
  }

  /// Who would present for this controller (MOD-07, MOD-08).
  ///
  /// ``UncertainChoice/containersDefineNoContext``
  /// ``UncertainChoice/poppedRequesterLeavesItsModal``
  package final func resolvedPresenter(for style: UIModalPresentationStyle) -> UIViewController {
    if style.usesNearestContext {
      var controller: UIViewController? = self
      while let current = controller {
        if current.definesPresentationContext { return current }
        controller = current.container
      }
    }
    return outermostContainer
  }
}

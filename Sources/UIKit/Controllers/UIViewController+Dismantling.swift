extension UIViewController {
  /// Takes a dying controller's tree apart without recursion, so that depth is only data.
  ///
  /// Whoever waits for a controller to leave is told: a stack that was in no window leaves by dying.
  nonisolated final func dismantle() {
    if let unused = _extras?.presentationController { noteUnused(unused) }
    let departures = takeLateDepartures()
    let owner = UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
    if isShallow {
      // Nothing that dies with it has anything to be taken apart.
      letChildrenGo(from: owner)
      _children = []
    } else {
      takeApart(from: owner)
    }
    if !departures.isEmpty { LateDepartures.tell(departures) }
  }

  /// Whether no child holds anything, and nothing is presented.
  private nonisolated final var isShallow: Bool {
    if _extras?.presented != nil { return false }
    for place in _children.indices {
      let child = _children[place]
      if !child._children.isEmpty || child._extras?.hasTies ?? false { return false }
    }
    return true
  }

  private nonisolated final func takeApart(from owner: UnsafeRawPointer) {
    var work: [UIViewController] = []
    release(into: &work, from: owner)
    while !work.isEmpty {
      var controller = work.removeLast()
      // One that holds nothing simply dies.
      if controller._children.isEmpty, controller._extras == nil { continue }
      guard isKnownUniquelyReferenced(&controller) else { continue }
      if controller.isShallow {
        var leaves = Self.leaves(of: controller)
        while !leaves.isEmpty { leaves.removeLast() }
      } else {
        controller.release(
          into: &work,
          from: UnsafeRawPointer(Unmanaged.passUnretained(controller).toOpaque()))
      }
    }
  }

  /// Lets a controller die before its children, none of which holds anything.
  private nonisolated static func leaves(
    of controller: consuming UIViewController
  ) -> [UIViewController] {
    controller.letChildrenGo(
      from: UnsafeRawPointer(Unmanaged.passUnretained(controller).toOpaque()))
    var leaves: [UIViewController] = []
    swap(&leaves, &controller._children)
    return leaves
  }

  /// Clears the way back from the children.
  private nonisolated final func letChildrenGo(from owner: UnsafeRawPointer) {
    for place in _children.indices where _children[place]._parent == owner {
      _children[place]._parent = nil
      _children[place].flags.subtract([.isOnStack, .isNewOnStack])
    }
  }

  /// Moves everything this controller owns to the work list and clears the way back.
  private nonisolated final func release(
    into work: inout [UIViewController], from owner: UnsafeRawPointer
  ) {
    letChildrenGo(from: owner)
    if work.isEmpty {
      // The list as it is, whose members need not be retained once more.
      swap(&work, &_children)
    } else {
      work.append(contentsOf: _children)
      _children = []
    }
    if let presented = _extras?.presented {
      if LifetimeRegistry.shared.isOnItsThread { Self.presenterCount -= 1 }
      if presented._presenter == owner { presented._presenter = nil }
      // A modal and its presentation controller own each other while the presentation lasts.
      presented._extras?.presentationController = nil
      _extras?.presented = nil
      work.append(presented)
    }
  }
}

extension UIViewController {
  /// Says that reading `presentationController` would have leaked this dying controller on a device (ADPT-09).
  ///
  /// ``UncertainChoice/earlyPresentationControllerIsReported``
  nonisolated final func noteUnused(_ managed: UIPresentationController) {
    // An object may die on any thread; only the main one may speak of it.
    guard Thread.isMainThread else { return }
    let type = type(of: self)
    let id = id
    MainActor.assumeIsolated {
      guard managed.awaitsPresentation else { return }
      // By its type: what a labeler would look at is gone already.
      let refusal = UIKitRefusal.presentationControllerUnused(
        screen: TypeNames.cachedName(of: type))
      Runtime.current.diagnostics.record(refusal, by: id)
    }
  }
}

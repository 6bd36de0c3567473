extension UIViewController {
  /// Exchanges the views of two children, who are told of it as of any appearance (CONT-04).
  ///
  /// ``UncertainChoice/siblingTransitionTellsTheOldOneFirst``
  final func exchange(
    _ fromViewController: UIViewController, with toViewController: UIViewController,
    duration: TimeInterval, animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    let runtime = Runtime.current
    guard fromViewController.isChild(of: self), toViewController.isChild(of: self),
      fromViewController !== toViewController
    else {
      runtime.refuse(
        .notSiblings(
          from: fromViewController.nameInMessages, to: toViewController.nameInMessages,
          parent: nameInMessages), by: self)
      return
    }
    runtime.delivery.enter()
    defer { runtime.delivery.leave() }
    let change = SiblingTransition(
      parent: self, from: fromViewController, to: toViewController, completion: completion)
    change.begin()
    animations?()
    runtime.loop.schedule(
      after: .seconds(duration), kind: .transition, name: "transition between children",
      subject: self
    ) { change.end() }
  }
}

/// An exchange of two children of an app's own container that is under way; owned by the main loop.
@MainActor
private final class SiblingTransition {
  private let parent: UIViewController
  private let from: UIViewController
  private let to: UIViewController
  private var completion: ((Bool) -> Void)?
  /// Whether the children are told; else their container does it by hand, or is not on screen.
  private let tells: Bool

  init(
    parent: UIViewController, from: UIViewController, to: UIViewController,
    completion: ((Bool) -> Void)?
  ) {
    self.parent = parent
    self.from = from
    self.to = to
    self.completion = completion
    tells = parent.appearance == .appeared && parent.shouldAutomaticallyForwardAppearanceMethods
  }

  func begin() {
    if tells {
      to.loadViewIfNeeded()
      from.walk(.willDisappear, animated: true)
      to.walk(.willAppear, animated: true)
    }
    let host = from.existingView?.superview ?? parent.view
    if let view = to.view, view.superview !== host {
      to.flags.insert(.isInSiblingTransition)
      host?.addSubview(view)
      to.flags.remove(.isInSiblingTransition)
    }
    if tells { to.walk(.isAppearing, animated: true) }
  }

  func end() {
    let runtime = Runtime.current
    runtime.delivery.enter()
    defer { runtime.delivery.leave() }
    from.flags.insert(.isInSiblingTransition)
    from.existingView?.removeFromSuperview()
    from.flags.remove(.isInSiblingTransition)
    if tells {
      from.walk(.didDisappear, animated: true)
      // The container may have left the screen meanwhile, and taken the new child with it.
      to.walk(.didAppear, animated: true)
    }
    let completion = completion.take()
    completion?(true)
  }
}

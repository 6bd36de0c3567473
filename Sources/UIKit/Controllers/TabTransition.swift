/// A switch between tabs that an app's own animator carries out (TAB-21).
@MainActor
final class TabTransition {
  let outgoing: UIViewController
  let incoming: UIViewController
  let context: TransitionContext
  let coordinator: TransitionCoordinator

  init(_ animation: CustomAnimation, from outgoing: UIViewController, to incoming: UIViewController)
  {
    self.outgoing = outgoing
    self.incoming = incoming
    context = TransitionContext(animation, from: outgoing, to: incoming)
    coordinator = TransitionCoordinator(
      from: outgoing, to: incoming, isAnimated: true, isInteractive: context.isInteractive,
      duration: context.duration)
  }
}

extension UITabBarController {
  /// Asks the delegate for an animator, by whomever the tab was selected.
  final func askForAnimator(
    from outgoing: UIViewController, to incoming: UIViewController
  ) -> CustomAnimation? {
    guard let delegate,
      let animator = delegate.tabBarController(
        self, animationControllerForTransitionFrom: outgoing, to: incoming)
    else { return nil }
    return CustomAnimation(
      animator: animator,
      interactor: delegate.tabBarController(self, interactionControllerFor: animator))
  }

  /// T0 of a switch that takes time.
  final func begin(
    _ animation: CustomAnimation, from outgoing: UIViewController, to incoming: UIViewController,
    _ runtime: Runtime
  ) {
    let opened = TabTransition(animation, from: outgoing, to: incoming)
    transition = opened
    runtime.openStackTransitions += 1
    incoming.loadViewIfNeeded()
    displayed = incoming
    incoming.walk(.willAppear, animated: true)
    if transition === opened { incoming.walk(.isAppearing, animated: true) }
    if transition === opened { outgoing.walk(.willDisappear, animated: true) }
    guard transition === opened else { return }
    opened.context.start(
      onFingerUp: { [weak self, weak opened] isCancelled in
        guard let self, let opened, transition === opened else { return }
        let runtime = Runtime.current
        runtime.delivery.enter()
        opened.coordinator.endInteraction(isCancelled: isCancelled)
        runtime.delivery.leave()
      },
      onEnd: { [weak self, weak opened] isCompleted in
        guard let self, let opened, transition === opened else { return }
        end(opened, isCompleted: isCompleted)
      })
  }

  /// T1: the switch is done, or everything returns without a word to the delegate (TAB-21).
  ///
  /// ``UncertainChoice/cancelledTabSwitchReturns``.
  private final func end(_ open: TabTransition, isCompleted: Bool) {
    let runtime = Runtime.current
    runtime.delivery.enter()
    defer { runtime.delivery.leave() }
    transition = nil
    runtime.openStackTransitions -= 1
    isSwitching = true
    open.context.end(isCompleted: isCompleted)
    if isCompleted {
      open.outgoing.walk(.didDisappear, animated: true)
      if displayed === open.incoming { open.incoming.walk(.didAppear, animated: true) }
    } else {
      if controllerToShow === open.incoming { returnSelection(to: open.outgoing) }
      displayed = appearance == .disappeared ? nil : open.outgoing
      open.incoming.walk(.willDisappear, animated: true)
      open.incoming.walk(.didDisappear, animated: true)
      if appearance == .appeared {
        for phase in [AppearancePhase.willAppear, .isAppearing, .didAppear] {
          open.outgoing.walk(phase, animated: true)
        }
      }
    }
    isSwitching = false
    open.coordinator.complete()
    if displayed !== controllerToShow { showSelection(runtime) }
  }

  private final func returnSelection(to old: UIViewController) {
    guard old.isChild(of: self) else { return }
    // It was a tab when the switch began and still is one, so nothing can be refused.
    _ = try? rules.select(old.id)
    tabSink?.tabsDidChange()
  }

  /// Ends a switch under way before this controller itself goes or its tabs change: cancelled if under a finger.
  final func endOpenSwitch() {
    guard let open = transition else { return }
    end(open, isCompleted: !open.context.isInteractive && !open.coordinator.isCancelled)
  }
}

/// Which methods a stack's delegate answers to.
package struct StackDelegateMethods: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  package static let willShow = StackDelegateMethods(rawValue: 1 << 0)
  package static let didShow = StackDelegateMethods(rawValue: 1 << 1)
  package static let animationController = StackDelegateMethods(rawValue: 1 << 2)
  package static let all: StackDelegateMethods = [.willShow, .didShow, .animationController]
}

/// A delegate that forwards, and so answers to some methods only.
///
/// UIKit asks a delegate for it once, when it is assigned (NAV-45). Where there is no Objective-C to ask, a delegate
/// answers to everything unless it says otherwise here.
@MainActor
package protocol AnswersToSomeMethods: UINavigationControllerDelegate {
  /// What it answers to at this moment.
  var answeredMethods: StackDelegateMethods { get }
}

/// What a delegate answered to the question for an animator.
enum AnimatorAnswer {
  /// It does not implement the method.
  case notImplemented
  /// It leaves the transition to UIKit.
  case standard
  case custom(CustomAnimation)

  var animation: CustomAnimation? {
    switch self {
    case .notImplemented, .standard: nil
    case .custom(let animation): animation
    }
  }
}

extension UINavigationController {
  /// Takes note of what a new delegate answers to (NAV-45).
  final func sampleDelegate() {
    delegateChanges &+= 1
    delegateMethods = (delegate as? any AnswersToSomeMethods)?.answeredMethods ?? .all
  }

  final func tellWillShow(_ controller: UIViewController, animated: Bool) {
    guard delegateMethods.contains(.willShow) else { return }
    delegate?.navigationController(self, willShow: controller, animated: animated)
  }

  final func tellDidShow(_ controller: UIViewController, animated: Bool) {
    guard delegateMethods.contains(.didShow) else { return }
    delegate?.navigationController(self, didShow: controller, animated: animated)
  }

  /// Asks the delegate for an animator of its own, once for an animated transition (NAV-52).
  final func askForAnimator(
    _ operation: StackChange.Operation, from outgoing: UIViewController?,
    to incoming: UIViewController?
  ) -> AnimatorAnswer {
    guard let delegate, delegateMethods.contains(.animationController), let outgoing, let incoming
    else { return .notImplemented }
    let kind: Operation
    switch operation {
    case .none: return .standard
    case .push: kind = .push
    case .pop: kind = .pop
    }
    lacksAnimator = false
    guard
      let animator = delegate.navigationController(
        self, animationControllerFor: kind, from: outgoing, to: incoming)
    else { return lacksAnimator ? .notImplemented : .standard }
    let interactor = delegate.navigationController(self, interactionControllerFor: animator)
    return .custom(CustomAnimation(animator: animator, interactor: interactor))
  }

  /// Whether the swipe that everybody has may begin, as far as the delegate's animator is concerned (GEST-09).
  ///
  /// A delegate that implements the method switches it off, even by answering nil, unless it leads the animation by a
  /// finger or the recogniser has a delegate of the app's. What it answers here is used for the transition.
  final func animatorAllowsSwipe() -> Bool {
    let below = _children.count > 1 ? _children[_children.count - 2] : nil
    let answer = askForAnimator(.pop, from: _children.last, to: below)
    nextAnimation = answer
    switch answer {
    case .notImplemented: return true
    case .custom(let animation) where animation.isInteractive: return true
    case .standard, .custom: return popGestureIfMade?.isDelegateReplaced ?? false
    }
  }
}

/// Told about each change of a stack's visible member.
@preconcurrency
@MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// Called when a transition begins, also one that is cancelled later (NAV-07, GEST-05).
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  /// Called when a transition has ended, never for a cancelled swipe (NAV-07, GEST-05).
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
  /// Asked how the stack may be held.
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask
  /// Asked how the stack is held when it is presented.
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation
  /// What animates a change of the visible member; nil for UIKit's own (NAV-52).
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// What leads such an animation by a finger; nil if nothing does.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}

  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}

  /// What the device allows.
  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask { UIDevice.current.defaultOrientations }

  /// Upright.
  public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation { .portrait }

  /// Leaves it to UIKit.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    // That this one ran is how the stack learns that the delegate has none of its own.
    navigationController.lacksAnimator = true
    return nil
  }

  /// Nothing does.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

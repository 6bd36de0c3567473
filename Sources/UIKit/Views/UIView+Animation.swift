extension UIView {
  /// Whether animations take time.
  public class var areAnimationsEnabled: Bool { Runtime.current.areAnimationsEnabled }

  /// Lets animations take time, or end at once.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    Runtime.current.areAnimationsEnabled = enabled
  }

  /// Runs changes of which none is animated.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let runtime = Runtime.current
    let before = runtime.areAnimationsEnabled
    runtime.areAnimationsEnabled = false
    defer { runtime.areAnimationsEnabled = before }
    actionsWithoutAnimation()
  }

  /// Runs changes now; their end comes after the duration in virtual time.
  ///
  /// - Parameters:
  ///   - duration: In seconds.
  ///   - delay: How long before it begins, in seconds.
  ///   - options: Without effect, there is nothing to see.
  ///   - animations: The changes.
  ///   - completion: Runs once, at once if animations are disabled. Owned until then.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    runAnimation(duration + delay, animations, completion)
  }

  /// Runs changes now; their end comes after the duration in virtual time.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    runAnimation(duration, animations, completion)
  }

  /// Runs changes now; their end comes after the duration in virtual time.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    runAnimation(duration + delay, animations, completion)
  }

  /// Runs changes of what is in a view now; their end comes after the duration in virtual time.
  ///
  /// Apps replace a window's root this way.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    runAnimation(duration, animations, completion)
  }

  /// Puts a view in the place of another.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: UIView.AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    let superview = fromView.superview
    runAnimation(
      duration,
      {
        if options.contains(.showHideTransitionViews) {
          toView.isHidden = false
          fromView.isHidden = true
        } else {
          superview?.addSubview(toView)
          fromView.removeFromSuperview()
        }
      }, completion)
  }

  /// Runs changes in several parts now; their end comes after the duration in virtual time.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    runAnimation(duration + delay, animations, completion)
  }

  /// Runs one part of changes in several parts.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    animations()
  }

  /// How changes in several parts run; without effect.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Even.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// In steps.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// At an even pace.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Along a curve.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
  }

  private class func runAnimation(
    _ seconds: TimeInterval, _ changes: (() -> Void)?, _ completion: ((Bool) -> Void)?
  ) {
    changes?()
    let runtime = Runtime.current
    guard runtime.areAnimationsEnabled else {
      completion?(true)
      return
    }
    let transactions = TransactionShare.ofOpenTransactions()
    if completion == nil, transactions == nil { return }
    runtime.loop.schedule(
      after: .milliseconds(Int64(max(seconds, 0) * 1000)), kind: .transition,
      name: "animation of a view"
    ) {
      completion?(true)
      transactions?.end()
    }
  }
}

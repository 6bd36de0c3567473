extension UIView {
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

  final class func runWithoutAnimation(_ changes: () -> Void) {
    let runtime = Runtime.current
    let before = runtime.areAnimationsEnabled
    runtime.areAnimationsEnabled = false
    defer { runtime.areAnimationsEnabled = before }
    changes()
  }

  final class func exchange(
    _ view: UIView, with other: UIView, duration: TimeInterval, options: UIView.AnimationOptions,
    completion: ((Bool) -> Void)?
  ) {
    let superview = view.superview
    runAnimation(
      duration,
      {
        if options.contains(.showHideTransitionViews) {
          other.isHidden = false
          view.isHidden = true
        } else {
          superview?.addSubview(other)
          view.removeFromSuperview()
        }
      }, completion)
  }

  final class func runAnimation(
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

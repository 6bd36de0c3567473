/// A recogniser of touches; its switches decide whether a simulated gesture begins.
@preconcurrency
@MainActor
open class UIGestureRecognizer: NSObject {
  /// Whether the gesture may begin at all.
  open var isEnabled = true
  /// Asked before the gesture begins.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether the gesture may begin now.
  package var mayBegin: Bool {
    isEnabled && (delegate?.gestureRecognizerShouldBegin(self) ?? true)
  }
}

/// Decides whether a gesture may begin.
@preconcurrency
@MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether the gesture may begin; true when not implemented.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Allows it.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
}

/// Who wants to know what is shown while code of its runs.
@MainActor
package protocol ShowSink: AnyObject {
  /// Called when a screen is asked to be shown, which may still be refused.
  ///
  /// - Parameter stack: Whose member it is to be; nil if it is to be presented.
  func isToBeShown(_ screen: UIViewController, in stack: UINavigationController?)
}

extension UIViewController {
  /// Who is told now.
  @exclusivity(unchecked)
  package private(set) static var showSink: (any ShowSink)?

  /// Runs code, and tells somebody of the screens that it asks to be shown.
  package static func showing<Value>(for sink: (any ShowSink)?, _ body: () -> Value) -> Value {
    let before = beginShowing(for: sink)
    defer { endShowing(before) }
    return body()
  }

  // The two halves for other modules, where a generic function would not be made for its value.
  /// Tells somebody of the screens that are asked to be shown from now on; ``endShowing(_:)`` must follow.
  ///
  /// - Returns: Who was told before.
  @inline(never)
  package static func beginShowing(for sink: (any ShowSink)?) -> (any ShowSink)? {
    var before = sink
    swap(&before, &showSink)
    return before
  }

  /// Ends what ``beginShowing(for:)`` began.
  @inline(never)
  package static func endShowing(_ before: (any ShowSink)?) { showSink = before }
}

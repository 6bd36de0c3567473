/// What a flow can show: a controller, a window, or another flow.
///
/// Presentables of another kind keep a ``Presence`` and say in it what becomes of them.
@MainActor
public protocol Presentable: AnyObject {
  /// Whether it is on the screen, and whether it has gone; the same object until it has gone.
  var presence: Presence { get }
}

extension Presentable {
  /// Whether it is on the screen: now, then at each change.
  public var visible: Signal<Bool> { presence.visible }

  /// Tells once that it has gone, also those who ask later; then it ends.
  public var dismissed: Signal<Void> { presence.dismissed }
}

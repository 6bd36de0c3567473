/// What a modal that is there already means for one that is to be presented.
public enum PresentationPolicy: Hashable, Sendable {
  /// The new one goes on top: for what has to be seen whatever else is there, such as an error.
  ///
  /// Nothing can lie on an alert: under one the call is refused with `alreadyPresenting`.
  case topmost
  /// The new one is refused with `alreadyPresenting`: for what a touch has asked for, as the second of two quick
  /// touches means nothing more.
  case strict
  /// The new one goes on top, but under an alert it waits until that has left: for what has to be seen sooner or later.
  ///
  /// Several that wait come in the order in which they were asked for, alerts one after another. Other calls do not
  /// wait for them. Whoever asked is not kept alive meanwhile: if that screen is gone by then, the call is refused.
  case afterAlerts
}

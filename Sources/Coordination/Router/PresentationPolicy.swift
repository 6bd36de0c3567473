/// What a modal that is there already means for one that is to be presented.
public enum PresentationPolicy: Hashable, Sendable {
  /// The new one goes on top: for what has to be seen whatever else is there, such as an error.
  case topmost
  /// The new one is refused with `alreadyPresenting`: for what a touch has asked for, as the second of two quick
  /// touches means nothing more.
  case strict
}

/// What becomes of steps that a presentable's stepper sends while the presentable is not on the screen.
public enum HiddenSteps: Hashable, Sendable {
  /// They are dropped, the initial step too; the log of events says so.
  case drop
  /// They wait until it is on the screen, and are dropped if it goes before.
  case buffer
  /// They count as any other.
  case allow
}

/// What a test must say of the events of its steps.
public enum EventMode: Hashable, Sendable {
  /// What nothing asks for is let pass.
  case lenient
  /// Every event and every warning must be asked for before the next action.
  ///
  /// Events are asked for by `expectEvents`, `expectEvent` and `run(_:prints:)`; warnings by `expectWarning` and
  /// `run(_:prints:)`, at any time before the test ends. What is missing fails the test at the action it came from.
  case exhaustive
}

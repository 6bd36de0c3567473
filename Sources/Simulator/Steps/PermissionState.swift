/// Whether a person lets the app do something that needs to be allowed.
public enum PermissionState: Hashable, Sendable, CaseIterable {
  /// The person has allowed it.
  case granted
  /// The person has refused it.
  case denied
  /// The person has not been asked yet.
  case ask
}

/// What coordinators have to know of the account and the app without a screen.
@MainActor
protocol AccountServer: ClipLookup {
  /// Called each time a service says that one's login has expired. Owned by the server, set by the app's coordinator.
  var onUnauthorized: (() -> Void)? { get set }
  /// Called each time a service has changed something, after its reply. Owned by the server, set by the app's
  /// coordinator.
  var onChange: (() -> Void)? { get set }

  /// Asks whether there is an update.
  ///
  /// - Parameter reply: Called once if there is one. Owned by the main loop until then.
  func checkForUpdate(reply: @escaping @MainActor (UpdateKind) -> Void)
}

extension RootCoordinator {
  /// Takes an event of the session, from wherever it is noticed and however often.
  ///
  /// The first one that leads to another root switches to it, from any depth. One that leads to where the app is, or
  /// is going, changes nothing; it is dropped as the log says. No screen can refuse: the session has changed already.
  ///
  /// - Parameters:
  ///   - event: What has happened.
  ///   - session: The number of the session it belongs to, as ``session`` was when it began; an event of an earlier
  ///     one is dropped. Nil if that is not known.
  ///   - animation: How the root changes.
  /// - Returns: The transition: that of the first event for one that comes again while it is under way.
  @discardableResult
  public final func receive(
    _ event: SessionEvent, of session: Int? = nil, animation: RootAnimation = .none
  ) -> Transition {
    if let session, session != self.session {
      return drop(event, "it belongs to an earlier session")
    }
    guard let root = root(after: event) else { return drop(event, "it means nothing now") }
    let number = number(of: root)
    if let latest, latest.number == number {
      drop(event, "root \(root) is on its way")
    } else if latest == nil, isStanding(number) {
      return drop(event, "root \(root) is there")
    }
    return Leaving.forced { show(number: number, animation) }
  }

  @discardableResult
  private func drop(_ event: SessionEvent, _ reason: String) -> Transition {
    Engine.note("ignored: session event \(event), \(reason)")
    return Transition(.done(.success(.unchanged)))
  }
}

public import Coordination

extension TabBarCoordinator: LinkFollowing {
  /// Whether there is a clip with this id.
  func answer(toClip id: Int) -> LinkAnswer {
    let name = String(describing: Self.self)
    guard let clipCoordinator else { return .notTaken(asked: [name]) }
    return clipCoordinator.answer(toClip: id).asked(before: name)
  }

  /// Selects the tab to which a link leads.
  public func follow(_ route: ClipRoute) -> LinkProgress<ClipRoute> {
    switch route {
    case .clipTab:
      guard let clipCoordinator else { return .refused("there is no tab of clips") }
      // In the place of a start: the link brings the first screen with it.
      return .moves(select(.clip) { _ in }, then: clipCoordinator)
    case .timer:
      return .moves(select(.timer))
    case .app, .clip, .save, .tabs:
      return .notMine
    }
  }
}

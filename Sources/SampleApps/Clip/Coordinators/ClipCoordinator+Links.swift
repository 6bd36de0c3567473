public import Coordination

extension ClipCoordinator: LinkFollowing {
  /// Whether there is a clip with this id.
  func answer(toClip id: Int) -> LinkAnswer {
    clip(id: id) == nil ? .notTaken(asked: [String(describing: Self.self)]) : .taken
  }

  /// Shows the clip to which a link leads, above the first screen and below nothing.
  public func follow(_ route: ClipRoute) -> LinkProgress<ClipRoute> {
    switch route {
    case .clip(let id):
      guard let clip = clip(id: id) else { return .refused("there is no clip \(id)") }
      return show(clip).map { .moves($0) } ?? .done()
    case .app, .timer, .save, .tabs, .clipTab:
      return .notMine
    }
  }
}

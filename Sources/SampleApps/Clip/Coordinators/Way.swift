/// The way from a screen to the coordinator that made it, which the closures of the screen have in common.
///
/// It owns neither. One such object costs a run less than two weak references in each closure.
@MainActor
final class Way<Owner: AnyObject, Screen: AnyObject> {
  private(set) weak var owner: Owner?
  private(set) weak var screen: Screen?

  init(to owner: Owner, from screen: Screen) {
    self.owner = owner
    self.screen = screen
  }
}

/// The way back to an object that hands out several closures, which none of them owns.
@MainActor
final class WayBack<Owner: AnyObject> {
  private(set) weak var owner: Owner?

  init(to owner: Owner) {
    self.owner = owner
  }
}

/// What the app remembers of the person who uses it, as long as it runs.
@MainActor
final class Preferences {
  private struct Observer {
    weak var owner: AnyObject?
    let body: @MainActor (Bool) -> Void
  }

  private(set) var userName: String?
  private var apiKey: String?
  private var observers: [Observer] = []
  private var lookUps = 0

  /// - Parameter isOnboarded: Whether somebody has been here before.
  init(isOnboarded: Bool) {
    guard isOnboarded else { return }
    userName = "Ingrid"
    apiKey = "FILM1942"
  }

  var isOnboarded: Bool { userName != nil && apiKey != nil }

  func logIn(as name: String) {
    change { userName = name }
  }

  func keep(apiKey: String) {
    change { self.apiKey = apiKey }
  }

  func logOut() {
    change {
      userName = nil
      apiKey = nil
    }
  }

  /// Every second time one may.
  func mayReadAbout() -> Bool {
    lookUps += 1
    return lookUps.isMultiple(of: 2)
  }

  func observe(for owner: AnyObject, _ body: @escaping @MainActor (Bool) -> Void) {
    observers.append(Observer(owner: owner, body: body))
    body(isOnboarded)
  }

  private func change(_ body: () -> Void) {
    let before = isOnboarded
    body()
    guard isOnboarded != before else { return }
    observers.removeAll { $0.owner == nil }
    for observer in observers where observer.owner != nil { observer.body(isOnboarded) }
  }
}

/// What to call when a screen has left, and who asked for it. Owned by one router.
///
/// It is an object of its own so that listings can refer to it weakly: an object that was ever weakly referenced is
/// slow to retain, which a router must not be, as every screen with a closure retains it.
@MainActor
package final class RemovalClosures {
  /// What to call when one screen has left.
  // A struct around the closure: a bare function in a dictionary would be boxed.
  struct Registration {
    let call: RemovalHandler
    let site: CallSite
  }

  /// By controller id. Each is owned by the dictionary until its screen has left, then taken out and called.
  @exclusivity(unchecked)
  private var closures: [ScreenID: Registration] = [:]

  /// The run of an app that the router belongs to.
  let run = Engine.run

  init() {}

  /// The controllers that have a closure, lowest id first, with the place that registered it.
  package var registrations: [(id: Int32, site: CallSite)] {
    closures.sorted { $0.key < $1.key }.map { ($0.key.number, $0.value.site) }
  }

  /// The same with the closures themselves, for the audit of lifetimes.
  package var owned: [(id: Int32, site: CallSite, closure: Any)] {
    closures.sorted { $0.key < $1.key }.map { ($0.key.number, $0.value.site, $0.value.call) }
  }

  /// Keeps a closure for a screen, beside the one it may have.
  @inline(__always)
  func add(_ handler: @escaping RemovalHandler, for id: ScreenID, at site: CallSite) {
    let new = Registration(call: handler, site: site)
    if let old = closures.updateValue(new, forKey: id) { chain(old, new, for: id) }
  }

  /// A screen that is a member already and is set as root with a closure has two from then on.
  private func chain(_ old: Registration, _ new: Registration, for id: ScreenID) {
    let both: RemovalHandler = { reason in
      old.call(reason)
      new.call(reason)
    }
    closures[id] = Registration(call: both, site: old.site)
  }

  /// Takes the closure of a screen out.
  @inline(__always)
  func take(_ id: ScreenID) -> RemovalHandler? {
    if PlantedRouterFault.closureKept.isPlanted { return closures[id]?.call }
    guard let registration = closures.removeValue(forKey: id) else { return nil }
    // A dictionary keeps its storage for ever; after a mass removal that would be megabytes.
    if closures.isEmpty, closures.capacity > 256 { closures = [:] }
    return registration.call
  }
}

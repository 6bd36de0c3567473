/// What to call when a screen has left, and who asked for it. Owned by one router.
///
/// It is an object of its own, the same for routers of every kind, so that listings and the audit of lifetimes can name
/// it.
@MainActor
package final class RemovalClosures {
  /// What to call when one screen has left.
  // A struct around the closure: a bare function in a dictionary would be boxed.
  struct Registration {
    let call: RemovalHandler
    let site: CallSite
  }

  /// The one that was added last, if it was not taken out: the next to be taken out, as a rule.
  @exclusivity(unchecked)
  private var latest: (id: ScreenID, registration: Registration)?
  /// The one before: most routers of an app keep two at most, and need no dictionary.
  @exclusivity(unchecked)
  private var earlier: (id: ScreenID, registration: Registration)?
  /// The others, by controller id. Each is owned until its screen has left, then taken out and called.
  @exclusivity(unchecked)
  private var closures = [ScreenID: Registration]()

  /// The run of an app that the router belongs to.
  let run = Engine.run

  init() {}

  /// The controllers that have a closure, lowest id first, with the place that registered it.
  package var registrations: [(id: Int32, site: CallSite)] {
    all.map { ($0.id.number, $0.registration.site) }
  }

  /// The same with the closures themselves, for the audit of lifetimes.
  package var owned: [(id: Int32, site: CallSite, closure: Any)] {
    all.map { ($0.id.number, $0.registration.site, $0.registration.call) }
  }

  /// Whether no screen has a closure.
  var isEmpty: Bool { latest == nil && earlier == nil && closures.isEmpty }

  private var all: [(id: ScreenID, registration: Registration)] {
    let all =
      closures.map { (id: $0.key, registration: $0.value) }
      + [earlier, latest].compactMap(\.self)
    return all.sorted { $0.id < $1.id }
  }

  /// Keeps a closure for a screen, beside the one it may have.
  @inline(__always)
  func add(_ handler: @escaping RemovalHandler, for id: ScreenID, at site: CallSite) {
    let new = Registration(call: handler, site: site)
    guard let last = latest else {
      keep(new, for: id)
      return
    }
    if last.id == id {
      latest = (id, Self.chain(last.registration, new))
      return
    }
    if let earlier { closures[earlier.id] = earlier.registration }
    earlier = last
    keep(new, for: id)
  }

  /// Makes one the latest, together with the one that its screen may have.
  @inline(__always)
  private func keep(_ new: Registration, for id: ScreenID) {
    if earlier?.id == id, let old = earlier.take() {
      latest = (id, Self.chain(old.registration, new))
    } else if !closures.isEmpty, let old = closures.removeValue(forKey: id) {
      latest = (id, Self.chain(old, new))
    } else {
      latest = (id, new)
    }
  }

  /// A screen that is a member already and is set as root with a closure has two from then on.
  private static func chain(_ old: Registration, _ new: Registration) -> Registration {
    let both: RemovalHandler = { reason in
      old.call(reason)
      new.call(reason)
    }
    return Registration(call: both, site: old.site)
  }

  /// Takes the closure of a screen out.
  @inline(__always)
  func take(_ id: ScreenID) -> RemovalHandler? {
    if PlantedRouterFault.closureKept.isPlanted {
      if earlier?.id == id { return earlier?.registration.call }
      return latest?.id == id ? latest?.registration.call : closures[id]?.call
    }
    if latest?.id == id { return latest.take()?.registration.call }
    if earlier?.id == id { return earlier.take()?.registration.call }
    guard !closures.isEmpty, let registration = closures.removeValue(forKey: id) else { return nil }
    // A dictionary keeps its storage for ever; after a mass removal that would be megabytes.
    if closures.isEmpty, closures.capacity > 256 { closures = [:] }
    return registration.call
  }
}

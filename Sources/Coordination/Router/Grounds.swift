import UIKit

/// Who asked for what since the notes were cleared: the grounds on which a step went as it did.
///
/// An entry is made of numbers, types and literals of the compiler; words are made of it when somebody asks.
@MainActor
package enum Grounds {
  package enum Entry {
    /// A router was asked for something, perhaps about a screen and by a coordinator that said so.
    case call(operation: StaticString, screen: Int32?, owner: AnyClass?, site: CallSite)
    /// A router did not do it.
    case refused(RouterError)
    /// Somebody was asked to follow a step of a link.
    case link(step: String, follower: AnyClass, LinkAnswer)
  }

  /// What became of a step of a link.
  package enum LinkAnswer {
    case taken
    case refused(String)
    case notMine
  }

  /// More than a person reads.
  private static let most = 1_000

  /// Whether notes are taken; the simulator says so.
  @exclusivity(unchecked)
  package static var areKept = false
  @exclusivity(unchecked)
  package private(set) static var entries: [Entry] = []

  /// Begins anew.
  package static func clear() {
    if !entries.isEmpty { entries.removeAll(keepingCapacity: entries.count < 64) }
  }

  /// Takes note of a call of a router.
  @inline(__always)
  static func note(
    _ operation: StaticString, _ screen: UIViewController?, owner: BaseCoordinator?,
    at site: CallSite
  ) {
    if areKept { add(operation, screen, owner, site) }
  }

  @inline(never)
  private static func add(
    _ operation: StaticString, _ screen: UIViewController?, _ owner: BaseCoordinator?,
    _ site: CallSite
  ) {
    guard entries.count < most else { return }
    let screen = screen.map { Engine.id(of: $0).number }
    // A call that had to wait is made again in its turn.
    if case .call(_, screen, _, site)? = entries.last { return }
    entries.append(
      .call(operation: operation, screen: screen, owner: owner.map { type(of: $0) }, site: site))
  }

  /// Takes note of what a router did not do.
  static func note(refusal error: RouterError) {
    if areKept, entries.count < most { entries.append(.refused(error)) }
  }

  /// Asks somebody to follow a step of a link, and takes note of the answer in front of what came of it.
  static func asking<Route>(
    _ follower: any LinkFollowing<Route>, about step: @autoclosure () -> String,
    _ ask: () -> LinkProgress<Route>
  ) -> LinkProgress<Route> {
    let place = entries.count
    let progress = ask()
    guard areKept, place < most, place <= entries.count else { return progress }
    entries.insert(
      .link(step: step(), follower: type(of: follower), progress.answer), at: place)
    return progress
  }
}

extension LinkProgress {
  fileprivate var answer: Grounds.LinkAnswer {
    switch self {
    case .moves, .done, .later: .taken
    case .refused(let reason): .refused(reason)
    case .notMine: .notMine
    }
  }
}

import UIKit

/// A switch of the root that has been asked for, and what it comes to.
@MainActor
final class RootSwitch: PendingTransition {
  /// The root by its number.
  let number: Int
  var transition: Transition { Transition(.pending(self)) }
  @exclusivity(unchecked)
  var isUnderWay = false
  /// Whether no screen may refuse it.
  @exclusivity(unchecked)
  var isForced = Leaving.isForced
  /// The number of what was asked for after it.
  @exclusivity(unchecked)
  var successor: Int?

  init(to number: Int) {
    self.number = number
    super.init()
  }
}

/// Where roots stand.
enum RootPlace {
  case window(WindowRouter)
  case stack(any RouterProtocol)
}

/// What tells the result of a switch when all of it has ended.
enum RootSwitchEnd {
  case known(Transition.Completion)
  /// The result is counted.
  ///
  /// - Parameters:
  ///   - before: What stood in the place.
  ///   - modals: How many modals were dismissed.
  case counted(before: RootMembers, modals: Int)
}

/// The screens that stand in the place of a root; mostly one.
struct RootMembers {
  private var first: ScreenID?
  private var others: [ScreenID] = []

  mutating func add(_ screen: ScreenID) {
    if first == nil { first = screen } else { others.append(screen) }
  }

  func contains(_ screen: ScreenID) -> Bool { first == screen || others.contains(screen) }

  /// How many of them are no others' members.
  func count(without other: RootMembers) -> Int {
    guard let first else { return 0 }
    var count = other.contains(first) ? 0 : 1
    for screen in others where !other.contains(screen) { count += 1 }
    return count
  }
}

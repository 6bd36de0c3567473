import Coordination
import UIKit

/// One way out of the tree, with what it does in each place.
struct Way {
  /// Carries the way out, animated or not.
  typealias Act = @MainActor (WayStage, _ animated: Bool) -> Void

  /// What becomes of the screens in one place.
  enum Result {
    /// They leave, topmost first; `reasons` from the topmost down, one for each of them.
    case leave([RemovalReason])
    /// Only the upper one leaves.
    case upperLeaves(RemovalReason)
    /// Nothing leaves.
    case stay
    /// The way does not exist there, for the reason in words.
    case impossible(String)
  }

  /// Whether the way exists with and without an animation; if not, why.
  enum Pace {
    case both
    case animated(String)
    case notAnimated(String)

    /// With or without an animation, as far as the way exists.
    var cases: [Bool] {
      switch self {
      case .both: [true, false]
      case .animated: [true]
      case .notAnimated: [false]
      }
    }
  }

  /// The id of the row.
  let id: String
  var pace = Pace.both
  var options = WayStage.Options()
  let act: Act
  let results: [Place: Result]

  /// What happens in a place; every place must be named.
  func result(in place: Place) -> Result {
    results[place] ?? .impossible("")
  }
}

extension Way {
  static let noGesture = "there is no such gesture on a modal that is not a stack"
  static let notPresented = "only what is presented can leave so"
  static let noTab = "the screen stands in no tab"
  static let touch = Pace.animated("what a touch leads to is animated")
  static let finger = Pace.animated("the finger leads the animation")
  static let atOnce = Pace.notAnimated("there is no animation of it")

  /// A way that works on a stack; a modal without one has nothing to pop.
  static func onStack(
    _ id: String, pace: Pace = .both, _ result: Result,
    modal: String = "the modal is no member of a stack", _ act: @escaping Act
  ) -> Way {
    Way(
      id: id, pace: pace, act: act,
      results: [
        .pushed: result, .pushedInTab: result, .inModalStack: result, .modal: .impossible(modal),
      ])
  }

  /// A way that works alike in every place.
  static func everywhere(
    _ id: String, pace: Pace = .both, _ result: Result, _ act: @escaping Act
  ) -> Way {
    Way(
      id: id, pace: pace, act: act,
      results: Dictionary(uniqueKeysWithValues: Place.allCases.map { ($0, result) }))
  }

  /// A way that takes everything above the root of a stack, or every modal.
  static func toTheRoot(_ id: String, _ reason: RemovalReason, _ act: @escaping Act) -> Way {
    Way(
      id: id, act: act,
      results: [
        .pushed: .leave([reason, reason]), .pushedInTab: .leave([reason, reason]),
        .inModalStack: .leave([reason, reason]), .modal: .leave([.ancestorDismissed, .dismissed]),
      ])
  }

  /// A way that works in a tab only.
  static func inTab(_ id: String, _ pace: Pace, _ result: Result, _ act: @escaping Act) -> Way {
    Way(
      id: id, pace: pace, act: act,
      results: [
        .pushed: .impossible(noTab), .pushedInTab: result, .modal: .impossible(noTab),
        .inModalStack: .impossible(noTab),
      ])
  }

  /// A way that works on modals; screens that are only pushed do not know it.
  static func onModal(
    _ id: String, pace: Pace = .both, options: WayStage.Options = WayStage.Options(),
    modal: Result, inModalStack: Result, _ act: @escaping Act
  ) -> Way {
    Way(
      id: id, pace: pace, options: options, act: act,
      results: [
        .pushed: .impossible(notPresented), .pushedInTab: .impossible(notPresented),
        .modal: modal, .inModalStack: inModalStack,
      ])
  }
}

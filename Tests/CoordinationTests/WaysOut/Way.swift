import Coordination
import UIKit

/// One way out of the tree, with what it does in each place.
struct Way {
  typealias Act = @MainActor (WayStage) -> Void

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

  /// The id of the row.
  let id: String
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

  /// A way that works on a stack; a modal without one has nothing to pop.
  static func onStack(
    _ id: String, _ result: Result, modal: String = "the modal is no member of a stack",
    _ act: @escaping Act
  ) -> Way {
    Way(
      id: id, act: act,
      results: [
        .pushed: result, .pushedInTab: result, .inModalStack: result, .modal: .impossible(modal),
      ])
  }

  /// A way that works on modals; screens that are only pushed do not know it.
  static func onModal(
    _ id: String, _ options: WayStage.Options = WayStage.Options(), modal: Result,
    inModalStack: Result, _ act: @escaping Act
  ) -> Way {
    Way(
      id: id, options: options, act: act,
      results: [
        .pushed: .impossible(notPresented), .pushedInTab: .impossible(notPresented),
        .modal: modal, .inModalStack: inModalStack,
      ])
  }
}

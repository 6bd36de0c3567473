import UIKit

/// Whether a screen may still ask for anything: it may not if another one lies on top of it, or if it is gone.
@MainActor
enum Requester {
  /// Which modals count as lying on top of the screen that asked.
  enum Modals {
    case all
    case none
    /// All but those that only the system and the user deal with.
    case screens
  }

  /// Why a screen may not ask; nil if it may, or if nobody asked.
  ///
  /// - Parameters:
  ///   - requester: The screen that asked.
  ///   - operation: What it asked for, for the log.
  ///   - target: With which screen.
  ///   - modals: Which modals cover it.
  static func coverage(
    of requester: UIViewController?, _ operation: String, _ target: UIViewController?,
    by modals: Modals = .all
  ) -> RouterError? {
    guard let requester else { return nil }
    if !Engine.isInTree(requester) {
      return absence(of: requester, words(operation, target))
    }
    guard let cover = cover(of: requester, modals) else { return nil }
    return ignored(
      words(operation, target),
      .covered(requester: Engine.name(of: requester), by: Engine.name(of: cover)))
  }

  /// What was asked for, in words; made for a refusal only.
  private static func words(_ operation: String, _ target: UIViewController?) -> String {
    guard let target else { return operation }
    return "\(operation) \(Engine.name(of: target))"
  }

  /// Why a screen that is gone may not ask for anything; nil if it is there.
  static func absence(of requester: UIViewController?, _ operation: String) -> RouterError? {
    guard let requester, !Engine.isInTree(requester) else { return nil }
    return ignored(operation, .covered(requester: Engine.name(of: requester), by: nil))
  }

  /// What lies on top of a screen: a member of the same stack or of one around it, or a modal.
  private static func cover(of screen: UIViewController, _ modals: Modals) -> UIViewController? {
    var current = screen
    while let container = current.parent {
      if let top = Engine.asStack(container)?.topViewController, top !== current {
        return top
      }
      current = container
    }
    guard let modal = Engine.presented(by: current) else { return nil }
    switch modals {
    case .all: return modal
    case .none: return nil
    case .screens: return modal.isSystemScreen ? nil : modal
    }
  }

  /// Takes note of a refusal that a person may wonder about.
  static func ignored(_ operation: String, _ error: RouterError) -> RouterError {
    Engine.note("ignored: \(operation), \(error)")
    return error
  }
}

extension UIViewController {
  /// Whether only the system and the user deal with this modal: an alert, or the share sheet.
  var isSystemScreen: Bool { self is UIAlertController || self is UIActivityViewController }
}

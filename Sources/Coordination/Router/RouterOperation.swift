public import UIKit

/// One of several operations that a router carries out as one, in `perform`.
///
/// Each means what the router's method of that name does; modals are those over the router's stack.
@MainActor
public struct RouterOperation {
  enum Kind {
    case push(Arrival)
    case setRoot(Arrival)
    case replaceTop(Arrival)
    case present(Arrival)
    case pop
    case popTo(UIViewController)
    case popToRoot
    case setStack([UIViewController])
    case dismiss(UIViewController?)
    case dismissModals
  }

  /// What a screen that comes brings along.
  struct Arrival {
    let screen: UIViewController
    var hidesBottomBar: Bool?
    let owner: BaseCoordinator?
    /// Owned by the operation, then by the router until the screen has left.
    let onRemoval: RemovalHandler?
  }

  let kind: Kind

  private init(_ kind: Kind) {
    self.kind = kind
  }

  /// Puts a screen on top of the stack.
  public static func push(
    _ screen: UIViewController, hidesBottomBar: Bool? = nil, owner: BaseCoordinator? = nil,
    onRemoval: RemovalHandler? = nil
  ) -> RouterOperation {
    RouterOperation(
      .push(
        Arrival(
          screen: screen, hidesBottomBar: hidesBottomBar, owner: owner, onRemoval: onRemoval)))
  }

  /// Takes the top screen away.
  public static let pop = RouterOperation(.pop)

  /// Takes everything above a screen of the stack away.
  public static func popTo(_ screen: UIViewController) -> RouterOperation {
    RouterOperation(.popTo(screen))
  }

  /// Takes the modals over the stack away, and everything above its root.
  public static let popToRoot = RouterOperation(.popToRoot)

  /// Makes a screen the only member of the stack.
  public static func setRoot(
    _ screen: UIViewController, hidesBottomBar: Bool? = nil, owner: BaseCoordinator? = nil,
    onRemoval: RemovalHandler? = nil
  ) -> RouterOperation {
    RouterOperation(
      .setRoot(
        Arrival(
          screen: screen, hidesBottomBar: hidesBottomBar, owner: owner, onRemoval: onRemoval)))
  }

  /// Replaces the whole stack, root first.
  public static func setStack(_ screens: [UIViewController]) -> RouterOperation {
    RouterOperation(.setStack(screens))
  }

  /// Puts a screen in the place of the top one.
  public static func replaceTop(
    with screen: UIViewController, hidesBottomBar: Bool? = nil, owner: BaseCoordinator? = nil,
    onRemoval: RemovalHandler? = nil
  ) -> RouterOperation {
    RouterOperation(
      .replaceTop(
        Arrival(
          screen: screen, hidesBottomBar: hidesBottomBar, owner: owner, onRemoval: onRemoval)))
  }

  /// Presents a screen over the topmost one.
  public static func present(
    _ screen: UIViewController, owner: BaseCoordinator? = nil, onRemoval: RemovalHandler? = nil
  ) -> RouterOperation {
    RouterOperation(.present(Arrival(screen: screen, owner: owner, onRemoval: onRemoval)))
  }

  /// Dismisses a modal over the stack with all that lies on it; nil for the topmost.
  public static func dismiss(_ modal: UIViewController? = nil) -> RouterOperation {
    RouterOperation(.dismiss(modal))
  }

  /// Dismisses every modal over the stack, but none that the stack itself stands in.
  public static let dismissModals = RouterOperation(.dismissModals)
}

extension RouterOperation {
  /// The coordinators that own what comes, each once.
  static func owners(of operations: [RouterOperation]) -> [BaseCoordinator] {
    var owners: [BaseCoordinator] = []
    for operation in operations {
      switch operation.kind {
      case .push(let arrival), .setRoot(let arrival), .replaceTop(let arrival),
        .present(let arrival):
        guard let owner = arrival.owner, !owners.contains(where: { $0 === owner }) else { continue }
        owners.append(owner)
      case .pop, .popTo, .popToRoot, .setStack, .dismiss, .dismissModals: continue
      }
    }
    return owners
  }
}

/// Owns a user journey: starts it, decides what comes next, and ends it.
@MainActor
public protocol Coordinator: AnyObject {
  /// The coordinators this one has started and owns.
  var childCoordinators: [any Coordinator] { get set }

  /// Shows the first screen of the journey.
  func start()
}

/// A coordinator that tells its parent when its journey is over.
@MainActor
public protocol CoordinatorFinishOutput: AnyObject {
  /// Called once when the journey is over, then let go. Owned by the coordinator, set by its parent.
  var onFinish: (() -> Void)? { get set }
}

/// Why a coordinator cannot become a child.
public enum CoordinatorError: Error, Hashable, Sendable {
  /// It is the parent itself.
  case isItself(String)
  /// It is an ancestor of the parent.
  case isAncestor(String)
  /// It has another parent.
  case hasParent(String, parent: String)
  /// Its journey is over.
  case hasFinished(String)
  /// The journey of the parent is over.
  case parentHasFinished(String, parent: String)
}

extension CoordinatorError: CustomStringConvertible {
  /// The error in words.
  public var description: String {
    switch self {
    case .isItself(let name): "\(name) cannot be its own child"
    case .isAncestor(let name): "\(name) cannot be a child: it is an ancestor"
    case .hasParent(let name, let parent): "\(name) cannot be a child: it belongs to \(parent)"
    case .hasFinished(let name): "\(name) cannot be a child: it has finished, make a new one"
    case .parentHasFinished(let name, let parent):
      "\(name) cannot be a child: \(parent) has finished"
    }
  }
}

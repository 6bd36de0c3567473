/// Why a scene coordinator does not carry out a call; nothing has changed then.
public enum TransitionError: Error, Hashable, Sendable {
  /// A push from a screen that stands in no navigation controller.
  case navigationControllerMissing(String)
  /// There is nothing below the current screen, the root of the window's stack.
  case cannotPop(String)
  /// There is nothing to close: the current screen is the root of the window.
  case unknown
  /// An alert or the share sheet lies over the current screen.
  case alreadyPresenting(presenter: String, presented: String)
  /// The router has a reason that holds for every way to navigate.
  case refused(RouterError)

  /// The error that stands for a reason of the router.
  package init(_ error: RouterError) {
    switch error {
    case .noStack(let screen):
      self = .navigationControllerMissing(screen)
    case .cannotPop(let screen):
      self = .cannotPop(screen)
    case .nothingToClose:
      self = .unknown
    case .alreadyPresenting(let presenter, let presented):
      self = .alreadyPresenting(presenter: presenter, presented: presented)
    case .routerDetached, .windowDetached, .emptyWindow, .duplicateScreen, .containerNotPushable,
      .screenInUse, .notInStack, .notShown, .emptyStack, .nothingToDismiss, .notInWindow, .covered,
      .vetoed, .noScreen, .coordinatorFinished, .noSuchTab, .noSuchPage, .duplicateTab,
      .nothingForRoot, .superseded, .rootNotShown:
      self = .refused(error)
    }
  }

  /// The router's reason.
  private var reason: RouterError {
    switch self {
    case .navigationControllerMissing(let screen): .noStack(screen)
    case .cannotPop(let screen): .cannotPop(screen)
    case .unknown: .nothingToClose
    case .alreadyPresenting(let presenter, let presented):
      .alreadyPresenting(presenter: presenter, presented: presented)
    case .refused(let error): error
    }
  }
}

extension TransitionError: CustomStringConvertible {
  /// The error in words, which are the router's.
  public var description: String { reason.description }
}

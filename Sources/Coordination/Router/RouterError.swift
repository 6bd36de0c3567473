/// Why a router does not carry out a call; nothing has changed then and no closure was kept.
public enum RouterError: Error, Hashable, Sendable {
  /// The router's navigation controller is gone.
  case routerDetached
  /// The router's window is gone.
  case windowDetached
  /// The window shows nothing yet.
  case emptyWindow
  /// The screen that should be covered stands in no stack.
  case noStack(String)
  /// The screen is on this stack already.
  case duplicateScreen(String)
  /// A navigation controller cannot be a member of a stack.
  case containerNotPushable(String)
  /// The screen stands elsewhere: in another container, or presented.
  case screenInUse(String)
  /// The top is the root.
  case cannotPop(String)
  /// The screen is not on this stack.
  case notInStack(String)
  /// The screen stands nowhere in this window.
  case notShown(String)
  /// A stack without a member is none.
  case emptyStack
  /// There is nothing to dismiss.
  case nothingToDismiss
  /// There is nothing to close.
  case nothingToClose
  /// The place from which to present presents something already.
  case alreadyPresenting(presenter: String, presented: String)
  /// The place from which to present is not on screen.
  case notInWindow(String)
  /// The screen that asked is covered, or gone: the second of two quick touches.
  case covered(requester: String, by: String?)
  /// A screen that would have left refuses to.
  case vetoed(String)
  /// The drawable has no screen.
  case noScreen(String)
  /// The coordinator that was to show something has finished.
  case coordinatorFinished(String)
  /// The coordinator has no such tab.
  case noSuchTab(String)
  /// The coordinator has no such page.
  case noSuchPage(String)
  /// Two tabs have the same id.
  case duplicateTab(String)
  /// The coordinator makes nothing for this root.
  case nothingForRoot(String)
  /// Another root was asked for before this one had its turn.
  case superseded(String, by: String)
  /// The root that was to be replaced is not there.
  case rootNotShown(String, instead: String?)
}

extension RouterError: CustomStringConvertible {
  /// The error in words.
  public var description: String {
    switch self {
    case .routerDetached:
      "the router's navigation controller is gone"
    case .windowDetached:
      "the router's window is gone"
    case .emptyWindow:
      "the window has no root"
    case .noStack(let screen):
      "\(screen) stands in no navigation controller; present instead, or put it into one"
    case .duplicateScreen(let screen):
      "\(screen) is on this stack already"
    case .containerNotPushable(let screen):
      "\(screen) is a navigation controller and cannot be put on a stack; present it"
    case .screenInUse(let screen):
      "\(screen) is shown elsewhere; take it away there first"
    case .cannotPop(let screen):
      "cannot pop \(screen): it is the root of its stack"
    case .notInStack(let screen):
      "\(screen) is not on this stack"
    case .notShown(let screen):
      "\(screen) is nowhere in this window"
    case .emptyStack:
      "no screen: a stack needs at least one"
    case .nothingToDismiss:
      "nothing to dismiss"
    case .nothingToClose:
      "nothing to close: the root of the window stays"
    case .alreadyPresenting(let presenter, let presented):
      "\(presenter) presents \(presented) already"
    case .notInWindow(let screen):
      "\(screen) is not on screen and cannot present"
    case .covered(let requester, let cover):
      cover.map { "\(requester) is covered by \($0)" } ?? "\(requester) is gone"
    case .vetoed(let screen):
      "\(screen) refuses to leave"
    case .noScreen(let drawable):
      "\(drawable) has no view controller to show"
    case .coordinatorFinished(let coordinator):
      "\(coordinator) has finished and shows nothing more"
    case .noSuchTab(let tab):
      "there is no tab \(tab)"
    case .noSuchPage(let page):
      "there is no page \(page)"
    case .duplicateTab(let tab):
      "there are two tabs \(tab); each needs an id of its own"
    case .nothingForRoot(let root):
      "nothing is made for root \(root); override makeRoot"
    case .superseded(let root, let other):
      "root \(root) gives way to root \(other), which was asked for later"
    case .rootNotShown(let root, let other):
      "root \(root) is not there" + (other.map { ", root \($0) is" } ?? "")
    }
  }
}

import Coordination
import UIKit

/// Where the screens of a case are before they leave.
enum Place: String, CaseIterable {
  /// On the window's stack.
  case pushed
  /// On the stack of the selected tab.
  case pushedInTab
  /// Presented over the window's stack.
  case modal
  /// On the stack of a modal.
  case inModalStack
}

/// A window with two screens in a place, the lower and the upper, each with a removal closure.
@MainActor
final class WayStage {
  /// What one screen's closure was told.
  struct Departure: Equatable, CustomStringConvertible {
    let screen: String
    let reason: RemovalReason
    var description: String { "\(screen) \(reason)" }
  }

  /// Everything a way can need, so that a case is one line.
  struct Options {
    var style = UIModalPresentationStyle.pageSheet
    /// The upper screen is an alert.
    var isAlert = false
    /// Something is presented below the modal of the place.
    var hasModalBelow = false
    /// Both screens refuse to leave.
    var isGuarded = false
    /// A modal that is none of the two lies on them.
    var hasCover = false
  }

  /// Owns both screens.
  let owner = BaseCoordinator()
  private(set) var departures: [Departure] = []
  /// Who has refused to leave, and which way.
  private(set) var refusals: [Departure] = []
  /// Everything that must be dead once all screens have left.
  private(set) var leavers: [(name: String, object: WeakObject)] = []

  let runtime = Runtime(isSimulated: true)
  let window = UIWindow(frame: UIScreen.main.bounds)
  let place: Place
  private(set) weak var tabs: UITabBarController?
  /// Moves the stack in question: the modal's, else the one the screens were pushed or presented from.
  private(set) var router: Router
  /// Moves the window's stack or the selected tab's.
  private(set) var baseRouter: Router

  init(place: Place, options: Options = Options()) {
    self.place = place
    Runtime.install(runtime)
    window.makeKeyAndVisible()
    let stack = UINavigationController(rootViewController: Screen("Home"))
    baseRouter = Router(rootViewController: stack)
    router = baseRouter
    if place == .pushedInTab {
      let tabs = UITabBarController()
      tabs.viewControllers = [stack, UINavigationController(rootViewController: Screen("Other"))]
      self.tabs = tabs
      window.rootViewController = tabs
    } else {
      window.rootViewController = stack
    }
    settle()
    if options.hasModalBelow { present(Screen("Below")) }
    fill(options)
    if options.hasCover { cover() }
  }

  private func fill(_ options: Options) {
    let names = ["Lower", "Upper"]
    switch place {
    case .pushed, .pushedInTab:
      for name in names { push(screen(name, options)) }
    case .modal:
      for name in names {
        let screen =
          options.isAlert && name == names.last
          ? Self.alert(name) : screen(name, options)
        if !options.isAlert { screen.modalPresentationStyle = options.style }
        present(screen, name: name)
      }
    case .inModalStack:
      let modal = UINavigationController(rootViewController: Screen("In"))
      modal.modalPresentationStyle = options.style
      baseRouter.present(modal, animated: false)
      settle()
      router = Router(rootViewController: modal)
      for name in names { push(screen(name, options)) }
    }
  }

  private func screen(_ name: String, _ options: Options) -> Screen {
    guard options.isGuarded else { return Screen(name) }
    let guarded = GuardedScreen(name)
    guarded.onAttempt = { [weak self] attempt in
      self?.refusals.append(Departure(screen: name, reason: attempt.reason))
    }
    return guarded
  }

  private static func alert(_ name: String) -> UIAlertController {
    let alert = UIAlertController(title: name, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    return alert
  }

  private func push(_ screen: Screen) {
    router.push(screen, animated: false, owner: owner, onRemoval: leaving(screen, screen.name))
  }

  private func present(_ screen: UIViewController, name: String? = nil) {
    if let name {
      router.present(screen, animated: false, owner: owner, onRemoval: leaving(screen, name))
    } else {
      router.present(screen, animated: false)
    }
    settle()
  }

  private func leaving(_ screen: UIViewController, _ name: String) -> RemovalHandler {
    let captured = Captured()
    leavers.append((name, WeakObject(screen)))
    leavers.append(("what the closure of \(name) captured", WeakObject(captured)))
    return { [weak self] reason in
      _ = captured
      self?.departures.append(Departure(screen: name, reason: reason))
    }
  }

  /// Puts one more screen on top, so that the others are covered.
  func cover() {
    baseRouter.present(Screen("Cover"), animated: false)
    settle()
  }

  // MARK: What ways reach for

  var stack: UINavigationController {
    guard let stack = router.navigationController else {
      preconditionFailure("the stack of \(place) is gone")
    }
    return stack
  }

  /// The lowest member of the stack in question.
  var root: UIViewController { stack.viewControllers[0] }

  /// The end of the chain of modals.
  var topmost: UIViewController {
    var controller = window.rootViewController ?? stack
    while let next = controller.presented { controller = next }
    return controller
  }

  /// The lowest modal.
  var lowestModal: UIViewController {
    window.rootViewController?.presented ?? stack
  }

  func settle() {
    while runtime.loop.hasSettlingWork { runtime.loop.runNext() }
  }

  func tearDown() {
    window.tearDown()
    settle()
  }

  /// The names of what should be dead and is not.
  var alive: [String] { leavers.filter { $0.object.value != nil }.map(\.name) }
}

/// An object that may have died.
struct WeakObject {
  private(set) weak var value: AnyObject?

  init(_ value: AnyObject) {
    self.value = value
  }
}

import Foundation
import UIKit

// Creates a tree of nine controllers, uses it, drops it, and prints who is alive before and after: once under virtual
// time, once as in a process that nobody drives. Exit status 1 if it is not nine, then none.

/// A screen that holds on to what screens hold on to: closures, a delegate's role, a view with a child.
@MainActor
final class Screen: UIViewController, UINavigationControllerDelegate,
  UIAdaptivePresentationControllerDelegate
{
  var onLeave: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIView())
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Edit", primaryAction: UIAction { [weak self] _ in self?.isEditing = true })
    onLeave = { [weak self] in self?.title = "left" }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    onLeave?()
  }
}

/// The nine of them: tabs, a stack of two screens and one of one, over them a stack with a screen, and an alert.
@MainActor
final class Tree {
  let window = UIWindow()
  let tabs = UITabBarController()
  let stacks = [UINavigationController(), UINavigationController()]
  let modal = UINavigationController(rootViewController: Screen())
  let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
  let settle: () -> Void

  init(settle: @escaping () -> Void) {
    self.settle = settle
    for stack in stacks { stack.viewControllers = [Screen()] }
    stacks[0].delegate = stacks[0].viewControllers[0] as? Screen
    tabs.viewControllers = stacks
    alert.addAction(
      UIAlertAction(title: "Yes", style: .default) { [weak tabs] _ in tabs?.title = "" })
    window.rootViewController = tabs
    window.makeKeyAndVisible()
  }

  /// Every way on and back, gestures that return among them; one screen more comes and goes.
  func run() {
    stacks[0].pushViewController(Screen(), animated: true)
    settle()
    _ = stacks[0].beginSwipeBack()
    stacks[0].cancelSwipeBack()
    settle()
    stacks[0].popViewController(animated: true)
    settle()
    tabs.selectedIndex = 1
    stacks[1].pushViewController(Screen(), animated: false)
    stacks[1].tapBackButton()
    settle()
    present()
    _ = modal.beginDragDown()
    modal.cancelDragDown()
    settle()
    modal.present(alert, animated: true)
    settle()
  }

  func present() {
    modal.presentationController?.delegate = modal.topViewController as? Screen
    tabs.present(modal, animated: true)
    settle()
  }

  func fill() {
    stacks[0].pushViewController(Screen(), animated: false)
    settle()
  }

  /// Takes the modals away, then the root.
  func drop() {
    tabs.dismiss(animated: true)
    settle()
    window.rootViewController = nil
    settle()
  }
}

@MainActor
func alive() -> [String] {
  LifetimeRegistry.shared.live(.controller).map(\.typeName)
}

/// - Returns: Whether there were nine, then none.
@MainActor
func check(_ name: String, isSimulated: Bool) -> Bool {
  let runtime = Runtime(isSimulated: isSimulated)
  Runtime.install(runtime)
  // Without a simulator complaints are not kept, but spoken.
  var complaints: [String] = []
  runtime.diagnostics.console = { complaints.append($0) }
  var tree: Tree? = Tree {
    if isSimulated {
      while runtime.loop.hasSettlingWork { runtime.loop.runNext() }
    } else {
      repeat {
        _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
      } while runtime.loop.hasSettlingWork
    }
  }
  tree?.fill()
  tree?.run()
  let running = alive()
  tree?.drop()
  tree = nil
  let dropped = alive()
  print("\(name): \(running.count) alive while it runs, \(dropped.count) when it is dropped")
  if !dropped.isEmpty { print("still alive: \(dropped.joined(separator: ", "))") }
  complaints += runtime.diagnostics.messages
  for refusal in complaints { print("complaint: \(refusal)") }
  return running.count == 9 && dropped.isEmpty && complaints.isEmpty
}

let results = [
  check("in virtual time", isSimulated: true), check("by itself", isSimulated: false),
]
exit(results.allSatisfy { $0 } ? 0 : 1)

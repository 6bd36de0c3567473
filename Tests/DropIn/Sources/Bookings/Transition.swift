import UIKit

/// What can be done to a container, with what it will show.
@MainActor
struct Transition<Root: UIViewController> {
  typealias Perform = (_ root: Root, _ animated: Bool, _ done: (() -> Void)?) -> Void

  let targets: [UIViewController]
  private let perform: Perform

  init(targets: [UIViewController] = [], perform: @escaping Perform) {
    self.targets = targets
    self.perform = perform
  }

  func run(on root: Root, animated: Bool, done: (() -> Void)? = nil) {
    perform(root, animated, done)
  }

  static func none() -> Transition {
    Transition { _, _, done in done?() }
  }

  static func present(_ target: UIViewController) -> Transition {
    Transition(targets: [target]) { root, animated, done in
      root.present(target, animated: animated, completion: done)
    }
  }

  static func dismiss() -> Transition {
    Transition { root, animated, done in
      root.dismiss(animated: animated, completion: done)
    }
  }

  static func embed(_ target: UIViewController, in view: UIView) -> Transition {
    Transition(targets: [target]) { root, _, done in
      root.addChild(target)
      view.addSubview(target.view)
      target.didMove(toParent: root)
      done?()
    }
  }

  /// One after the other: each begins when the one before it has ended.
  static func multiple(_ transitions: [Transition]) -> Transition {
    Transition(targets: transitions.flatMap(\.targets)) { root, animated, done in
      guard let first = transitions.first else {
        done?()
        return
      }
      first.run(on: root, animated: animated) {
        Transition.multiple(Array(transitions.dropFirst()))
          .run(on: root, animated: animated, done: done)
      }
    }
  }
}

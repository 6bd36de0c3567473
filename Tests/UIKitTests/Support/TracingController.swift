import UIKit

/// A moment of a controller's life at which a test may run code of its own.
enum Moment: String, CaseIterable {
  case load, wA, iA, dA, wD, dD, wM, dM
}

/// A screen that writes down every callback, and runs a test's code inside it.
@MainActor
class TracingController: UIViewController, Named {
  let name: String
  let trace: Trace
  /// Code to run inside callbacks, after they were written down.
  var on: [Moment: (TracingController) -> Void] = [:]

  init(_ name: String, _ trace: Trace) {
    self.name = name
    self.trace = trace
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ moment: Moment, _ animated: Bool? = nil, _ suffix: String = "") {
    trace.add("\(name).\(moment.rawValue)\(suffix)", animated: animated, flags: flagWords)
    on[moment]?(self)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    note(.load)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note(.wA, animated)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    note(.iA, animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note(.dA, animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note(.wD, animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note(.dD, animated)
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note(.wM, nil, "(\(parent?.traceName ?? "nil"))")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note(.dM, nil, "(\(parent?.traceName ?? "nil"))")
  }
}

/// A stack with a short name; it writes its own appearance down if told to.
@MainActor
class TracingStack: UINavigationController, Named {
  let name: String
  let trace: Trace
  var tracesAppearance = false
  var tracesCalls = false

  init(_ name: String, _ trace: Trace, _ members: [UIViewController] = []) {
    self.name = name
    self.trace = trace
    super.init(nibName: nil, bundle: nil)
    viewControllers = members
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ word: String, _ animated: Bool) {
    if tracesAppearance { trace.add("\(name).\(word)", animated: animated, flags: flagWords) }
  }

  override func viewWillAppear(_ animated: Bool) { note("wA", animated) }
  override func viewIsAppearing(_ animated: Bool) { note("iA", animated) }
  override func viewDidAppear(_ animated: Bool) { note("dA", animated) }
  override func viewWillDisappear(_ animated: Bool) { note("wD", animated) }
  override func viewDidDisappear(_ animated: Bool) { note("dD", animated) }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if tracesCalls { trace.add("\(name).push(\(viewController.traceName),\(animated))") }
    super.pushViewController(viewController, animated: animated)
  }

  @discardableResult
  override func popViewController(animated: Bool) -> UIViewController? {
    if tracesCalls { trace.add("\(name).pop(\(animated))") }
    return super.popViewController(animated: animated)
  }
}

/// A tab bar controller with a short name; it writes its own appearance down if told to.
@MainActor
final class TracingTabs: UITabBarController, Named {
  let name: String
  let trace: Trace
  var tracesAppearance = false

  init(_ name: String, _ trace: Trace, _ tabs: [UIViewController] = []) {
    self.name = name
    self.trace = trace
    super.init(nibName: nil, bundle: nil)
    viewControllers = tabs
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ word: String, _ animated: Bool) {
    if tracesAppearance { trace.add("\(name).\(word)", animated: animated, flags: flagWords) }
  }

  override func viewWillAppear(_ animated: Bool) { note("wA", animated) }
  override func viewIsAppearing(_ animated: Bool) { note("iA", animated) }
  override func viewDidAppear(_ animated: Bool) { note("dA", animated) }
  override func viewWillDisappear(_ animated: Bool) { note("wD", animated) }
  override func viewDidDisappear(_ animated: Bool) { note("dD", animated) }
}

/// An alert with a short name that writes its appearance down.
@MainActor
final class TracingAlert: UIAlertController, Named {
  private(set) var name = "Al"
  private(set) var trace: Trace?

  func tracing(_ trace: Trace, name: String = "Al") -> TracingAlert {
    self.trace = trace
    self.name = name
    return self
  }

  override func viewDidLoad() { trace?.add("\(name).load") }
  override func viewWillAppear(_ animated: Bool) { trace?.add("\(name).wA") }
  override func viewIsAppearing(_ animated: Bool) { trace?.add("\(name).iA") }
  override func viewDidAppear(_ animated: Bool) { trace?.add("\(name).dA") }
  override func viewWillDisappear(_ animated: Bool) { trace?.add("\(name).wD") }
  override func viewDidDisappear(_ animated: Bool) { trace?.add("\(name).dD") }
}

extension UIViewController {
  /// Whether the view is loaded, without the virtual call of ``isViewLoaded``.
  @inline(__always)
  final var hasLoadedView: Bool { flags.contains(.isViewLoaded) }

  /// Loads the view, without the virtual call of ``loadViewIfNeeded()``.
  @inline(__always)
  package final func ensureView() {
    if !flags.contains(.isViewLoaded) { load() }
  }

  /// The box of rarely used state, made on first use.
  final var extras: ControllerExtras {
    if let box = _extras { return box }
    let box = ControllerExtras()
    _extras = box
    return box
  }

  /// The root view of a loaded controller, made now if the base class left it for later.
  final var existingView: UIView? {
    if let view = _view { return view }
    guard hasLoadedView else { return nil }
    let view = UIView(frame: UIScreen.main.bounds)
    view.controller = self
    _view = view
    return view
  }

  /// Loads the view and says so, once.
  final func load() {
    loadView()
    flags.insert(.isViewLoaded)
    recordLifecycle(.viewDidLoad)
    viewDidLoad()
  }

  final func setFlag(_ flag: ControllerFlags, _ isOn: Bool) {
    if isOn { flags.insert(flag) } else { flags.remove(flag) }
  }

  final func changeHidesBottomBar(_ hides: Bool) {
    guard hides != flags.contains(.hidesBottomBarWhenPushed) else { return }
    setFlag(.hidesBottomBarWhenPushed, hides)
    if flags.contains(.isOnStack), let stack = container as? UINavigationController {
      stack.bars.flagged += hides ? 1 : -1
    }
  }

  @inline(__always)
  final func recordLifecycle(_ callback: LifecycleCallback) {
    if EventLog.followsLifecycle { followLifecycle(callback) }
  }

  /// The name that messages use: the app's label under a simulator, else the type's name.
  package final var nameInMessages: String {
    Runtime.current.log.labeler?(self) ?? TypeNames.cachedName(of: Self.self)
  }
}

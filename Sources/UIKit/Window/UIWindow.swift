/// The root of a tree of controllers on the screen.
@preconcurrency
@MainActor
open class UIWindow: UIView {
  // Nonisolated, as the other fields here: a window that dies on whatever thread lets its roots go.
  @exclusivity(unchecked)
  nonisolated(unsafe) final var root: UIViewController?
  /// Old roots that still present something: UIKit keeps both alive (WIN-03).
  @exclusivity(unchecked)
  nonisolated(unsafe) final var stranded: [UIViewController] = []
  @exclusivity(unchecked)
  final var hiddenFlag = true
  /// Whether the tree has been told that it is on screen.
  final var isOnScreen = false
  /// Whether it is being told; a change made in a callback waits.
  final var isFollowingVisibility = false
  /// Who is told when the window comes on the screen; owned for the layer of flows.
  @exclusivity(unchecked)
  package final var presence: (any PresenceSink)?
  /// The transitions that wait for their turn in this window; owned for the layer of routers.
  @exclusivity(unchecked)
  nonisolated(unsafe) package final var transitionQueue: AnyObject?

  // Not inlined into other modules, where the field would be checked for exclusive access.
  /// What ``transitionQueue`` is.
  @inline(never)
  package final func lineOfTransitions() -> AnyObject? { transitionQueue }

  /// The same for the window at an address, which need not be retained for that.
  nonisolated static func lineOfTransitions(at window: UnsafeRawPointer) -> AnyObject? {
    Unmanaged<UIWindow>.fromOpaque(window)._withUnsafeGuaranteedRef { $0.transitionQueue }
  }

  /// Creates a hidden window.
  ///
  /// - Parameter frame: Place and size in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    Runtime.current.add(self)
  }

  /// Creates a hidden window of a scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
    Runtime.current.add(self)
  }

  /// Creates a window from an archive; nothing is read from it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  deinit {
    root?._extras?.windowPointer = nil
    for old in stranded { old._extras?.strandPointer = nil }
  }

  /// The scene the window belongs to; weak (catalogue 11.3).
  open weak var windowScene: UIWindowScene?

  /// Itself.
  open override var window: UIWindow? { self }

  /// The root of the tree; owned (WIN-01, WIN-02, WIN-03).
  open var rootViewController: UIViewController? {
    get { root }
    set { replaceRoot(with: newValue, cause: .windowRootReplaced) }
  }

  /// Shows the window and makes it the one that has the keyboard.
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
    presence?.controllerDidAppear()
  }

  /// Makes the window the one that has the keyboard.
  open func makeKey() {
    Runtime.current.makeKey(self)
  }

  /// Whether the window has the keyboard.
  open var isKeyWindow: Bool { Runtime.current.keyWindow === self }

  /// Whether the window is invisible; showing it makes its root appear (WIN-01, WIN-05).
  ///
  /// ``UncertainChoice/hiddenWindowsAreOffScreen``
  open override var isHidden: Bool {
    get { hiddenFlag }
    set {
      guard newValue != hiddenFlag else { return }
      hiddenFlag = newValue
      followVisibility()
    }
  }

  /// The scene, else the application.
  open override var next: UIResponder? { windowScene ?? Runtime.current.application }

  /// How windows are stacked.
  public struct Level: Hashable, Comparable, Sendable, RawRepresentable {
    /// The height.
    public let rawValue: CGFloat

    /// Creates a level.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a level.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Where windows are.
    public static let normal = Level(0)
    /// Where the bar with the clock is.
    public static let statusBar = Level(1000)
    /// Where alerts are.
    public static let alert = Level(2000)

    /// A level above another.
    public static func + (left: Level, right: CGFloat) -> Level { Level(left.rawValue + right) }
    /// A level below another.
    public static func - (left: Level, right: CGFloat) -> Level { Level(left.rawValue - right) }
    /// Whether one window is below another.
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }

  /// How high the window is; stored only.
  open var windowLevel = Level.normal
  /// The screen the window is on.
  open var screen: UIScreen { UIScreen.main }
  /// Whether the window may have the keyboard.
  open var canBecomeKey: Bool { true }

  /// Called when the window has got the keyboard.
  open func becomeKey() {
    NotificationCenter.default.postIfObserved(UIWindow.didBecomeKeyNotification, self)
  }

  /// Called when the window has lost the keyboard.
  open func resignKey() {
    NotificationCenter.default.postIfObserved(UIWindow.didResignKeyNotification, self)
  }

  /// Everything this window keeps although its root was replaced, lowest first (WIN-03).
  package final var strandedRoots: [UIViewController] { stranded }

  /// Ends the window's tree without a callback of appearance: the app is gone.
  ///
  /// - Complexity: O(*n*) in the controllers of the tree, without recursion.
  package final func tearDown() {
    guard stranded.isEmpty else { return tearDownAll() }
    guard let root else { return }
    forgetRoot()
    root.reportDeparture(.tornDown)
    if UIViewController.presenterCount > 0 { Self.letPresentedGo([root]) }
  }

  private final func tearDownAll() {
    var roots = stranded
    if let root { roots.append(root) }
    forgetRoot()
    for old in stranded { old._extras?.strandedIn = nil }
    stranded = []
    for lowest in roots.reversed() { lowest.reportDeparture(.tornDown) }
    if UIViewController.presenterCount > 0 { Self.letPresentedGo(roots) }
  }

  private final func forgetRoot() {
    root?._extras?.window = nil
    root?.flags.remove(.isRootOfWindow)
    root = nil
  }

  /// Lets everything go that is presented in some trees; without anything presented anywhere there is nothing to do.
  private static func letPresentedGo(_ roots: [UIViewController]) {
    var work: [UIViewController] = []
    work.reserveCapacity(UIViewController.usualCount)
    for lowest in roots { work.append(lowest) }
    while let controller = work.popLast() {
      for place in controller._children.indices { work.append(controller._children[place]) }
      guard let extras = controller._extras else { continue }
      // An open transition owns its presenter: it is dropped, it will not end any more.
      if let open = extras.presentationTransition.take() { open.drop() }
      if let presented = controller.presented {
        work.append(presented)
        controller.unlinkPresented()
      }
    }
  }
}

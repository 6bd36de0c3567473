/// The app as the system sees it.
@preconcurrency
@MainActor
open class UIApplication: UIResponder {
  /// Whether the app is in front of the user.
  public enum State: Int, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }

  /// The windows of the run.
  @exclusivity(unchecked)
  final var windowList: WindowList

  /// - Parameter windows: Those that were made before.
  init(windows: WindowList) {
    windowList = windows
    super.init()
  }

  /// The running app.
  open class var shared: UIApplication { Runtime.current.application }

  /// The app's own object; weak, but for one that a launch was given.
  open weak var delegate: (any UIApplicationDelegate)?
  /// The app's own object while it runs.
  final var launchedDelegate: (any UIApplicationDelegate)?

  /// Whether the app is in front of the user.
  @exclusivity(unchecked)
  open package(set) var applicationState = State.active
  /// The scenes that are connected.
  @exclusivity(unchecked)
  open internal(set) var connectedScenes: Set<UIScene> = []
  /// The sessions of the scenes, connected or not.
  @exclusivity(unchecked)
  open internal(set) var openSessions: Set<UISceneSession> = []
  /// Whether the app may have several scenes.
  open var supportsMultipleScenes: Bool { true }
  /// The number on the app's icon; stored only.
  open var applicationIconBadgeNumber = 0
  /// Whether the screen stays on; stored only.
  open var isIdleTimerDisabled = false
  /// Quick actions of the app's icon; stored only.
  open var shortcutItems: [UIApplicationShortcutItem]?
  /// Whether the app has asked for an address for notifications.
  open internal(set) var isRegisteredForRemoteNotifications = false
  /// How long the app may run in the background, in seconds.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  final var backgroundTasks: [UIBackgroundTaskIdentifier: () -> Void] = [:]
  final var lastBackgroundTask = 0
  final var lastSession = 0
  final weak var firstResponder: UIResponder?

  /// The windows that are alive, oldest first.
  open var windows: [UIWindow] { windowList.all }

  /// The window that has the keyboard.
  open var keyWindow: UIWindow? { windowList.key }

  /// Whether some app opens the URL; headless, every URL with a scheme is opened.
  open func canOpenURL(_ url: URL) -> Bool { url.scheme != nil }

  /// Hands a URL to the system.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - options: Ignored.
  ///   - completion: Runs in the next turn with whether it was opened; owned until then.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let opens = canOpenURL(url)
    if opens { Runtime.current.openExternally?(url) }
    guard let completion else { return }
    Runtime.current.loop.schedule(after: .zero, kind: .turn, name: "open \(url.absoluteString)") {
      completion(opens)
    }
  }

  /// Asks for an address for notifications; the driver answers.
  open func registerForRemoteNotifications() {
    isRegisteredForRemoteNotifications = true
  }

  /// Gives the address for notifications back.
  open func unregisterForRemoteNotifications() {
    isRegisteredForRemoteNotifications = false
  }

  /// Which ways a window may be held when nobody says otherwise.
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window)
      ?? UIDevice.current.defaultOrientations
  }

  /// Asks for time to finish something in the background.
  ///
  /// - Parameter handler: Runs if the time is over first; owned until the task is ended.
  open func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (@MainActor () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    lastBackgroundTask += 1
    let identifier = UIBackgroundTaskIdentifier(rawValue: lastBackgroundTask)
    backgroundTasks[identifier] = handler ?? {}
    return identifier
  }

  /// Says that it is finished.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    backgroundTasks[identifier] = nil
  }

  /// The app's own object, if it takes part in the chain.
  open override var next: UIResponder? { delegate as? UIResponder }
}

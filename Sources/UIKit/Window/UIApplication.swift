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

  /// A key of the options of opening a URL.
  public struct OpenExternalURLOptionsKey: Hashable, Sendable, RawRepresentable {
    /// The key's text.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  private final var allWindows: [WeakWindow] = []
  private final weak var key: UIWindow?

  override init() {
    super.init()
  }

  /// The running app.
  public class var shared: UIApplication { Runtime.current.application }

  /// The app's own object; weak.
  open weak var delegate: (any UIApplicationDelegate)?

  /// Whether the app is in front of the user.
  open package(set) var applicationState = State.active

  /// The windows that are alive, oldest first.
  open var windows: [UIWindow] { allWindows.compactMap(\.window) }

  /// The window that has the keyboard.
  open var keyWindow: UIWindow? { key }

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

  final func add(_ window: UIWindow) {
    allWindows.removeAll { $0.window == nil }
    allWindows.append(WeakWindow(window: window))
  }

  final func makeKey(_ window: UIWindow) {
    key = window
  }
}

/// A window as the application knows it: whoever made it owns it.
private struct WeakWindow {
  weak var window: UIWindow?
}

/// The app's own object, told about its life.
@preconcurrency
@MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {}

/// The screen of the device.
@preconcurrency
@MainActor
open class UIScreen: NSObject {
  /// The only screen.
  public class var main: UIScreen { only }
  private static let only = UIScreen()

  /// The size of the screen, in points.
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
}

/// A scene of the app.
@preconcurrency
@MainActor
open class UIScene: UIResponder {}

/// A scene that has windows.
@preconcurrency
@MainActor
open class UIWindowScene: UIScene {
  /// The windows of the scene that are alive, oldest first.
  open var windows: [UIWindow] {
    UIApplication.shared.windows.filter { $0.windowScene === self }
  }
}

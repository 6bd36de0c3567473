/// One instance of the app's user interface.
@preconcurrency
@MainActor
open class UIScene: UIResponder {
  /// Where a scene stands between the user and the background.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  /// How a URL was handed over.
  @preconcurrency
  @MainActor
  open class OpenURLOptions: NSObject {
    /// The app that handed it over.
    open private(set) var sourceApplication: String?
    /// What that app said about it.
    open private(set) var annotation: Any?
    /// Whether the file belongs where it is.
    open private(set) var openInPlace: Bool

    package init(
      sourceApplication: String? = nil, annotation: Any? = nil, openInPlace: Bool = false
    ) {
      self.sourceApplication = sourceApplication
      self.annotation = annotation
      self.openInPlace = openInPlace
      super.init()
    }
  }

  /// How a URL is to be opened.
  @preconcurrency
  @MainActor
  open class OpenExternalURLOptions: NSObject {
    /// Whether only an app made for the link may open it; stored only.
    open var universalLinksOnly = false

    /// Creates options.
    public override init() {
      super.init()
    }
  }

  /// What outlives the scene.
  open private(set) var session: UISceneSession
  /// Told about the scene's life; owned, and so is the delegate's window by it.
  open var delegate: (any UISceneDelegate)?
  /// Where the scene stands between the user and the background.
  open package(set) var activationState = ActivationState.unattached
  /// What the user sees in the list of scenes.
  open var title: String! = ""

  /// Creates a scene.
  ///
  /// - Parameters:
  ///   - session: What outlives the scene.
  ///   - connectionOptions: Why the scene is made; its delegate is handed them.
  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  /// Hands a URL to the system.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - options: Ignored.
  ///   - completion: Runs in the next turn with whether it was opened; owned until then.
  open func open(
    _ url: URL, options: UIScene.OpenExternalURLOptions?,
    completionHandler completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    UIApplication.shared.open(url, completionHandler: completion)
  }

  /// The application.
  open override var next: UIResponder? { UIApplication.shared }
}

/// A scene that has windows.
@preconcurrency
@MainActor
open class UIWindowScene: UIScene {
  /// The windows of the scene that are alive, oldest first.
  open var windows: [UIWindow] {
    UIApplication.shared.windows.filter { $0.windowScene === self }
  }

  /// The window of the scene that has the keyboard.
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
  /// The screen the scene is on.
  open var screen: UIScreen { UIScreen.main }
  /// How the scene is held.
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
  /// The traits of the device.
  open var traitCollection: UITraitCollection { UITraitCollection.current }
}

extension UIWindowScene: UITraitEnvironment {}

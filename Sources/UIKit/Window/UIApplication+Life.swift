// What the system does to an app. Whoever simulates the system calls it; an app cannot.
extension UIApplication {
  private final var usesScenes: Bool { !connectedScenes.isEmpty }

  private final func post(_ name: NSNotification.Name, _ object: AnyObject? = nil) {
    NotificationCenter.default.postIfObserved(name, object ?? self)
  }

  /// Starts the app, before any scene is connected.
  ///
  /// - Parameter delegate: The app's own object; owned until the app ends.
  /// - Returns: What the delegate answered.
  @discardableResult
  package final func launch(
    _ delegate: any UIApplicationDelegate, options: [LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    launchedDelegate = delegate
    self.delegate = delegate
    applicationState = .inactive
    let willOpen = delegate.application(self, willFinishLaunchingWithOptions: options)
    let didOpen = delegate.application(self, didFinishLaunchingWithOptions: options)
    post(Self.didFinishLaunchingNotification)
    return willOpen && didOpen
  }

  /// Makes a scene and connects it (DEEP-04).
  ///
  /// - Parameters:
  ///   - delegate: The scene's own object; owned by the scene.
  ///   - options: Why the scene is made.
  ///   - name: The name of the configuration that the session begins with.
  package final func connectScene(
    delegate: (any UISceneDelegate)?, options: UIScene.ConnectionOptions = .init(),
    configuration name: String? = nil
  ) -> UIWindowScene {
    lastSession += 1
    let configuration = UISceneConfiguration(name: name, sessionRole: .windowApplication)
    let session = UISceneSession(
      role: .windowApplication, configuration: configuration, number: lastSession)
    openSessions.insert(session)
    if let app = self.delegate {
      session.configuration = app.application(
        self, configurationForConnecting: session, options: options)
    }
    return connect(session, delegate: delegate, options: options)
  }

  /// Connects a session anew that has lost its scene; no stack is rebuilt by itself (DEEP-12).
  ///
  /// - Parameters:
  ///   - session: What outlived the scene, with the activity that the app stored.
  ///   - delegate: The new scene's own object; owned by the scene.
  package final func reconnect(
    _ session: UISceneSession, delegate: (any UISceneDelegate)?
  ) -> UIWindowScene {
    let scene = connect(session, delegate: delegate, options: .init())
    if let activity = session.stateRestorationActivity {
      delegate?.scene(scene, restoreInteractionStateWith: activity)
    }
    return scene
  }

  private final func connect(
    _ session: UISceneSession, delegate: (any UISceneDelegate)?,
    options: UIScene.ConnectionOptions
  ) -> UIWindowScene {
    let scene = UIWindowScene(session: session, connectionOptions: options)
    scene.delegate = delegate
    scene.activationState = .foregroundInactive
    connectedScenes.insert(scene)
    post(UIScene.willConnectNotification, scene)
    delegate?.scene(scene, willConnectTo: session, options: options)
    return scene
  }

  /// Lets a scene go: what it owns is released without a callback of dismissal (DEEP-13).
  ///
  /// ``UncertainChoice/disconnectionTellsNoDelegate``
  package final func disconnect(_ scene: UIScene) {
    guard connectedScenes.remove(scene) != nil else { return }
    if scene.activationState != .background { askForRestorationActivity(scene) }
    scene.activationState = .unattached
    scene.delegate?.sceneDidDisconnect(scene)
    post(UIScene.didDisconnectNotification, scene)
    scene.delegate = nil
  }

  /// Stores what the app wants to come back to, when the scene leaves and before it is let go (DEEP-12).
  private final func askForRestorationActivity(_ scene: UIScene) {
    scene.session.stateRestorationActivity = scene.delegate?.stateRestorationActivity(for: scene)
  }

  /// The app comes to the front.
  package final func becomeActive() {
    guard applicationState != .active else { return }
    applicationState = .active
    for scene in scenesInOrder {
      scene.activationState = .foregroundActive
      scene.delegate?.sceneDidBecomeActive(scene)
      post(UIScene.didActivateNotification, scene)
    }
    if !usesScenes { delegate?.applicationDidBecomeActive(self) }
    post(Self.didBecomeActiveNotification)
    deriveBars()
  }

  /// A scene that was connected comes to the front, as after a launch.
  package final func bringToFront(_ scene: UIScene) {
    scene.delegate?.sceneWillEnterForeground(scene)
    post(UIScene.willEnterForegroundNotification, scene)
    guard applicationState == .active else { return becomeActive() }
    scene.activationState = .foregroundActive
    scene.delegate?.sceneDidBecomeActive(scene)
    post(UIScene.didActivateNotification, scene)
  }

  /// The app leaves the front, as for a call.
  package final func resignActive() {
    guard applicationState == .active else { return }
    for scene in scenesInOrder {
      scene.delegate?.sceneWillResignActive(scene)
      post(UIScene.willDeactivateNotification, scene)
      scene.activationState = .foregroundInactive
    }
    if !usesScenes { delegate?.applicationWillResignActive(self) }
    post(Self.willResignActiveNotification)
    applicationState = .inactive
  }

  /// The app goes to the background.
  package final func enterBackground() {
    guard applicationState != .background else { return }
    resignActive()
    applicationState = .background
    for scene in scenesInOrder {
      scene.activationState = .background
      scene.delegate?.sceneDidEnterBackground(scene)
      post(UIScene.didEnterBackgroundNotification, scene)
      askForRestorationActivity(scene)
    }
    if !usesScenes { delegate?.applicationDidEnterBackground(self) }
    post(Self.didEnterBackgroundNotification)
  }

  /// The app comes out of the background and to the front.
  package final func enterForeground() {
    if applicationState == .background {
      for scene in scenesInOrder {
        scene.delegate?.sceneWillEnterForeground(scene)
        post(UIScene.willEnterForegroundNotification, scene)
        scene.activationState = .foregroundInactive
      }
      if !usesScenes { delegate?.applicationWillEnterForeground(self) }
      post(Self.willEnterForegroundNotification)
      applicationState = .inactive
    }
    becomeActive()
  }

  /// The app is ended by the system.
  package final func terminate() {
    delegate?.applicationWillTerminate(self)
    post(Self.willTerminateNotification)
    for scene in scenesInOrder { disconnect(scene) }
    launchedDelegate = nil
  }

  /// A URL arrives while the app runs (DEEP-05).
  ///
  /// - Returns: Whether there was somebody to hand it to.
  @discardableResult
  package final func deliver(_ url: URL, to scene: UIScene? = nil) -> Bool {
    if let scene = scene ?? scenesInOrder.first, let delegate = scene.delegate {
      delegate.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
      return true
    }
    return delegate?.application(self, open: url, options: [:]) ?? false
  }

  /// An activity arrives while the app runs (DEEP-06).
  ///
  /// - Returns: Whether there was somebody to hand it to.
  @discardableResult
  package final func deliver(_ activity: NSUserActivity, to scene: UIScene? = nil) -> Bool {
    if let scene = scene ?? scenesInOrder.first, let delegate = scene.delegate {
      delegate.scene(scene, willContinueUserActivityWithType: activity.activityType)
      delegate.scene(scene, continue: activity)
      return true
    }
    guard let delegate else { return false }
    _ = delegate.application(self, willContinueUserActivityWithType: activity.activityType)
    return delegate.application(self, continue: activity) { restored in
      for object in restored ?? [] { object.restoreUserActivityState(activity) }
    }
  }

  /// A quick action arrives while the app runs.
  package final func deliver(_ shortcutItem: UIApplicationShortcutItem) {
    let windowScene = scenesInOrder.lazy.compactMap { $0 as? UIWindowScene }.first
    if let windowScene, let delegate = windowScene.delegate as? any UIWindowSceneDelegate {
      delegate.windowScene(windowScene, performActionFor: shortcutItem) { _ in }
    } else {
      delegate?.application(self, performActionFor: shortcutItem) { _ in }
    }
  }

  /// The run is over: scenes and the app's own object are released, and nobody is told.
  package final func letGo() {
    for scene in connectedScenes { scene.delegate = nil }
    connectedScenes = []
    openSessions = []
    launchedDelegate = nil
  }

  /// Memory is short.
  package final func warnOfShortMemory() {
    delegate?.applicationDidReceiveMemoryWarning(self)
    post(Self.didReceiveMemoryWarningNotification)
  }

  /// The connected scenes, oldest first.
  package final var scenesInOrder: [UIScene] {
    connectedScenes.sorted { $0.session.number < $1.session.number }
  }

  /// The device becomes another: turned, split in two, or dark.
  package final func change(to device: DeviceTraits) {
    let old = UITraitCollection.current
    let runtime = Runtime.current
    let sizeChanged = device.size != runtime.device.size
    guard device != runtime.device else { return }
    let roots = windows.compactMap(\.rootViewController)
    runtime.delivery.enter()
    defer { runtime.delivery.leave() }
    runtime.device = device
    let new = UITraitCollection.current
    let transition = TransitionCoordinator(
      from: nil, to: nil, isAnimated: true, isInteractive: false,
      duration: TransitionDuration.stack)
    for root in roots {
      if new.isEqual(to: old) == false { root.willTransition(to: new, with: transition) }
      if sizeChanged { root.viewWillTransition(to: device.size, with: transition) }
    }
    if sizeChanged { for window in windows { window.frame.size = device.size } }
    for controller in roots.flatMap(\.selfAndDescendants) where controller.isViewLoaded {
      controller.adapt(to: new)
      controller.traitCollectionDidChange(old)
    }
    transition.complete()
  }
}

extension UITraitCollection {
  /// Whether every trait is the same.
  final func isEqual(to other: UITraitCollection) -> Bool {
    userInterfaceIdiom == other.userInterfaceIdiom
      && horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass
      && userInterfaceStyle == other.userInterfaceStyle
  }
}

extension UIViewController {
  /// This controller and everything in it and above it, containers and presenters first.
  final var selfAndDescendants: [UIViewController] {
    var found: [UIViewController] = []
    var work: [UIViewController] = [self]
    while let controller = work.popLast() {
      found.append(controller)
      if let modal = controller.presented { work.append(modal) }
      work.append(contentsOf: controller._children.reversed())
    }
    return found
  }

  /// Lets a container arrange itself anew.
  final func adapt(to traits: UITraitCollection) {
    (self as? UISplitViewController)?.adapt(to: traits.horizontalSizeClass)
    (self as? UITabBarController)?.adaptMore()
  }
}

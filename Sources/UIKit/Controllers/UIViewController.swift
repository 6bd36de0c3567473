/// A screen, or a container of screens.
///
/// It keeps UIKit's life cycle: loaded once, told about each appearance, owned by its parent or presenter.
@preconcurrency
@MainActor
open class UIViewController: UIResponder {
  /// The serial number in this run.
  package final let id: ControllerID
  /// Where the registry of live objects keeps this one.
  final let slot: Int32
  /// Where the controller stands between hidden and shown.
  // Changed on the main actor only.
  @exclusivity(unchecked)
  package internal(set) nonisolated(unsafe) final var appearance = AppearanceState.disappeared
  // Changed on the main actor only; nonisolated because `deinit` takes a deep tree apart without recursion.
  @exclusivity(unchecked)
  nonisolated(unsafe) final var flags: ControllerFlags = []
  @exclusivity(unchecked)
  nonisolated(unsafe) final var _children: [UIViewController] = []
  // Unmanaged, since a weak reference would put every screen on the slow path of reference counting. The
  // container clears it when it lets the child go or dies.
  @exclusivity(unchecked)
  nonisolated(unsafe) final var _parent: UnsafeRawPointer?
  // The same for who presents it; cleared when the presentation ends or the presenter dies.
  @exclusivity(unchecked)
  nonisolated(unsafe) final var _presenter: UnsafeRawPointer?
  @exclusivity(unchecked)
  nonisolated(unsafe) final var _extras: ControllerExtras?
  @exclusivity(unchecked)
  final var _view: UIView?
  /// Who is told when this controller has left the tree; released then.
  // Nonisolated as the fields above: a tree that dies says who waited for it.
  @exclusivity(unchecked)
  nonisolated(unsafe) final var sink: (any DepartureSink)?
  /// How many controllers of the process have one; a death on another thread leaves the count too high.
  @exclusivity(unchecked)
  nonisolated(unsafe) static var sinkCount = 0
  /// How many controllers of the process present something; likewise.
  @exclusivity(unchecked)
  nonisolated(unsafe) static var presenterCount = 0

  /// Creates a controller; its view is loaded when it is first needed.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: Stored only; there are no nibs.
  ///   - nibBundleOrNil: Likewise.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    id = Runtime.numbers.makeID()
    slot = LifetimeRegistry.shared.register(
      Self.self, id: id.rawValue, kind: .controller)
    flags = ControllerClasses.flags(of: Self.self)
    super.init()
    if nibNameOrNil != nil || nibBundleOrNil != nil { remember(nibNameOrNil, nibBundleOrNil) }
  }

  /// Creates a controller from an archive; nothing is read from it.
  public required init?(coder: NSCoder) {
    id = Runtime.numbers.makeID()
    slot = LifetimeRegistry.shared.register(
      Self.self, id: id.rawValue, kind: .controller)
    flags = ControllerClasses.flags(of: Self.self)
    super.init()
  }

  /// Creates a controller whose view is loaded when it is first needed.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  deinit {
    LifetimeRegistry.shared.release(slot)
    if !_children.isEmpty || (_extras?.hasTies ?? false) || sink != nil {
      if _children.isEmpty, _extras == nil { forgetSink() } else { dismantle() }
    }
  }

  /// The type's name and the serial number in this run: no two live controllers of a run share it.
  open nonisolated override var description: String {
    "<\(TypeNames.name(of: type(of: self))): \(id.rawValue)>"
  }

  // MARK: View

  /// The root view, loaded on first use (LIFE-01, LIFE-02).
  open var view: UIView! {
    get {
      ensureView()
      return existingView
    }
    set {
      _view?.controller = nil
      _view = newValue
      newValue?.controller = self
      if newValue != nil { flags.insert(.isViewLoaded) }
    }
  }

  /// Makes the root view; an override assigns ``view``.
  ///
  /// The base method makes no view object before somebody looks at it: most screens are never looked at.
  open func loadView() {
    flags.insert(.isViewLoaded)
  }

  /// Called once, when the view has been loaded.
  open func viewDidLoad() {}

  /// Whether the view is loaded; asking does not load it.
  open var isViewLoaded: Bool { hasLoadedView }
  /// The root view if it is loaded.
  open var viewIfLoaded: UIView? { hasLoadedView ? existingView : nil }
  /// Loads the view without showing it.
  open func loadViewIfNeeded() {
    ensureView()
  }

  // MARK: Appearance

  /// Called before the view appears (LIFE-03).
  open func viewWillAppear(_ animated: Bool) { expect(.appearing, in: "viewWillAppear") }
  /// Called when the view is in the hierarchy with its final traits and size (NAV-09, LIFE-03).
  open func viewIsAppearing(_ animated: Bool) { expect(.appearing, in: "viewIsAppearing") }
  /// Called when the view has appeared.
  open func viewDidAppear(_ animated: Bool) { expect(.appeared, in: "viewDidAppear") }
  /// Called before the view disappears.
  open func viewWillDisappear(_ animated: Bool) { expect(.disappearing, in: "viewWillDisappear") }
  /// Called when the view has disappeared.
  open func viewDidDisappear(_ animated: Bool) { expect(.disappeared, in: "viewDidDisappear") }
  /// Called before the subviews are laid out.
  open func viewWillLayoutSubviews() {}
  /// Called when the subviews have been laid out.
  open func viewDidLayoutSubviews() {}
  /// Called when memory is short.
  open func didReceiveMemoryWarning() {}
  /// Called to make rules; nothing is laid out.
  open func updateViewConstraints() {}
  /// Called when what the bars cover has changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called before the view gets another size; children are told.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }
  /// Called before the traits change; children are told.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }
  /// The traits of the device.
  open var traitCollection: UITraitCollection { UITraitCollection.current }
  /// Called when the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Whether a container passes its appearance on to its children by itself (LIFE-10).
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Begins a child's appearance transition by hand (LIFE-10).
  ///
  /// - Parameters:
  ///   - isAppearing: Whether it comes or goes.
  ///   - animated: What the callbacks are told.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginManualAppearance(isAppearing, animated: animated)
  }

  /// Ends the appearance transition begun by hand (LIFE-10).
  open func endAppearanceTransition() {
    endManualAppearance()
  }

  /// Whether it appears because it was added to its parent; meaningful in the appearance callbacks (LIFE-04).
  open var isMovingToParent: Bool { flags.contains(.isMovingToParent) }
  /// Whether it disappears because it leaves its parent; meaningful in the appearance callbacks (LIFE-04).
  open var isMovingFromParent: Bool { flags.contains(.isMovingFromParent) }
  /// Whether it appears because it is presented; meaningful in the appearance callbacks (LIFE-04).
  open var isBeingPresented: Bool { flags.contains(.isBeingPresented) }
  /// Whether it disappears because it is dismissed; meaningful in the appearance callbacks (LIFE-04).
  open var isBeingDismissed: Bool { flags.contains(.isBeingDismissed) }

  // MARK: Containment

  /// The container that owns this controller.
  open var parent: UIViewController? { container }

  /// The contained controllers, bottom first; presented ones are not among them (CONT-03).
  open var children: [UIViewController] { _children }

  /// Adds a child; the container must send `didMove(toParent:)` itself (CONT-01).
  open func addChild(_ childController: UIViewController) {
    adopt(childController)
  }

  /// Leaves the parent; `didMove(toParent: nil)` follows by itself (CONT-02).
  open func removeFromParent() {
    container?.letGo(self)
  }

  /// Called before the parent changes.
  open func willMove(toParent parent: UIViewController?) {
    if parent == nil { flags.insert(.isLeavingParent) }
  }

  /// Called when the parent has changed.
  open func didMove(toParent parent: UIViewController?) {
    flags.remove(.isLeavingParent)
  }

  /// Puts the view of a child in the place of another's (CONT-04).
  ///
  /// - Parameters:
  ///   - fromViewController: A child whose view is in the hierarchy.
  ///   - toViewController: A child whose view takes its place.
  ///   - duration: In seconds of virtual time.
  ///   - options: Without effect, there is nothing to see.
  ///   - animations: Runs at once.
  ///   - completion: Runs once, at the end; owned until then.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      fromViewController, with: toViewController, duration: duration, animations: animations,
      completion: completion)
  }

  // MARK: Presentation

  /// Presents a controller over this one's outermost container (MOD-01 … MOD-21).
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: A controller without parent and presenter.
  ///   - flag: Whether it is animated, which takes 500 ms of virtual time.
  ///   - completion: Runs once when the presentation has ended, never if it is refused. Owned by the transition.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    requestPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses what this controller or its nearest ancestor presents, else the modal it stands in (MOD-22 … MOD-33).
  ///
  /// - Parameters:
  ///   - flag: Whether it is animated, which takes 500 ms of virtual time.
  ///   - completion: Runs once when the dismissal has ended, never if it is refused. Owned by the transition.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    requestDismissal(animated: flag, cause: .dismissed, completion: completion)
  }

  /// What this controller or its nearest ancestor presents (MOD-07).
  open var presentedViewController: UIViewController? {
    var controller: UIViewController? = self
    while let current = controller {
      if let presented = current._extras?.presented { return presented }
      controller = current.container
    }
    return nil
  }

  /// The controller that presents this one or the container it stands in (MOD-36).
  open var presentingViewController: UIViewController? { outermostContainer.presenter }

  /// How the controller covers the screen when presented; a default is read as the style it stands for (MOD-06).
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { resolvedPresentationStyle }
    set { extras.modalPresentationStyle = newValue }
  }

  /// How the transition looks; stored only.
  open var modalTransitionStyle: UIModalTransitionStyle {
    get { _extras?.modalTransitionStyle ?? .coverVertical }
    set { extras.modalTransitionStyle = newValue }
  }

  /// Whether the user may not dismiss the controller by a gesture (ADPT-03).
  open var isModalInPresentation: Bool {
    get { flags.contains(.isModalInPresentation) }
    set { setFlag(.isModalInPresentation, newValue) }
  }

  /// Whether presentations in the current context are carried out here (MOD-08).
  open var definesPresentationContext: Bool {
    get { flags.contains(.definesPresentationContext) }
    set { setFlag(.definesPresentationContext, newValue) }
  }

  /// Chooses custom transitions; weak, and stored only.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { rare?.transitioningDelegate }
    set { rareState.transitioningDelegate = newValue }
  }

  /// Whether the transition of a context it defines looks as it says; stored only.
  open var providesPresentationContextTransitionStyle: Bool {
    get { rare?.providesPresentationContextTransitionStyle ?? false }
    set { rareState.providesPresentationContextTransitionStyle = newValue }
  }

  /// Whether it decides about the bar with the clock although it does not cover it; stored only.
  open var modalPresentationCapturesStatusBarAppearance: Bool {
    get { rare?.modalPresentationCapturesStatusBarAppearance ?? false }
    set { rareState.modalPresentationCapturesStatusBarAppearance = newValue }
  }

  /// Whether the keyboard stays when it could go.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

  /// The size it wants in a popover or sheet; stored only.
  open var preferredContentSize: CGSize {
    get { rare?.preferredContentSize ?? .zero }
    set { rareState.preferredContentSize = newValue }
  }

  /// Where the popover of this controller or its container stands; nil for any other style.
  open var popoverPresentationController: UIPopoverPresentationController? {
    isPopover ? resolvedPresentationController as? UIPopoverPresentationController : nil
  }

  /// The object that manages the presentation of this controller or its container.
  open var presentationController: UIPresentationController? { resolvedPresentationController }

  /// What manages this controller's sheet, or that of the container it stands in; nil if it is none.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// Shows a controller in the way of the nearest container: a push on a stack, else a presentation (NAV-47).
  open func show(_ vc: UIViewController, sender: Any?) {
    showInNearestContainer(vc, sender: sender)
  }

  /// Shows a controller as detail: without a split container, a presentation (NAV-47).
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showDetailInNearestContainer(vc, sender: sender)
  }

  /// The storyboard that made it.
  open var storyboard: UIStoryboard? { rare?.storyboard }
  /// The name of the nib it was made with; stored only.
  open var nibName: String? { rare?.nibName }
  /// The bundle of the nib it was made with; stored only.
  open var nibBundle: Bundle? { rare?.nibBundle }
  /// What the state is kept under; stored only.
  open var restorationIdentifier: String? {
    get { rare?.restorationIdentifier }
    set { rareState.restorationIdentifier = newValue }
  }

  // MARK: Surroundings

  /// Which ways the controller may be held.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    UIDevice.current.defaultOrientations
  }
  /// Which way it is held when it is presented.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Whether it turns with the device.
  open var shouldAutorotate: Bool { true }
  /// How the bar with the clock looks.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the bar with the clock is hidden.
  open var prefersStatusBarHidden: Bool { false }
  /// How the bar with the clock comes and goes.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Which child decides how the bar with the clock looks.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// Which child decides whether the bar with the clock is hidden.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Whether the line at the bottom of the screen is hidden.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Which child decides whether the line at the bottom of the screen is hidden.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Which edges leave their gestures to the app.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Which child decides which edges leave their gestures to the app.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Says that the bar with the clock is to be asked about; a headless one is never shown.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Says that the ways to be held are to be asked about; nothing turns headless.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Says that the line at the bottom is to be asked about; a headless one is never shown.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Light or dark, whatever the device is; stored only.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { rare?.overrideUserInterfaceStyle ?? .unspecified }
    set { rareState.overrideUserInterfaceStyle = newValue }
  }
  /// Which edges the view reaches below bars; stored only.
  open var edgesForExtendedLayout: UIRectEdge {
    get { rare?.edgesForExtendedLayout ?? .all }
    set { rareState.edgesForExtendedLayout = newValue }
  }
  /// Whether the view reaches below bars that cannot be seen through; stored only.
  open var extendedLayoutIncludesOpaqueBars: Bool {
    get { rare?.extendedLayoutIncludesOpaqueBars ?? false }
    set { rareState.extendedLayoutIncludesOpaqueBars = newValue }
  }
  /// What is covered beyond the bars; stored only.
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { rare?.additionalSafeAreaInsets ?? .zero }
    set { rareState.additionalSafeAreaInsets = newValue }
  }

  // MARK: Editing

  /// Whether the content is being changed.
  open var isEditing: Bool {
    get { rare?.isEditing ?? false }
    set { setEditing(newValue, animated: false) }
  }
  /// Begins or ends changing the content.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != rare?.isEditing else { return }
    rareState.isEditing = editing
    rare?.editButtonItem?.title = editing ? "Done" : "Edit"
  }
  /// A button that begins and ends changing the content.
  open var editButtonItem: UIBarButtonItem { madeEditButton }

  // MARK: Bars

  /// The buttons that its stack's toolbar shows.
  open var toolbarItems: [UIBarButtonItem]? {
    get { rare?.toolbarItems }
    set { rareState.toolbarItems = newValue }
  }
  /// Replaces the buttons that its stack's toolbar shows.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    rareState.toolbarItems = toolbarItems
  }
  /// The nearest split container among the ancestors.
  open var splitViewController: UISplitViewController? {
    ancestor { $0 as? UISplitViewController }
  }

  /// The name of the screen; containers take it for their bars.
  open var title: String? {
    get { _extras?.title }
    set {
      extras.title = newValue
      extras.navigationItem?.title = newValue
      extras.tabBarItem?.title = newValue
    }
  }

  /// What this controller contributes to the navigation bar; made on first use.
  open var navigationItem: UINavigationItem {
    if let item = _extras?.navigationItem { return item }
    let item = UINavigationItem()
    item.title = _extras?.title
    item.owner = self
    extras.navigationItem = item
    return item
  }

  /// What this controller contributes to the tab bar; made on first use.
  open var tabBarItem: UITabBarItem! {
    get {
      if let item = _extras?.tabBarItem { return item }
      let item = UITabBarItem()
      item.title = _extras?.title
      extras.tabBarItem = item
      return item
    }
    set { extras.tabBarItem = newValue }
  }

  /// Whether the bottom bar is hidden while this controller is on a stack (BAR-10).
  open var hidesBottomBarWhenPushed: Bool {
    get { flags.contains(.hidesBottomBarWhenPushed) }
    set { changeHidesBottomBar(newValue) }
  }

  /// The nearest stack among the ancestors (NAV-39).
  open var navigationController: UINavigationController? {
    var next = container
    while let current = next {
      if let stack = current.asStack { return stack }
      next = current.container
    }
    return nil
  }

  /// The nearest tab bar controller among the ancestors (TAB-17).
  open var tabBarController: UITabBarController? {
    ancestor { $0 as? UITabBarController }
  }

  /// The running transition of this controller, its container or its presentation (NAV-43, MOD-42).
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    runningCoordinator
  }

  /// The superview, then the parent or presenter, then the window.
  open override var next: UIResponder? {
    _view?.superview ?? container ?? presenter ?? _extras?.window
  }
}

/// A rectangle on the screen: its place in the tree of views, without layout or drawing.
@preconcurrency
@MainActor
open class UIView: UIResponder {
  /// The place and size in the superview, in points; stored only.
  open var frame: CGRect
  /// The own coordinate space, in points.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  /// The colour behind the content; stored only.
  open var backgroundColor: UIColor?
  /// Opacity from 0 to 1; stored only.
  open var alpha: CGFloat = 1
  /// A number by which an app finds the view; stored only.
  open var tag = 0
  /// Whether the view takes touches; stored only.
  open var isUserInteractionEnabled = true
  /// The text that assistive technology and tests find the view by; stored only.
  open var accessibilityIdentifier: String?
  /// Whether the view is invisible; stored only, but for a window.
  open var isHidden = false
  /// The views inside, back to front.
  open var subviews: [UIView] { contents }
  // Changed on the main actor only; nonisolated because `deinit` takes deep trees apart without recursion.
  @exclusivity(unchecked)
  private nonisolated(unsafe) final var contents: [UIView] = []
  /// The view that holds this one.
  open var superview: UIView? { superviewReference?.object }
  // Neither this nor the one to the controller is a weak reference, which would slow them down.
  @exclusivity(unchecked)
  private final var superviewReference: Faint<UIView>?

  /// Whether the system makes rules from the frame; stored only.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// Whether the content is cut off at the edges; stored only.
  open var clipsToBounds = false
  // Nonisolated since associated values can be asked for from anywhere, as Apple's.
  nonisolated(unsafe) final var _extras: ViewExtras?

  /// The controller whose root view this is. The controller owns the view.
  package final var controller: UIViewController? {
    get { controllerReference?.object }
    set { controllerReference = if let newValue { Faint(newValue) } else { nil } }
  }
  @exclusivity(unchecked)
  private final var controllerReference: Faint<UIViewController>?

  /// Creates a view.
  ///
  /// - Parameter frame: Place and size in points.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// Creates a view from an archive; nothing is read from it.
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  /// Creates a view of no size.
  public convenience override init() {
    self.init(frame: .zero)
  }

  deinit {
    if contents.isEmpty { return }
    var work = contents
    contents = []
    while var view = work.popLast() {
      if isKnownUniquelyReferenced(&view) {
        work.append(contentsOf: view.contents)
        view.contents = []
      }
    }
  }

  /// The window the view stands in; nil while it is in none.
  open var window: UIWindow? {
    if let superview { return superview.window }
    guard let controller, controller.appearance != .disappeared else { return nil }
    return controller.windowOfTree
  }

  /// The controller of a root view, else the superview.
  open override var next: UIResponder? { controller ?? superview }

  /// Puts a view in front of the other subviews.
  ///
  /// The root view of a child controller appears with it when this view's own controller is on screen (CONT-06).
  open func addSubview(_ view: UIView) {
    insertSubview(view, at: subviews.count)
  }

  /// Puts a view at a place among the subviews, counted from the back.
  ///
  /// The root view of a child controller belongs below its parent's view; elsewhere it is an exception (CONT-05).
  open func insertSubview(_ view: UIView, at index: Int) {
    if let refusal = refusalToHold(view) {
      Runtime.current.refuse(refusal, by: view.controller)
      return
    }
    if view.superview === self, let place = contents.firstIndex(where: { $0 === view }) {
      contents.remove(at: place)
      contents.insert(view, at: min(max(index, 0), contents.count))
      return
    }
    view.removeFromSuperview()
    view.willMove(toSuperview: self)
    contents.insert(view, at: min(max(index, 0), contents.count))
    view.superviewReference = Faint(self)
    view.didMoveToSuperview()
    didAddSubview(view)
    view.controller?.viewMovedIntoTree()
  }

  private final func refusalToHold(_ view: UIView) -> UIKitRefusal? {
    guard let child = view.controller, let parent = child.container else { return nil }
    var host: UIView? = self
    while let current = host {
      guard let controller = current.controller else {
        host = current.superview
        continue
      }
      if controller === parent { return nil }
      return .wrongParent(
        screen: child.nameInMessages, parent: parent.nameInMessages,
        requested: controller.nameInMessages)
    }
    return nil
  }

  /// Takes the view out of its superview.
  open func removeFromSuperview() {
    guard let superview else { return }
    willMove(toSuperview: nil)
    superview.willRemoveSubview(self)
    if let place = superview.contents.firstIndex(where: { $0 === self }) {
      superview.contents.remove(at: place)
    }
    superviewReference = nil
    didMoveToSuperview()
    controller?.viewMovedOutOfTree()
  }

  /// Puts a view right below another subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    let place = subviews.firstIndex { $0 === siblingSubview }
    insertSubview(view, at: place ?? subviews.count)
  }

  /// Puts a view right above another subview.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    let place = subviews.firstIndex { $0 === siblingSubview }
    insertSubview(view, at: place.map { $0 + 1 } ?? subviews.count)
  }

  /// Puts a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    contents.removeAll { $0 === view }
    contents.append(view)
  }

  /// Puts a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    contents.removeAll { $0 === view }
    contents.insert(view, at: 0)
  }

  /// Swaps two subviews.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard contents.indices.contains(index1), contents.indices.contains(index2) else { return }
    contents.swapAt(index1, index2)
  }

  /// Whether the view is inside another, or that view itself.
  open func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let found = current {
      if found === view { return true }
      current = found.superview
    }
    return false
  }

  /// The first view with this number, this one and everything in it, outermost first.
  open func viewWithTag(_ tag: Int) -> UIView? {
    var work = [self]
    while let view = work.popLast() {
      if view.tag == tag { return view }
      work.append(contentsOf: view.contents.reversed())
    }
    return nil
  }

  /// Called before the view gets another superview.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called when the view has got another superview.
  open func didMoveToSuperview() {}
  /// Called when a subview has been added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is taken out.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Gives the keyboard away if this view or one in it has it.
  ///
  /// - Returns: Whether it is given away.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    guard let holder = UIApplication.shared.firstResponder as? UIView, holder.isDescendant(of: self)
    else { return false }
    return holder.resignFirstResponder()
  }

  /// The colour of what can be touched; the superview's unless set.
  open var tintColor: UIColor! {
    get { _extras?.tintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      extras.tintColor = newValue
      tintColorDidChange()
    }
  }
  /// Called when the colour has changed.
  open func tintColorDidChange() {}

  /// The traits of the device.
  open var traitCollection: UITraitCollection { UITraitCollection.current }
  /// Called when the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// How the content is moved, turned and scaled; stored only.
  open var transform: CGAffineTransform {
    get { _extras?.transform ?? .identity }
    set { extras.transform = newValue }
  }
  /// How a content of another size fits in; stored only.
  open var contentMode: ContentMode {
    get { _extras?.contentMode ?? .scaleToFill }
    set { extras.contentMode = newValue }
  }

  /// The size that fits; the one it has, nothing is measured.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// The size the content wants; unknown, nothing is measured.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// Called to lay the subviews out.
  open func layoutSubviews() {}
  /// Called to make rules.
  open func updateConstraints() {}

  /// Lays the subviews out now; a headless view has no layout.
  open func layoutIfNeeded() {}

  /// Marks the layout as out of date; a headless view has no layout.
  open func setNeedsLayout() {}

  // MARK: What is stored and read back; nothing is laid out

  /// A length that says nothing.
  open nonisolated class var noIntrinsicMetric: CGFloat { -1 }
  /// The middle in the superview.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  /// Which distances follow the superview's size.
  open var autoresizingMask: AutoresizingMask {
    get { _extras?.autoresizingMask ?? [] }
    set { extras.autoresizingMask = newValue }
  }
  /// How far the content keeps from the edges.
  open var layoutMargins: UIEdgeInsets {
    get { _extras?.layoutMargins ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
    set { extras.layoutMargins = newValue }
  }
  /// How far the content keeps from the edges, in the direction of reading.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { extras.directionalLayoutMargins }
    set { extras.directionalLayoutMargins = newValue }
  }
  /// What the bars cover; nothing.
  open var safeAreaInsets: UIEdgeInsets { .zero }
  /// Light or dark, whatever the device is.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { _extras?.overrideUserInterfaceStyle ?? .unspecified }
    set { extras.overrideUserInterfaceStyle = newValue }
  }
  /// What assistive technology says.
  open var accessibilityLabel: String? {
    get { _extras?.accessibilityLabel }
    set { extras.accessibilityLabel = newValue }
  }
  /// Marks the content as out of date; nothing is drawn.
  open func setNeedsDisplay() {}
  /// Takes the size that fits.
  open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }
  /// A picture of the view, as a view of the same size.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { UIView(frame: bounds) }

  /// The rules the view holds.
  open var constraints: [NSLayoutConstraint] { _extras?.constraints ?? [] }
  /// Adds a rule.
  open func addConstraint(_ constraint: NSLayoutConstraint) { addConstraints([constraint]) }
  /// Adds rules.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { hold(constraints) }
  /// Takes a rule away.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { removeConstraints([constraint]) }
  /// Takes rules away.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) { drop(constraints) }
  /// The guides of the view.
  open var layoutGuides: [UILayoutGuide] { _extras?.layoutGuides ?? [] }
  /// Adds a guide.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { hold(layoutGuide) }
  /// Takes a guide away.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { drop(layoutGuide) }
  /// The part of the view that no bar covers.
  open var safeAreaLayoutGuide: UILayoutGuide { guide(\.safeAreaLayoutGuide) }
  /// The part of the view within its margins.
  open var layoutMarginsGuide: UILayoutGuide { guide(\.layoutMarginsGuide) }

  /// The top.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The middle between top and bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// Where the first line of text stands.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(self, .firstBaseline)
  }
  /// Where the last line of text stands.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(self, .lastBaseline)
  }
  /// The left.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// Where lines begin.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// Where lines end.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The middle between left and right.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

  /// The recognisers of touches on the view.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { _extras?.gestureRecognizers }
    set { replaceRecognizers(newValue) }
  }
  /// Adds a recogniser of touches.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    hold(gestureRecognizer)
  }
  /// Takes a recogniser of touches away.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    drop(gestureRecognizer)
  }

  /// A point of this view in another's coordinates; nil is the window's.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    moved(point, from: self, to: view)
  }
  /// A point of another view in this one's coordinates; nil is the window.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    moved(point, from: view, to: self)
  }
  /// A rectangle of this view in another's coordinates; nil is the window's.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: moved(rect.origin, from: self, to: view), size: rect.size)
  }
  /// A rectangle of another view in this one's coordinates; nil is the window.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: moved(rect.origin, from: view, to: self), size: rect.size)
  }

  // MARK: Animation

  /// Whether animations take time.
  open class var areAnimationsEnabled: Bool { Runtime.current.areAnimationsEnabled }

  /// Lets animations take time, or end at once.
  open class func setAnimationsEnabled(_ enabled: Bool) {
    Runtime.current.areAnimationsEnabled = enabled
  }

  /// Runs changes of which none is animated.
  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    runWithoutAnimation(actionsWithoutAnimation)
  }

  /// Runs changes now; their end comes after the duration in virtual time.
  ///
  /// - Parameters:
  ///   - duration: In seconds.
  ///   - delay: How long before it begins, in seconds.
  ///   - options: Without effect, there is nothing to see.
  ///   - animations: The changes.
  ///   - completion: Runs once, at once if animations are disabled. Owned until then.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    runAnimation(duration + delay, animations, completion)
  }

  /// Runs changes now; their end comes after the duration in virtual time.
  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    runAnimation(duration, animations, completion)
  }

  /// Runs changes now; their end comes after the duration in virtual time.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    runAnimation(duration + delay, animations, completion)
  }

  /// Runs changes of what is in a view now; their end comes after the duration in virtual time.
  ///
  /// Apps replace a window's root this way.
  open class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    runAnimation(duration, animations, completion)
  }

  /// Puts a view in the place of another.
  open class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: UIView.AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    exchange(fromView, with: toView, duration: duration, options: options, completion: completion)
  }

  /// Runs changes in several parts now; their end comes after the duration in virtual time.
  open class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    runAnimation(duration + delay, animations, completion)
  }

  /// Runs one part of changes in several parts.
  open class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    animations()
  }
}

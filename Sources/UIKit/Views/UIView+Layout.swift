// Values that are stored and read back: nothing is laid out.
extension UIView {
  /// The box of rarely used state, made on first use.
  final var extras: ViewExtras {
    if let box = _extras { return box }
    let box = ViewExtras()
    _extras = box
    return box
  }

  /// A length that says nothing.
  public nonisolated class var noIntrinsicMetric: CGFloat { -1 }

  /// The middle in the superview.
  public final var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(
        x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// Which distances follow the superview's size.
  public final var autoresizingMask: AutoresizingMask {
    get { _extras?.autoresizingMask ?? [] }
    set { extras.autoresizingMask = newValue }
  }
  /// How far the content keeps from the edges.
  public final var layoutMargins: UIEdgeInsets {
    get { _extras?.layoutMargins ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
    set { extras.layoutMargins = newValue }
  }
  /// How far the content keeps from the edges, in the direction of reading.
  public final var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { extras.directionalLayoutMargins }
    set { extras.directionalLayoutMargins = newValue }
  }
  /// What the bars cover; nothing.
  public final var safeAreaInsets: UIEdgeInsets { .zero }
  /// Light or dark, whatever the device is.
  public final var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { _extras?.overrideUserInterfaceStyle ?? .unspecified }
    set { extras.overrideUserInterfaceStyle = newValue }
  }
  /// What assistive technology says.
  public final var accessibilityLabel: String? {
    get { _extras?.accessibilityLabel }
    set { extras.accessibilityLabel = newValue }
  }

  /// Marks the content as out of date; nothing is drawn.
  public final func setNeedsDisplay() {}
  /// Takes the size that fits.
  public final func sizeToFit() {
    frame.size = sizeThatFits(bounds.size)
  }

  /// The rules the view holds.
  public final var constraints: [NSLayoutConstraint] { _extras?.constraints ?? [] }
  /// Adds a rule.
  public final func addConstraint(_ constraint: NSLayoutConstraint) {
    addConstraints([constraint])
  }
  /// Adds rules.
  public final func addConstraints(_ constraints: [NSLayoutConstraint]) {
    extras.constraints += constraints
    NSLayoutConstraint.activate(constraints)
  }
  /// Takes a rule away.
  public final func removeConstraint(_ constraint: NSLayoutConstraint) {
    removeConstraints([constraint])
  }
  /// Takes rules away.
  public final func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    extras.constraints.removeAll { held in constraints.contains { $0 === held } }
    NSLayoutConstraint.deactivate(constraints)
  }

  /// The guides of the view.
  public final var layoutGuides: [UILayoutGuide] { _extras?.layoutGuides ?? [] }
  /// Adds a guide.
  public final func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView = self
    extras.layoutGuides.append(layoutGuide)
  }
  /// Takes a guide away.
  public final func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView = nil
    extras.layoutGuides.removeAll { $0 === layoutGuide }
  }
  /// The part of the view that no bar covers.
  public final var safeAreaLayoutGuide: UILayoutGuide {
    if let guide = _extras?.safeAreaLayoutGuide { return guide }
    let guide = UILayoutGuide()
    guide.owningView = self
    extras.safeAreaLayoutGuide = guide
    return guide
  }
  /// The part of the view within its margins.
  public final var layoutMarginsGuide: UILayoutGuide {
    if let guide = _extras?.layoutMarginsGuide { return guide }
    let guide = UILayoutGuide()
    guide.owningView = self
    extras.layoutMarginsGuide = guide
    return guide
  }

  /// The recognisers of touches on the view.
  public final var gestureRecognizers: [UIGestureRecognizer]? {
    get { _extras?.gestureRecognizers }
    set {
      for recognizer in extras.gestureRecognizers ?? [] { recognizer.view = nil }
      for recognizer in newValue ?? [] { recognizer.view = self }
      extras.gestureRecognizers = newValue
    }
  }
  /// Adds a recogniser of touches.
  public final func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    extras.gestureRecognizers = (extras.gestureRecognizers ?? []) + [gestureRecognizer]
  }
  /// Takes a recogniser of touches away.
  public final func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.view = nil
    extras.gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }

  /// A point of this view in another's coordinates; nil is the window's.
  public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let own = originInWindow
    let other = view?.originInWindow ?? .zero
    return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }
  /// A point of another view in this one's coordinates; nil is the window.
  public final func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let own = originInWindow
    let other = view?.originInWindow ?? .zero
    return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
  }
  /// A rectangle of this view in another's coordinates; nil is the window's.
  public final func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }
  /// A rectangle of another view in this one's coordinates; nil is the window.
  public final func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  private final var originInWindow: CGPoint {
    var origin = CGPoint.zero
    var view: UIView? = self
    while let current = view {
      origin.x += current.frame.origin.x
      origin.y += current.frame.origin.y
      view = current.superview
    }
    return origin
  }

  /// A picture of the view, as a view of the same size.
  public final func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    UIView(frame: bounds)
  }
}

extension UIView: UITraitEnvironment {}

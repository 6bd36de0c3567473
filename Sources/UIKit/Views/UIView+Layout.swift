// What the members of the class do that are more than stored values.
extension UIView {
  /// The box of rarely used state, made on first use.
  final var extras: ViewExtras {
    if let box = _extras { return box }
    let box = ViewExtras()
    _extras = box
    return box
  }

  final func hold(_ constraints: [NSLayoutConstraint]) {
    extras.constraints += constraints
    NSLayoutConstraint.activate(constraints)
  }

  final func drop(_ constraints: [NSLayoutConstraint]) {
    extras.constraints.removeAll { held in constraints.contains { $0 === held } }
    NSLayoutConstraint.deactivate(constraints)
  }

  final func hold(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView = self
    extras.layoutGuides.append(layoutGuide)
  }

  final func drop(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView = nil
    extras.layoutGuides.removeAll { $0 === layoutGuide }
  }

  /// A guide that every view has, made on first use.
  final func guide(_ place: ReferenceWritableKeyPath<ViewExtras, UILayoutGuide?>) -> UILayoutGuide {
    if let guide = extras[keyPath: place] { return guide }
    let guide = UILayoutGuide()
    guide.owningView = self
    extras[keyPath: place] = guide
    return guide
  }

  final func replaceRecognizers(_ recognizers: [UIGestureRecognizer]?) {
    for recognizer in extras.gestureRecognizers ?? [] { recognizer.view = nil }
    for recognizer in recognizers ?? [] { recognizer.view = self }
    extras.gestureRecognizers = recognizers
  }

  final func hold(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    extras.gestureRecognizers = (extras.gestureRecognizers ?? []) + [recognizer]
  }

  final func drop(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.view = nil
    extras.gestureRecognizers?.removeAll { $0 === recognizer }
  }

  /// A point in the coordinates of one view, in those of another; nil is the window's.
  final func moved(_ point: CGPoint, from view: UIView?, to other: UIView?) -> CGPoint {
    let old = view?.originInWindow ?? .zero
    let new = other?.originInWindow ?? .zero
    return CGPoint(x: point.x + old.x - new.x, y: point.y + old.y - new.y)
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
}

extension UIView: UITraitEnvironment {}

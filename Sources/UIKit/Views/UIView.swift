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
  private nonisolated(unsafe) final var contents: [UIView] = []
  /// The view that holds this one.
  open private(set) weak var superview: UIView?

  /// The controller whose root view this is. The controller owns the view.
  package weak var controller: UIViewController?

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
    view.removeFromSuperview()
    contents.insert(view, at: min(max(index, 0), contents.count))
    view.superview = self
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
    if let place = superview.contents.firstIndex(where: { $0 === self }) {
      superview.contents.remove(at: place)
    }
    self.superview = nil
    controller?.viewMovedOutOfTree()
  }

  /// Lays the subviews out now; a headless view has no layout.
  open func layoutIfNeeded() {}

  /// Marks the layout as out of date; a headless view has no layout.
  open func setNeedsLayout() {}
}

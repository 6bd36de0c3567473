/// A rule about places and sizes; stored, nothing is laid out.
@preconcurrency
@MainActor
open class NSLayoutConstraint: NSObject {
  /// How two sides compare.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// An edge, a middle or a length.
  public enum Attribute: Int, Sendable {
    case notAnAttribute = 0
    case left = 1
    case right = 2
    case top = 3
    case bottom = 4
    case leading = 5
    case trailing = 6
    case width = 7
    case height = 8
    case centerX = 9
    case centerY = 10
    case lastBaseline = 11
    case firstBaseline = 12
    case leftMargin = 13
    case rightMargin = 14
    case topMargin = 15
    case bottomMargin = 16
    case leadingMargin = 17
    case trailingMargin = 18
    case centerXWithinMargins = 19
    case centerYWithinMargins = 20
  }

  /// Sideways or upwards.
  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  /// What the rule is about; weak.
  open private(set) weak var firstItem: AnyObject?
  /// What it is compared to; weak.
  open private(set) weak var secondItem: AnyObject?
  /// Which edge, middle or length of it.
  open private(set) var firstAttribute: Attribute
  /// Which edge, middle or length of it.
  open private(set) var secondAttribute: Attribute
  /// How the two compare.
  open private(set) var relation: Relation
  /// Which part of the second side counts.
  open private(set) var multiplier: CGFloat
  /// What is added to the second side.
  open var constant: CGFloat
  /// Whether the rule is in force.
  open var isActive = false
  /// How much the rule counts against others.
  open var priority = UILayoutPriority.required
  /// The name of the rule.
  open var identifier: String?

  init(
    first: AnyObject?, _ firstAttribute: Attribute, _ relation: Relation, second: AnyObject?,
    _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    firstItem = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    secondItem = second
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    super.init()
  }

  /// Creates a rule.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init(
      first: view1 as AnyObject, attr1, relation, second: view2.map { $0 as AnyObject }, attr2,
      multiplier: multiplier, constant: c)
  }

  /// Puts rules into force.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Takes rules out of force.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

/// How much a rule counts against others.
public struct UILayoutPriority: Hashable, Sendable, RawRepresentable {
  /// From 0 to 1000.
  public let rawValue: Float

  /// Creates a priority.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a priority.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// The rule holds.
  public static let required = UILayoutPriority(1000)
  /// The rule counts much.
  public static let defaultHigh = UILayoutPriority(750)
  /// The rule counts little.
  public static let defaultLow = UILayoutPriority(250)
  /// The rule counts least.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

/// A rectangle that rules can refer to without a view.
@preconcurrency
@MainActor
open class UILayoutGuide: NSObject {
  /// The view it belongs to; weak.
  open internal(set) weak var owningView: UIView?
  /// The name of the guide.
  open var identifier = ""

  /// Creates a guide.
  public override init() {
    super.init()
  }

  /// The place and size; that of the view, nothing is laid out.
  open var layoutFrame: CGRect { owningView?.bounds ?? .zero }
  /// The top.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The middle between top and bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
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
}

/// A direction with a length.
public struct CGVector: Hashable, Sendable {
  /// The part to the right.
  public var dx: CGFloat
  /// The part downwards.
  public var dy: CGFloat

  /// No direction.
  public static let zero = CGVector()

  /// Creates a vector of no length.
  public init() {
    self.init(dx: 0, dy: 0)
  }

  /// Creates a vector from its parts.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}

/// Distances from the four edges of a rectangle.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The distance from the top.
  public var top: CGFloat
  /// The distance from the left.
  public var left: CGFloat
  /// The distance from the bottom.
  public var bottom: CGFloat
  /// The distance from the right.
  public var right: CGFloat

  /// No distances.
  public static let zero = UIEdgeInsets()

  /// Creates no distances.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Creates distances.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// Distances from the four edges of a rectangle, in the direction of reading.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The distance from the top.
  public var top: CGFloat
  /// The distance from where lines begin.
  public var leading: CGFloat
  /// The distance from the bottom.
  public var bottom: CGFloat
  /// The distance from where lines end.
  public var trailing: CGFloat

  /// No distances.
  public static let zero = NSDirectionalEdgeInsets()

  /// Creates no distances.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Creates distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// How far something stands from its usual place.
public struct UIOffset: Hashable, Sendable {
  /// The part to the right.
  public var horizontal: CGFloat
  /// The part downwards.
  public var vertical: CGFloat

  /// The usual place.
  public static let zero = UIOffset()

  /// Creates no offset.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// Creates an offset.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The upper edge.
  public static let top = UIRectEdge(rawValue: 1 << 0)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 1 << 1)
  /// The lower edge.
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 1 << 3)
  /// All edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

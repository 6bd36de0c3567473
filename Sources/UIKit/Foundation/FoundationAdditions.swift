public import Dispatch

// What Foundation has on Apple's systems and lacks here.

/// A length of time in seconds.
public typealias CFTimeInterval = Double
/// A moment, in seconds since 2001.
public typealias CFAbsoluteTime = CFTimeInterval

/// The moment it is by the device's clock.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

extension NSValue {
  /// The rectangle in it, such as where a keyboard ends.
  public var cgRectValue: CGRect { rectValue }
  /// The point in it.
  public var cgPointValue: CGPoint { pointValue }
  /// The size in it.
  public var cgSizeValue: CGSize { sizeValue }

  /// Puts a rectangle in a value.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// Puts a point in a value.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Puts a size in a value.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
}

extension IndexPath {
  /// Creates the path of a row.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// Creates the path of an item.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// The section.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The row.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The item.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}

// swift-format-ignore: AvoidRetroactiveConformances
// Apple has it on NSObject; code for iPhones compares queues.
extension DispatchQueue: @retroactive Equatable {
  /// Whether two objects stand for the same queue: each use of the main queue makes a fresh object here.
  public static func == (left: DispatchQueue, right: DispatchQueue) -> Bool {
    left === right || (left.label == right.label && !left.label.isEmpty)
  }
}

/// A screen that can be operated, or that names itself.
@MainActor
public protocol ElementSource: AnyObject {
  /// What stands on the screen, in order; bar items, back button and tabs are not among them.
  var elements: ElementList { get }
  /// The name of the screen; nil takes the type's name.
  var screenName: String? { get }
  /// The screen's own id, which its label shows in parentheses.
  var screenID: String? { get }
}

extension ElementSource {
  /// Nothing stands on the screen.
  public var elements: ElementList { [] }
  /// The type's name will do.
  public var screenName: String? { nil }
  /// The screen has no id of its own.
  public var screenID: String? { nil }
}

/// The elements of a screen, made one by one when somebody looks at them.
///
/// A screen of ten thousand rows makes one of them when one is tapped.
public struct ElementList: ExpressibleByArrayLiteral {
  enum Part {
    case single(Element)
    case rows(kind: String, count: Int, make: @MainActor (Int) -> Element)
  }

  private(set) var parts: [Part] = []

  /// Creates an empty list.
  public init() {}

  /// Creates a list of elements that exist already.
  public init(arrayLiteral elements: Element...) {
    parts = elements.map(Part.single)
  }

  /// Adds one element at the end.
  public mutating func append(_ element: Element) {
    parts.append(.single(element))
  }

  /// Adds rows of one kind, each made when it is looked at.
  ///
  /// - Parameters:
  ///   - kind: The kind of every row.
  ///   - count: How many there are.
  ///   - make: Makes the row at a place, from 0. Owned by this value, which lives for one look at the screen.
  public mutating func appendRows(
    _ kind: String, count: Int, make: @escaping @MainActor (Int) -> Element
  ) {
    parts.append(.rows(kind: kind, count: count, make: make))
  }
}

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
    case rows(Rows)
  }

  /// Rows of one kind, each made when it is looked at.
  struct Rows {
    let kind: String
    let count: Int
    let make: @MainActor (Int) -> Element
  }

  // Most lists are a few elements and then rows: those stand here without a part for each.
  private(set) var head: [Element]
  private(set) var rows: Rows?
  private(set) var rest: [Part] = []

  /// Creates an empty list.
  public init() {
    head = []
  }

  /// Creates a list of elements that exist already.
  public init(arrayLiteral elements: Element...) {
    head = elements
  }

  /// Creates a list of elements that exist already.
  init(_ elements: [Element]) {
    head = elements
  }

  /// Whether nothing stands in it; a list of no rows is not empty.
  var isEmpty: Bool { head.isEmpty && rows == nil && rest.isEmpty }

  /// Adds one element at the end.
  public mutating func append(_ element: Element) {
    if rows == nil, rest.isEmpty { head.append(element) } else { rest.append(.single(element)) }
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
    let new = Rows(kind: kind, count: count, make: make)
    if rows == nil, rest.isEmpty { rows = new } else { rest.append(.rows(new)) }
  }

  /// Adds what stands in another list.
  mutating func append(_ other: ElementList) {
    if isEmpty {
      self = other
      return
    }
    for part in other.parts {
      switch part {
      case .single(let element): append(element)
      case .rows(let rows): appendRows(rows.kind, count: rows.count, make: rows.make)
      }
    }
  }

  /// Everything in order, for those who look at all of it.
  var parts: [Part] {
    var parts: [Part] = []
    parts.reserveCapacity(head.count + 1 + rest.count)
    for element in head { parts.append(.single(element)) }
    if let rows { parts.append(.rows(rows)) }
    return parts + rest
  }

  // MARK: Looking for one

  /// How many there are of a kind; no row is made.
  func count(of kind: String) -> Int {
    var count = 0
    for place in head.indices where head[place].kind == kind { count += 1 }
    if let rows, rows.kind == kind { count += rows.count }
    for place in rest.indices {
      switch rest[place] {
      case .single(let element): if element.kind == kind { count += 1 }
      case .rows(let rows): if rows.kind == kind { count += rows.count }
      }
    }
    return count
  }

  /// The one element at a place of its kind, from 1; no other row is made.
  @MainActor
  func element(_ kind: String, at position: Int) -> Element? {
    guard position >= 1 else { return nil }
    var left = position
    for place in head.indices where head[place].kind == kind {
      left -= 1
      if left == 0 { return head[place] }
    }
    if let rows, rows.kind == kind {
      if left <= rows.count { return rows.make(left - 1) }
      left -= rows.count
    }
    for place in rest.indices {
      switch rest[place] {
      case .single(let element) where element.kind == kind:
        left -= 1
        if left == 0 { return element }
      case .rows(let rows) where rows.kind == kind:
        if left <= rows.count { return rows.make(left - 1) }
        left -= rows.count
      case .single, .rows:
        continue
      }
    }
    return nil
  }

  /// The first element of a kind that fits, and whether it is the only one.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - isEnough: Whether the first will do: then no row behind it is made, and it is told as the only one.
  ///   - fits: Whether an element is meant.
  @MainActor
  func first(
    _ kind: String, isEnough: Bool, where fits: @MainActor (Element) -> Bool
  ) -> (element: Element, isOnly: Bool)? {
    var found: Element?
    for place in head.indices where head[place].kind == kind && fits(head[place]) {
      if let found { return (found, false) }
      found = head[place]
      if isEnough { return (head[place], true) }
    }
    var part = rows == nil ? 0 : -1
    while part < rest.count {
      defer { part += 1 }
      let each = part < 0 ? rows.map(Part.rows) : rest[part]
      switch each {
      case .single(let element)?:
        guard element.kind == kind, fits(element) else { continue }
        if let found { return (found, false) }
        found = element
      case .rows(let rows)?:
        guard rows.kind == kind else { continue }
        var index = 0
        while index < rows.count {
          let row = rows.make(index)
          index += 1
          guard fits(row) else { continue }
          if let found { return (found, false) }
          found = row
          if isEnough { break }
        }
      case nil: continue
      }
      if isEnough, let found { return (found, true) }
    }
    guard let found else { return nil }
    return (found, true)
  }
}

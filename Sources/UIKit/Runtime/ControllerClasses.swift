/// What is known about each class of which a controller was ever made.
///
/// A class is looked at once in a process, since asking a type what it conforms to costs more than a callback. Each
/// controller then bears what its class has as flags.
@MainActor
package enum ControllerClasses {
  /// Whether the screens of a class say which bars are there. Owned by the process, set once.
  @exclusivity(unchecked)
  private static var classifier: ((AnyClass) -> Bool)?
  @exclusivity(unchecked)
  private static var known: [UnsafeRawPointer: ControllerFlags] = [:]
  /// Whether any class that was looked at says which bars are there.
  package static var hasBarDeclaring: Bool {
    @inline(never)
    get { hasFoundBarDeclaring }
  }
  @exclusivity(unchecked)
  private static var hasFoundBarDeclaring = false

  /// The class with nothing that was met last: the one comparison that most new controllers cost.
  @exclusivity(unchecked)
  private static var lastPlain: UnsafeRawPointer?
  /// Places for classes that have nothing, found by their addresses; nil until somebody looks at classes.
  @exclusivity(unchecked)
  private static var plain: UnsafeMutablePointer<UnsafeRawPointer?>?
  private static let places = 64

  /// Names who looks at classes, and shows it those known already; only the first call counts.
  package static func classify(by body: @escaping (AnyClass) -> Bool) {
    guard classifier == nil else { return }
    classifier = body
    let places = UnsafeMutablePointer<UnsafeRawPointer?>.allocate(capacity: Self.places)
    places.initialize(repeating: nil, count: Self.places)
    plain = places
    for type in known.keys { _ = look(at: type) }
  }

  /// The flags that a new controller of a class begins with.
  @inline(__always)
  static func flags(of type: UIViewController.Type) -> ControllerFlags {
    let type = unsafeBitCast(type, to: UnsafeRawPointer.self)
    if type == lastPlain { return [] }
    // An app makes screens and stacks in turn.
    if let plain, plain[place(of: type)] == type {
      lastPlain = type
      return []
    }
    return lookUp(type)
  }

  // Not inlined into other modules, where the fields would be checked for exclusive access.
  /// Whether somebody looks at classes.
  package static var areClassified: Bool {
    @inline(never)
    get { classifier != nil }
  }

  @inline(__always)
  private static func place(of type: UnsafeRawPointer) -> Int {
    (Int(bitPattern: type) >> 4) & (places - 1)
  }

  @inline(never)
  private static func lookUp(_ type: UnsafeRawPointer) -> ControllerFlags {
    guard let plain else {
      // Nobody looks yet: whoever does will look at this controller anew.
      known[type] = .isUnclassified
      return .isUnclassified
    }
    let flags: ControllerFlags
    if let found = known[type] { flags = found } else { flags = look(at: type) }
    if flags.isEmpty {
      plain[place(of: type)] = type
      lastPlain = type
    }
    return flags
  }

  private static func look(at type: UnsafeRawPointer) -> ControllerFlags {
    var flags: ControllerFlags = []
    if classifier?(unsafeBitCast(type, to: AnyClass.self)) == true {
      flags.insert(.declaresBars)
      hasFoundBarDeclaring = true
    }
    known[type] = flags
    return flags
  }
}

extension UIViewController {
  /// Catches up on what could not be known when this controller was made.
  @inline(__always)
  final func decideTraits() {
    guard flags.contains(.isUnclassified) else { return }
    let found = ControllerClasses.flags(of: type(of: self))
    if found.contains(.isUnclassified) { return }
    flags.remove(.isUnclassified)
    flags.formUnion(found)
  }

  /// Whether this controller says which bars are there.
  package final var declaresBars: Bool {
    decideTraits()
    return flags.contains(.declaresBars)
  }
}

/// How a table keeps its objects.
open class NSPointerFunctions: NSObject {
  /// How a table keeps its objects.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// It owns them.
    public static let strongMemory: Options = []
    /// It does not own them.
    public static let weakMemory = Options(rawValue: 5 << 0)
    /// They are told apart by what they say of themselves.
    public static let objectPersonality: Options = []
    /// They are told apart by being the same object.
    public static let objectPointerPersonality = Options(rawValue: 2 << 8)
    /// Copies of them are kept.
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}

/// Objects by objects, of which either side may be weak.
///
/// An entry with a dead key or value is gone at the next use.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private struct Entry {
    let key: KeptObject
    let value: KeptObject
    var isAlive: Bool { key.object != nil && value.object != nil }
  }

  private final let keyOptions: NSPointerFunctions.Options
  private final let valueOptions: NSPointerFunctions.Options
  private final var buckets: [Int: [Entry]] = [:]

  /// Creates an empty table.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
    super.init()
  }

  /// A table that owns both sides.
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  /// A table that owns its values.
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }
  /// A table that owns its keys.
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }
  /// A table that owns nothing.
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  /// The object of a key.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    let entry = buckets[KeptObject.hash(aKey, keyOptions)]?.first { $0.key.isSame(as: aKey) }
    return entry?.value.object as? ObjectType
  }

  /// Sets the object of a key; nil takes it away.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let aKey else { return }
    let hash = KeptObject.hash(aKey, keyOptions)
    var bucket = (buckets[hash] ?? []).filter { $0.isAlive && !$0.key.isSame(as: aKey) }
    if let anObject {
      bucket.append(
        Entry(
          key: KeptObject(aKey, keyOptions), value: KeptObject(anObject, valueOptions)))
    }
    buckets[hash] = bucket.isEmpty ? nil : bucket
  }

  /// Takes the object of a key away.
  open func removeObject(forKey aKey: KeyType?) {
    setObject(nil, forKey: aKey)
  }

  /// Takes everything away.
  open func removeAllObjects() {
    buckets = [:]
  }

  private final var alive: [Entry] {
    buckets = buckets.mapValues { $0.filter(\.isAlive) }.filter { !$0.value.isEmpty }
    return buckets.values.flatMap { $0 }
  }

  /// How many entries are alive.
  open var count: Int { alive.count }

  /// The keys that are alive, in no order.
  open func keyEnumerator() -> NSEnumerator {
    ListEnumerator(alive.compactMap(\.key.object))
  }

  /// The objects that are alive, in no order; nil without any.
  open func objectEnumerator() -> NSEnumerator? {
    ListEnumerator(alive.compactMap(\.value.object))
  }
}

/// A set of objects that may be weak.
///
/// A dead member is gone at the next use.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private final let options: NSPointerFunctions.Options
  private final var buckets: [Int: [KeptObject]] = [:]

  /// Creates an empty set.
  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    self.options = options
    super.init()
  }

  /// A set that does not own its members.
  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// Adds a member.
  open func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    buckets[KeptObject.hash(object, options), default: []].append(KeptObject(object, options))
  }

  /// Takes a member away.
  open func remove(_ object: ObjectType?) {
    guard let object else { return }
    let hash = KeptObject.hash(object, options)
    let rest = (buckets[hash] ?? []).filter { $0.object != nil && !$0.isSame(as: object) }
    buckets[hash] = rest.isEmpty ? nil : rest
  }

  /// Takes all members away.
  open func removeAllObjects() {
    buckets = [:]
  }

  /// Whether an object is a member.
  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  /// The member that an object is.
  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let object else { return nil }
    let found = buckets[KeptObject.hash(object, options)]?.first { $0.isSame(as: object) }
    return found?.object as? ObjectType
  }

  /// The members that are alive, in no order.
  open var allObjects: [ObjectType] {
    buckets = buckets.mapValues { $0.filter { $0.object != nil } }.filter { !$0.value.isEmpty }
    return buckets.values.flatMap { $0 }.compactMap { $0.object as? ObjectType }
  }

  /// One of the members that are alive.
  open var anyObject: ObjectType? { allObjects.first }
  /// How many members are alive.
  open var count: Int { allObjects.count }

  /// The members that are alive, in no order.
  open func objectEnumerator() -> NSEnumerator { ListEnumerator(allObjects) }
}

/// An object as a table keeps it.
private struct KeptObject {
  private let strong: AnyObject?
  private weak var weak: AnyObject?
  private let isByIdentity: Bool

  init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
    isByIdentity = options.contains(.objectPointerPersonality)
    if options.contains(.weakMemory) {
      strong = nil
      weak = object
    } else if options.contains(.copyIn) {
      strong = (object as? any NSCopying)?.copy(with: nil) as AnyObject? ?? object
    } else {
      strong = object
    }
  }

  var object: AnyObject? { strong ?? weak }

  func isSame(as other: AnyObject) -> Bool {
    guard let object else { return false }
    if object === other { return true }
    guard !isByIdentity, let own = object as? NSObject else { return false }
    return own.isEqual(other)
  }

  static func hash(_ object: AnyObject, _ options: NSPointerFunctions.Options) -> Int {
    if !options.contains(.objectPointerPersonality), let object = object as? NSObject {
      return object.hash
    }
    return ObjectIdentifier(object).hashValue
  }
}

/// Goes through a list.
private final class ListEnumerator: NSEnumerator {
  private var rest: [AnyObject]

  init(_ objects: [AnyObject]) {
    rest = objects.reversed()
    super.init()
  }

  override func nextObject() -> Any? { rest.popLast() }
}

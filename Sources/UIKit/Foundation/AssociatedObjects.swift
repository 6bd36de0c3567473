// swift-format-ignore: TypeNamesShouldBeCapitalized
/// How an object keeps what is associated with it.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Not at all: weak here, where Apple's is unsafe.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Strongly.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A copy of it, strongly.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Strongly.
  case OBJC_ASSOCIATION_RETAIN = 0x301
  /// A copy of it, strongly.
  case OBJC_ASSOCIATION_COPY = 0x303
}

/// Associates a value with an object, or takes one away.
///
/// A controller or view releases its values when it dies. For any other class they are released soon after: at the
/// next work of the main loop.
///
/// - Parameters:
///   - object: An object of a class.
///   - key: An address that names the value.
///   - value: The value; nil takes it away.
///   - policy: How the object keeps it.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let kept = value.map { AssociatedValue($0, policy) }
  AssociationTable.shared.set(kept, for: key, of: object as AnyObject)
}

/// The value associated with an object.
///
/// - Parameters:
///   - object: An object of a class.
///   - key: The address that names the value.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociationTable.shared.value(for: key, of: object as AnyObject)?.value
}

/// Takes all values of an object away.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociationTable.shared.removeAll(of: object as AnyObject)
}

/// A value as its policy keeps it.
struct AssociatedValue {
  private var strong: Any?
  private weak var weak: AnyObject?

  init(_ value: Any, _ policy: objc_AssociationPolicy) {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN: weak = value as AnyObject
    case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: strong = value
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      strong = (value as? any NSCopying)?.copy(with: nil) ?? value
    }
  }

  var value: Any? { strong ?? weak }
  var owned: Any? { strong }
}

typealias AssociatedValues = [UnsafeRawPointer: AssociatedValue]

/// An object that keeps its associated values itself, and so releases them when it dies.
protocol AssociationOwner: AnyObject {
  nonisolated var associations: AssociatedValues { get set }
}

/// The associated values of all objects that do not keep them themselves.
// Everything that changes is read and written under the lock, but for one flag that says why.
package final class AssociationTable: @unchecked Sendable {
  package static let shared = AssociationTable()

  private struct Entry {
    weak var owner: AnyObject?
    var values: AssociatedValues
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// Whether anything was ever associated here: the main loop asks at each work, which should cost nothing else.
  // Turns true once and stays so; who reads it a moment too early purges at the next work instead.
  nonisolated(unsafe) private(set) static var isInUse = false
  // Dead owners are looked for when the table has grown to this size.
  private var limit = 32

  func set(_ value: AssociatedValue?, for key: UnsafeRawPointer, of object: AnyObject) {
    // What is replaced is released after the lock: its deinit may come back here.
    var old: [AssociatedValues] = []
    lock.withLock {
      if let owner = object as? any AssociationOwner {
        old = [owner.associations]
        owner.associations[key] = value
        return
      }
      Self.isInUse = true
      let id = ObjectIdentifier(object)
      var values = current(object)
      old = [values, entries[id]?.values ?? [:]]
      values[key] = value
      entries[id] = values.isEmpty ? nil : Entry(owner: object, values: values)
      if entries.count > limit {
        old += removeDead()
        limit = max(32, entries.count * 2)
      }
    }
    old.removeAll()
  }

  func value(for key: UnsafeRawPointer, of object: AnyObject) -> AssociatedValue? {
    lock.withLock {
      if let owner = object as? any AssociationOwner { return owner.associations[key] }
      return current(object)[key]
    }
  }

  func removeAll(of object: AnyObject) {
    var old: AssociatedValues = [:]
    lock.withLock {
      if let owner = object as? any AssociationOwner {
        old = owner.associations
        owner.associations = [:]
      } else {
        old = entries.removeValue(forKey: ObjectIdentifier(object))?.values ?? [:]
      }
    }
    old.removeAll()
  }

  /// What is kept strongly, by owner, in the order of the owners' types.
  package var owned: [(owner: AnyObject, values: [Any])] {
    let live = lock.withLock {
      entries.values.compactMap { entry in
        entry.owner.map { ($0, entry.values.values.compactMap(\.owned)) }
      }
    }
    return live.sorted { String(describing: type(of: $0.0)) < String(describing: type(of: $1.0)) }
  }

  /// Releases the values of objects that have died.
  func purge() {
    var old: [AssociatedValues] = []
    lock.withLock {
      if !entries.isEmpty { old = removeDead() }
    }
    old.removeAll()
  }

  /// The values of an object; an older one that died at the same address has left none to it.
  private func current(_ object: AnyObject) -> AssociatedValues {
    guard let entry = entries[ObjectIdentifier(object)], entry.owner === object else { return [:] }
    return entry.values
  }

  private func removeDead() -> [AssociatedValues] {
    var removed: [AssociatedValues] = []
    entries = entries.filter { _, entry in
      if entry.owner != nil { return true }
      removed.append(entry.values)
      return false
    }
    return removed
  }
}

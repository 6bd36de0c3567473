import Coordination
import UIKit

/// What an audit may read of a type, and how it names what it reads.
@MainActor
enum ReadableType {
  // Types never change; telling them by name is what takes long.
  private static var fields: [ObjectIdentifier: [TypeLayout.Field]] = [:]
  private static var plain: [ObjectIdentifier: Bool] = [:]
  private static var open: [ObjectIdentifier: Bool] = [:]

  /// The properties that can lead to an object of an app, each named as a step of a path.
  static func strongFields(of type: Any.Type) -> [TypeLayout.Field] {
    let key = ObjectIdentifier(type)
    if let known = fields[key] { return known }
    let isContainer = type is UINavigationController.Type || type is UITabBarController.Type
    let strong = TypeLayout.strongFields(of: type) {
      isContainer && $0 == "_children" ? "viewControllers" : renamed($0)
    }
    // The state of an actor belongs to the actor, and what a lock guards to whoever holds the lock.
    let isShared =
      strong.contains { $0.name == "$defaultActor" }
      || (!belongsToMainActor(type) && strong.contains { isLock(name(of: $0.type)) })
    // An app never sees what a collection of Foundation consists of.
    let isHidden = name(of: type).hasPrefix("Foundation.")
    let result = isShared ? [] : strong.filter { !isPlain($0.type) }.map { step($0, isHidden) }
    fields[key] = result
    return result
  }

  /// Whether objects of a class belong to the main actor whatever they own.
  private static func belongsToMainActor(_ type: Any.Type) -> Bool {
    type is UIResponder.Type || type is any Coordinator.Type
  }

  /// Whether a property of this type tells that other threads change the object too.
  private static func isLock(_ name: String) -> Bool {
    locks.contains { name.contains($0) }
  }

  private static let locks = [
    "Synchronization.Mutex<", "Synchronization.Atomic<", "Foundation.NSLock",
    "Foundation.NSRecursiveLock", "Foundation.NSCondition", "Foundation.OperationQueue",
    "Dispatch.DispatchQueue", "Dispatch.DispatchSemaphore", "pthread_",
  ]

  /// Whether values of a type can lead to no object of an app.
  static func isPlain(_ type: Any.Type) -> Bool {
    let key = ObjectIdentifier(type)
    if let known = plain[key] { return known }
    let result = findPlain(type)
    plain[key] = result
    return result
  }

  private static func findPlain(_ type: Any.Type) -> Bool {
    if TypeLayout.ownsNothing(type) { return true }
    switch TypeLayout.kind(of: type) {
    case .structure:
      let name = name(of: type)
      if ["Swift.String", "Swift.Substring", "Swift.Character"].contains(name) { return true }
      guard name.hasPrefix("Swift.") else { return !isOpen(name) }
      guard lists.contains(where: name.hasPrefix) else { return false }
      return findPlain(TypeLayout.argument(0, of: type))
    case .optional: return findPlain(TypeLayout.argument(0, of: type))
    case .enumeration: return !isOpen(name(of: type)) && !name(of: type).hasPrefix("Swift.")
    case .opaque, nil: return true
    case .object, .tuple, .function, .existential, .captures, .genericBox: return false
    }
  }

  /// Whether an object of a class is looked into: those of the system have threads and locks of their own.
  static func isOpen(_ type: Any.Type) -> Bool {
    let key = ObjectIdentifier(type)
    if let known = open[key] { return known }
    let result = isOpen(name(of: type))
    open[key] = result
    return result
  }

  private static func isOpen(_ name: String) -> Bool {
    if openNames.contains(String(name.prefix { $0 != "<" })) { return true }
    return !closedModules.contains(String(name.prefix { $0 != "." }))
  }

  private static let openNames: Set = [
    "Foundation.NSArray", "Foundation.NSMutableArray", "Foundation.NSDictionary",
    "Foundation.NSMutableDictionary", "Foundation.NSSet", "Foundation.NSMutableSet",
    "Foundation.__SwiftValue",
  ]

  private static let closedModules: Set = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization",
    "FoundationNetworking", "Dispatch", "_Concurrency", "Synchronization", "Observation",
    "XCTest", "Testing", "_StringProcessing",
  ]

  /// The name with its module.
  static func name(of type: Any.Type) -> String { _typeName(type, qualified: true) }

  /// The lists of the standard library.
  static let lists = ["Array<", "ContiguousArray<", "ArraySlice<", "Set<"].map {
    "Swift." + $0
  }

  /// Whether a class keeps the elements of lists; only closures hold an object of it by itself.
  static func isListStorage(_ type: Any.Type) -> Bool {
    _typeName(type, qualified: true).hasPrefix("Swift._ContiguousArrayStorage<")
  }

  /// The field with its name as a step of a path.
  private static func step(_ field: TypeLayout.Field, _ isHidden: Bool) -> TypeLayout.Field {
    var field = field
    if isHidden { field.name = "" }
    let lazy = "$__lazy_storage_$_"
    if field.name.hasPrefix(lazy) { field.name = String(field.name.dropFirst(lazy.count)) }
    if !field.name.isEmpty { field.name = "." + field.name }
    return field
  }

  /// A field of UIKit's own by the property that shows it; nothing for what an app never sees.
  private static func renamed(_ field: String) -> String { frameworkNames[field] ?? field }

  private static let frameworkNames = [
    "_extras": "", "rare": "", "_children": "children", "_view": "view", "contents": "subviews",
    "departureSink": "router", "presented": "presentedViewController",
    "root": "rootViewController", "madeBar": "navigationBar", "madeToolbar": "toolbar",
    "tabObjects": "tabs", "strong": "",
  ]
}

/// An object that takes part in the responder chain.
@preconcurrency
@MainActor
open class UIResponder: NSObject {
  /// Creates a responder.
  public override init() {
    super.init()
  }

  /// The next responder of the chain; nil at its end.
  open var next: UIResponder? { nil }

  /// The type's name; never an address, so that output is the same in every run.
  open nonisolated override var description: String {
    TypeNames.name(of: type(of: self))
  }
}

/// Names of types, looked up once each: asking the runtime takes half a microsecond.
package enum TypeNames {
  @MainActor private static var cache: [ObjectIdentifier: String] = [:]

  /// The name of a type without its module.
  package static func name(of type: Any.Type) -> String {
    String(describing: type)
  }

  /// The name of a type without its module, from the cache.
  @MainActor
  package static func cachedName(of type: AnyObject.Type) -> String {
    let key = ObjectIdentifier(type)
    if let name = cache[key] { return name }
    let name = String(describing: type)
    cache[key] = name
    return name
  }
}

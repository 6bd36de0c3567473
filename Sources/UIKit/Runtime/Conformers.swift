#if os(Linux)
  import CSwiftRuntime
  import Foundation
#endif

/// The classes that conform to a protocol, as far as that is known without asking them.
///
/// Whether a class conforms to a protocol is searched for in all of the program, for every class anew. A program that
/// nothing is loaded into has everything that anything conforms to in one table, whose form Swift's ABI lays down: it is
/// read once a protocol. In any other program every class is asked.
package struct Conformers {
  private struct Entry {
    /// The description of the type.
    let type: UnsafeRawPointer
    /// Whether it depends on what a generic type consists of.
    let isConditional: Bool
  }

  /// What has a conformance; nil where nothing is known.
  private let entries: [Entry]?

  /// Looks for what conforms to a protocol.
  ///
  /// - Parameter type: Values of the protocol: `(any P).self`.
  package init(of type: Any.Type) {
    #if os(Linux)
      entries = Self.search(type)
    #else
      entries = nil
    #endif
  }

  /// Whether a class conforms.
  ///
  /// - Parameter ask: Asks the class itself: `type is any P.Type`.
  package func include(_ type: AnyClass, else ask: () -> Bool) -> Bool {
    guard let entries else { return ask() }
    var next: UnsafeRawPointer? = unsafeBitCast(type, to: UnsafeRawPointer.self)
    while let type = next {
      let description = type.load(fromByteOffset: 40, as: UnsafeRawPointer.self)
      for entry in entries where entry.type == description {
        return !entry.isConditional || ask()
      }
      next = type.load(fromByteOffset: 8, as: UnsafeRawPointer?.self)
    }
    return false
  }

  #if os(Linux)
    private static func search(_ type: Any.Type) -> [Entry]? {
      // A conformance that there is in any case shows that the table is read as it is meant.
      guard let table = navwright_conformances(), let wanted = descriptor(of: type),
        let known = descriptor(of: (any NSObjectProtocol).self)
      else { return nil }
      let root = description(of: NSObject.self)
      var found: [Entry] = []
      var isKnownThere = false
      for index in 0..<navwright_conformance_count() {
        let conformance = UnsafeRawPointer(table + index) + Int(table[index])
        let target = reference(conformance)
        guard target == wanted || target == known else { continue }
        let flags = conformance.load(fromByteOffset: 12, as: UInt32.self)
        guard let conforming = Self.type(of: conformance, flags) else { return nil }
        if target == wanted {
          found.append(Entry(type: conforming, isConditional: flags >> 8 & 0xFF != 0))
        } else if conforming == root {
          isKnownThere = true
        }
      }
      return isKnownThere ? found : nil
    }

    /// The description of the protocol that an existential type consists of; nil for any other type.
    private static func descriptor(of type: Any.Type) -> UnsafeRawPointer? {
      let type = unsafeBitCast(type, to: UnsafeRawPointer.self)
      let isExistential = type.load(as: UInt.self) == 0x303
      let hasSuperclass =
        isExistential && type.load(fromByteOffset: 8, as: UInt32.self) & 1 << 30 != 0
      guard isExistential, !hasSuperclass, type.load(fromByteOffset: 12, as: UInt32.self) == 1
      else {
        return nil
      }
      return type.load(fromByteOffset: 16, as: UnsafeRawPointer.self)
    }

    /// The description of a class.
    private static func description(of type: AnyClass) -> UnsafeRawPointer {
      unsafeBitCast(type, to: UnsafeRawPointer.self)
        .load(fromByteOffset: 40, as: UnsafeRawPointer.self)
    }

    /// What a relative reference leads to, which is marked where it does so by way of a pointer.
    private static func reference(_ place: UnsafeRawPointer) -> UnsafeRawPointer {
      let offset = Int(place.load(as: Int32.self))
      let target = place + (offset & ~1)
      return offset & 1 == 0 ? target : target.load(as: UnsafeRawPointer.self)
    }

    /// The description of the type that has a conformance; nil if it is named in another way.
    private static func type(
      of conformance: UnsafeRawPointer, _ flags: UInt32
    ) -> UnsafeRawPointer? {
      let place = conformance + 4
      let target = place + Int(place.load(as: Int32.self))
      switch flags >> 3 & 7 {
      case 0: return target
      case 1: return target.load(as: UnsafeRawPointer.self)
      default: return nil
      }
    }
  #endif
}

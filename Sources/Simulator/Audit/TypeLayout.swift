/// How the Swift runtime lays a type out in memory: what kind it is, how big, which fields it has.
///
/// These are the facts from which the standard library makes its mirrors. They are asked for directly because a
/// mirror runs an app's code if a type describes itself, and does not tell a weak field from a strong one.
enum TypeLayout {
  /// A stored property that can hold something strongly.
  struct Field {
    var name: String
    let type: Any.Type
    let offset: Int
  }

  /// What a type is to the runtime; the numbers are part of Swift's stable binary interface.
  enum Kind: Int {
    case object = 0
    case structure = 0x200
    case enumeration = 0x201
    case optional = 0x202
    case opaque = 0x300
    case tuple = 0x301
    case function = 0x302
    case existential = 0x303
    /// What a closure has captured.
    case captures = 0x400
    /// A captured variable whose type was not known when the app was compiled.
    case genericBox = 0x500
  }

  /// The kind; nil for metatypes and whatever else can hold nothing.
  static func kind(of type: Any.Type) -> Kind? {
    isConstrained(type) ? .existential : Kind(rawValue: word(of: type, at: 0))
  }

  /// Whether a type is that of a protocol whose associated types are told; the runtime has a kind of its own for those.
  private static func isConstrained(_ type: Any.Type) -> Bool { word(of: type, at: 0) == 0x307 }

  /// How a value of a protocol's type is kept.
  enum Existential {
    /// As a reference.
    case object
    /// As a value with its type.
    case value
    /// Otherwise, which is not looked into: errors are in boxes of their own.
    case other
  }

  /// How a value of a protocol's type is kept.
  static func existential(_ type: Any.Type) -> Existential {
    if isConstrained(type) {
      // The shape that all types of the protocol have; its lowest byte tells of what kind the values are.
      let shape = metadata(of: type).load(fromByteOffset: 8, as: UnsafeRawPointer.self)
      switch shape.load(as: UInt8.self) {
      case 0: return .value
      case 1: return .object
      default: return .other
      }
    }
    let flags = metadata(of: type).load(fromByteOffset: 8, as: UInt32.self)
    if flags & 0x3F00_0000 != 0 { return .other }
    return flags & 0x8000_0000 == 0 ? .object : .value
  }

  /// The first generic argument of an enumeration or a structure that has some.
  static func argument(_ index: Int, of type: Any.Type) -> Any.Type {
    // Behind the kind and the description of the type.
    metadata(of: type).load(fromByteOffset: 16 + 8 * index, as: Any.Type.self)
  }

  /// The first generic argument of a class whose superclasses have none.
  static func argument(ofClass type: Any.Type) -> Any.Type {
    let start = metadata(of: type)
    let description = start.load(fromByteOffset: 40, as: UnsafeRawPointer.self)
    let words = description.load(fromByteOffset: 28, as: UInt32.self)
    let ownWords = description.load(fromByteOffset: 32, as: UInt32.self)
    return start.load(fromByteOffset: 8 * Int(words - ownWords), as: Any.Type.self)
  }

  /// The parts of a tuple.
  static func parts(ofTuple type: Any.Type) -> [Field] {
    let start = metadata(of: type)
    let labels = start.load(fromByteOffset: 16, as: UnsafePointer<CChar>?.self)
    let names = labels.map {
      String(cString: $0).split(separator: " ", omittingEmptySubsequences: false)
    }
    return (0..<word(of: type, at: 8)).map { index in
      let part = start + 24 + 16 * index
      let name = names.flatMap { index < $0.count ? String($0[index]) : nil } ?? ""
      return Field(
        name: name.isEmpty ? "\(index)" : name, type: part.load(as: Any.Type.self),
        offset: Int(part.load(fromByteOffset: 8, as: UInt32.self)))
    }
  }

  /// The stored properties of a class, its superclasses' first, or of a structure; weak and unowned ones left out.
  ///
  /// - Parameter rename: What to call a field of a class that UIKit itself has, or of one of its structures.
  static func strongFields(
    of type: Any.Type, rename: (String) -> String
  ) -> [Field] {
    let own = countFrameworkFields(of: type)
    return (0..<countFields(type)).compactMap { index in
      var field = FieldMetadata()
      let fieldType = readField(type, index: index, into: &field)
      defer { field.free?(field.name) }
      guard field.isStrong else { return nil }
      let name = field.name.map { String(cString: $0) } ?? ""
      return Field(
        name: index < own ? rename(name) : name, type: fieldType,
        offset: offset(type, index: index))
    }
  }

  /// How many of the first fields UIKit's own classes have.
  private static func countFrameworkFields(of type: Any.Type) -> Int {
    var next: Any.Type? = type
    while let type = next {
      if _typeName(type, qualified: true).hasPrefix("UIKit.") { return countFields(type) }
      next = (type as? AnyClass).flatMap(_getSuperclass)
    }
    return 0
  }

  /// How many bytes a value takes.
  static func size(of type: Any.Type) -> Int {
    witnesses(of: type).load(fromByteOffset: 64, as: Int.self)
  }

  /// Where a value of the type may begin, at or behind an offset.
  static func aligned(_ offset: Int, for type: Any.Type) -> Int {
    let mask = Int(flags(of: type) & 0xFF)
    return (offset + mask) & ~mask
  }

  /// Whether values are bits that own nothing.
  static func ownsNothing(_ type: Any.Type) -> Bool { flags(of: type) & 0x1_0000 == 0 }

  /// Whether values can be copied, to be looked at elsewhere.
  static func isCopyable(_ type: Any.Type) -> Bool { flags(of: type) & 0x80_0000 == 0 }

  /// The value at an address.
  static func value(of type: Any.Type, at address: UnsafeRawPointer) -> Any {
    func load<Value>(_: Value.Type) -> Any {
      address.assumingMemoryBound(to: Value.self).pointee
    }
    return _openExistential(type, do: load)
  }

  private static func flags(of type: Any.Type) -> UInt32 {
    witnesses(of: type).load(fromByteOffset: 80, as: UInt32.self)
  }

  /// The table of what the runtime does with values of the type; its address stands in front of the type's own.
  private static func witnesses(of type: Any.Type) -> UnsafeRawPointer {
    metadata(of: type).load(fromByteOffset: -8, as: UnsafeRawPointer.self)
  }

  private static func word(of type: Any.Type, at offset: Int) -> Int {
    metadata(of: type).load(fromByteOffset: offset, as: Int.self)
  }

  private static func metadata(of type: Any.Type) -> UnsafeRawPointer {
    unsafeBitCast(type, to: UnsafeRawPointer.self)
  }
}

/// What the runtime tells of a field, in its own layout.
private struct FieldMetadata {
  var name: UnsafePointer<CChar>?
  var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVariable = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func countFields(_: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func readField(
  _: Any.Type, index: Int, into: UnsafeMutablePointer<FieldMetadata>
) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func offset(_: Any.Type, index: Int) -> Int

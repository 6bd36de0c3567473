/// How a closure keeps what it has captured: an object of its own, which the compiler describes for debuggers.
struct CaptureLayout {
  /// One captured thing.
  enum Part {
    /// A value of a known type.
    case value(Any.Type)
    /// Another closure.
    case function
    /// A variable that the closure shares with others.
    case box
  }

  /// What is held strongly, with the place of each.
  private(set) var parts: [(part: Part, offset: Int)] = []
  /// From where on nothing is known; nil if all is.
  private(set) var unknownFrom: Int?
  /// How many bytes the object has, if that is known.
  let size: Int?

  /// Reads the layout of an object that holds captures.
  ///
  /// - Returns: Nil if the object is something else.
  @MainActor
  init?(of captures: UnsafeRawPointer) {
    let kind = ReadableMemory.kind(at: captures)
    guard let kind else { return nil }
    let metadata = captures.load(as: UnsafeRawPointer.self)
    size = ReadableMemory.size(ofObjectAt: captures)
    switch kind {
    case .captures: readDescription(metadata)
    case .genericBox:
      let start = Int(metadata.load(fromByteOffset: 8, as: UInt32.self))
      add(.value(metadata.load(fromByteOffset: 16, as: Any.Type.self)), at: start)
    case .object, .structure, .enumeration, .optional, .opaque, .tuple, .function, .existential:
      return nil
    }
  }

  private mutating func readDescription(_ metadata: UnsafeRawPointer) {
    var offset = Int(metadata.load(fromByteOffset: 8, as: UInt32.self))
    guard let description = metadata.load(fromByteOffset: 16, as: UnsafeRawPointer?.self) else {
      unknownFrom = offset
      return
    }
    let count = Int(description.load(as: UInt32.self))
    // Types that were not known when the closure was compiled stand in front, a word each.
    offset += 8 * Int(description.load(fromByteOffset: 8, as: UInt32.self))
    for index in 0..<count {
      let record = description + 12 + 4 * index
      let name = MangledName(at: record + Int(record.load(as: Int32.self)))
      guard let end = read(name, at: offset), end <= size ?? .max else {
        unknownFrom = offset
        return
      }
      offset = end
    }
  }

  /// Takes one capture.
  ///
  /// - Returns: Where it ends; nil if that is not known.
  private mutating func read(_ name: MangledName, at offset: Int) -> Int? {
    let word = (offset + 7) & ~7
    switch name.form {
    case .notHeld: return word + 8
    case .box:
      add(.box, at: word)
      return word + 8
    case .function:
      add(.function, at: word)
      return word + 16
    case .type:
      guard let type = name.type else { return nil }
      let start = TypeLayout.aligned(offset, for: type)
      add(.value(type), at: start)
      return start + TypeLayout.size(of: type)
    case .unknown: return nil
    }
  }

  private mutating func add(_ part: Part, at offset: Int) { parts.append((part, offset)) }
}

/// The name of a captured type as the compiler writes it, with references into the program.
private struct MangledName {
  /// What the name says of how a capture is kept.
  enum Form {
    case type
    case notHeld
    case box
    case function
    case unknown
  }

  private let bytes: UnsafeBufferPointer<UInt8>

  init(at address: UnsafeRawPointer) {
    let start = address.assumingMemoryBound(to: UInt8.self)
    var length = 0
    while start[length] != 0 {
      switch start[length] {
      case 0x01...0x17: length += 5
      case 0x18...0x1F: length += 9
      default: length += 1
      }
    }
    bytes = UnsafeBufferPointer(start: start, count: length)
  }

  var form: Form {
    switch String(decoding: bytes.suffix(2), as: UTF8.self) {
    case "Xw", "Xo", "Xu": return .notHeld
    case "Xx", "XX": return .box
    default: break
    }
    guard bytes.last == UInt8(ascii: "_"), type == nil else {
      return type == nil ? .unknown : .type
    }
    // A function in the compiler's own terms: one that outlives its scope and has captures of its own.
    let text = String(decoding: bytes, as: UTF8.self)
    return ["Ieg", "Iex", "Iey"].contains(where: text.contains) ? .function : .unknown
  }

  var type: Any.Type? {
    guard let start = bytes.baseAddress else { return nil }
    return _getTypeByMangledNameInContext(
      start, UInt(bytes.count), genericContext: nil, genericArguments: nil)
  }
}

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
    let sources = description.load(fromByteOffset: 4, as: UInt32.self)
    // Types that were not known when the closure was compiled stand in front, a word each.
    let types = Int(description.load(fromByteOffset: 8, as: UInt32.self))
    offset += 8 * types
    for index in 0..<count {
      let record = description + 12 + 4 * index
      let name = MangledName(at: record + Int(record.load(as: Int32.self)))
      let form = name.form(knowsTypes: sources != 0 || types != 0)
      guard let end = read(form, at: offset), end <= size ?? .max else {
        unknownFrom = offset
        return
      }
      offset = end
    }
  }

  /// Takes one capture.
  ///
  /// - Returns: Where it ends; nil if that is not known.
  private mutating func read(_ form: MangledName.Form, at offset: Int) -> Int? {
    let word = (offset + 7) & ~7
    switch form {
    case .notHeld: return word + 8
    case .box:
      add(.box, at: word)
      return word + 8
    case .function:
      add(.function, at: word)
      return word + 16
    case .type(let type):
      // In a closure the name stands for a box of the value, in that box for the value.
      guard TypeLayout.isCopyable(type) else { return nil }
      let start = TypeLayout.aligned(offset, for: type)
      add(.value(type), at: start)
      return start + TypeLayout.size(of: type)
    case .unknown: return nil
    }
  }

  private mutating func add(_ part: Part, at offset: Int) { parts.append((part, offset)) }
}

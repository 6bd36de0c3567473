import Glibc

/// Whether memory is what an audit takes it for.
///
/// Nothing is followed on the word of a layout alone: an address counts as an object, or as a closure's captures, only
/// if the memory there can be read, what describes it too, and the description is one. Should a compiler lay captures
/// out in another way than is known here, an audit tells less, and that is all.
@MainActor
package enum ReadableMemory {
  /// Descriptions that have been found to be some. Types never go away.
  private static var known: [UInt: TypeLayout.Kind] = [:]

  /// What begins at an address: an object, or what a closure has captured; nil if neither, as far as can be told.
  static func kind(at address: UnsafeRawPointer) -> TypeLayout.Kind? {
    guard let metadata = words(at: address, count: 2)?.first else { return nil }
    if let kind = known[metadata] { return kind }
    guard let kind = findKind(metadata) else { return nil }
    known[metadata] = kind
    return kind
  }

  /// Whether an object begins at an address, as far as can be told.
  package static func isObject(at address: UnsafeRawPointer) -> Bool {
    kind(at: address) == .object
  }

  private static func findKind(_ metadata: UInt) -> TypeLayout.Kind? {
    guard let start = words(at: metadata, count: 3),
      let kind = TypeLayout.Kind(rawValue: Int(bitPattern: start[0]))
    else { return nil }
    switch kind {
    case .object:
      // The description of a class says that it is one, in the lowest bits of its first word.
      guard let class_ = words(at: metadata, count: 6), let words = words(at: class_[5], count: 1)
      else { return nil }
      return words[0] & 0x1F == 16 ? kind : nil
    case .captures, .genericBox:
      let first = start[1] & 0xFFFF_FFFF
      guard first >= 16, first <= 4096, first % 8 == 0 else { return nil }
      // Captures may be described by nothing; a box names the type of what is in it.
      let isBox = kind == .genericBox
      return (start[2] == 0 && !isBox) || words(at: start[2], count: 1) != nil ? kind : nil
    case .structure, .enumeration, .optional, .opaque, .tuple, .function, .existential: return nil
    }
  }

  private static func words(at address: UnsafeRawPointer, count: Int) -> [UInt]? {
    words(at: UInt(bitPattern: address), count: count)
  }

  /// So many words at an address; nil if they cannot be read.
  private static func words(at address: UInt, count: Int) -> [UInt]? {
    // Descriptions begin at multiples of four bytes, all else of eight.
    guard address & 3 == 0, let start = UnsafeMutableRawPointer(bitPattern: address) else {
      return nil
    }
    if !canAsk {
      return (0..<count).map { start.loadUnaligned(fromByteOffset: 8 * $0, as: UInt.self) }
    }
    return copy(start, count)
  }

  /// Whether the system answers at all; where it does not, the layouts are trusted.
  private static let canAsk: Bool = {
    var word: UInt = 1
    return withUnsafeMutableBytes(of: &word) { buffer in
      buffer.baseAddress.flatMap { copy($0, 1) } == [1]
    }
  }()

  /// Has the system copy the words, which fails where a load would end the process.
  private static func copy(_ start: UnsafeMutableRawPointer, _ count: Int) -> [UInt]? {
    let size = 8 * count
    let words = [UInt](unsafeUninitializedCapacity: count) { buffer, done in
      var here = iovec(iov_base: buffer.baseAddress, iov_len: size)
      var there = iovec(iov_base: start, iov_len: size)
      done = readMemory(getpid(), &here, 1, &there, 1, 0) == size ? count : 0
    }
    return words.isEmpty ? nil : words
  }

  /// How many bytes an object of the heap has; nil for what the compiler has laid into the program.
  static func size(ofObjectAt address: UnsafeRawPointer) -> Int? {
    // Two names and two addresses, of which none is asked.
    var image = (0, 0, 0, 0)
    return findImage(address, &image) == 0 ? blockSize(address) : nil
  }
}

// The C library has these on every Linux and shows them to no module map.

@_silgen_name("process_vm_readv")
private func readMemory(
  _: pid_t, _: UnsafePointer<iovec>, _: UInt, _: UnsafePointer<iovec>, _: UInt, _: UInt
) -> Int

@_silgen_name("dladdr")
private func findImage(_: UnsafeRawPointer, _: UnsafeMutablePointer<(Int, Int, Int, Int)>) -> Int32

@_silgen_name("malloc_usable_size")
private func blockSize(_: UnsafeRawPointer) -> Int

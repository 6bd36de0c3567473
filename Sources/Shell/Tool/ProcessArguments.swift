import Glibc

/// The arguments of this process, read as the system has them.
@MainActor
enum ProcessArguments {
  /// What follows the name of the program; bytes that are no text stand as U+FFFD.
  static var texts: [String] { pointers.map { String(cString: $0) } }

  /// The first argument that is no text, counted from 1, and the place of the byte that makes it none.
  static var invalid: (argument: Int, byte: Int)? {
    for (index, pointer) in pointers.enumerated() {
      let bytes = UnsafeRawBufferPointer(start: pointer, count: strlen(pointer))
      let valid = LineDecoder.validPrefix(of: bytes.bindMemory(to: UInt8.self))
      if valid < bytes.count { return (index + 1, valid) }
    }
    return nil
  }

  private static var pointers: [UnsafeMutablePointer<Int8>] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { CommandLine.unsafeArgv[$0] }
  }
}

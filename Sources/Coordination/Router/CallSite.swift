/// Where in an app's sources something was asked for.
///
/// It is a file and a line without folders, so that output is the same on every machine.
public struct CallSite: Hashable, @unchecked Sendable, CustomStringConvertible {
  // The compiler keeps literals for the life of the process, which makes the pointer safe to share. Sixteen
  // bytes instead of the thirty-two of a StaticString with a line: one is kept for each screen.
  private let start: UnsafePointer<UInt8>?
  private let length: UInt16
  private let lineNumber: UInt32

  /// Creates a position from the compiler's literals.
  public init(file: StaticString, line: UInt) {
    start = file.hasPointerRepresentation ? file.utf8Start : nil
    length = UInt16(clamping: file.hasPointerRepresentation ? file.utf8CodeUnitCount : 0)
    lineNumber = UInt32(clamping: line)
  }

  /// The module and file, such as `Clip/HomeCoordinator.swift`.
  public var file: String {
    guard let start else { return "" }
    return String(decoding: UnsafeBufferPointer(start: start, count: Int(length)), as: UTF8.self)
  }

  /// The line, from 1.
  public var line: Int { Int(lineNumber) }

  /// The file and the line, joined by a colon.
  public var description: String { "\(file):\(lineNumber)" }
}

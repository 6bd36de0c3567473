import Foundation

/// Paths that are known only when a test runs, as XCTest takes them.
///
/// XCTest wants the file of a failure as a `StaticString`, and the file of a failing session is found at run time. The
/// layout of that type is frozen: where the text begins, how many bytes it has, and flags, none of which is set for a
/// pointer to UTF-8. The bytes must stay for ever, so each path is kept once.
@MainActor
enum StaticPath {
  private static var known: [String: StaticString] = [:]

  /// The path, kept until the process ends.
  static func of(_ path: String) -> StaticString {
    if let known = known[path] { return known }
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: path.utf8.count + 1)
    _ = bytes.initialize(from: Array(path.utf8) + [0])
    let fields = (UInt(bitPattern: bytes.baseAddress), UInt(path.utf8.count), UInt8(0))
    let text = unsafeBitCast(fields, to: StaticString.self)
    known[path] = text
    return text
  }
}

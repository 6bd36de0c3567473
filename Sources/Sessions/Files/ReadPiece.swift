import Foundation

/// Appends what a descriptor delivers at once, waiting if there is nothing yet.
///
/// Memory that is read into is not filled with zeros before: that costs more than reading a short file.
///
/// - Returns: How many bytes there were, none at the end; less than none if the system refused, with the reason in `errno`.
package func readPiece(of descriptor: Int32, into bytes: inout [UInt8]) -> Int {
  let size = 65_536
  return withUnsafeTemporaryAllocation(byteCount: size, alignment: 1) { buffer in
    var count = read(descriptor, buffer.baseAddress, size)
    while count < 0, errno == EINTR { count = read(descriptor, buffer.baseAddress, size) }
    if count > 0 { bytes.append(contentsOf: buffer[..<count]) }
    return count
  }
}

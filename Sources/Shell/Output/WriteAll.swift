import Glibc

/// Writes the whole text.
///
/// - Throws: What kept it from being written.
func writeAll(_ text: String, to descriptor: Int32) throws(OutputFailure) {
  guard !writeAll(Array(text.utf8), to: descriptor) else { return }
  throw OutputFailure(code: errno)
}

/// Writes all bytes; `errno` says why if that was not possible.
func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
  bytes.withUnsafeBytes { writeAll($0, to: descriptor) }
}

private func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
  var rest = bytes
  while !rest.isEmpty {
    let count = write(descriptor, rest.baseAddress, rest.count)
    if count > 0 {
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
    } else if errno == EAGAIN {
      // Whoever started us may have left the descriptor in a mode in which it does not wait.
      var end = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      poll(&end, 1, -1)
    } else if errno != EINTR {
      return false
    }
  }
  return true
}

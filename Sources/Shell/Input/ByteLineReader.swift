import Glibc
import Sessions

/// Cuts what a descriptor delivers into lines.
///
/// Lines end with LF or CRLF, the last one also with the end of the input; a byte-order mark is dropped. Memory stays bounded
/// by the limit of a line, however long a line is.
final class ByteLineReader {
  private let descriptor: Int32
  private let name: String
  private let awaiting: any InputAwaiting
  private var buffer: [UInt8]
  private var start = 0
  private var end = 0
  /// The part of the current line that stood in earlier buffers, up to the limit.
  private var carried: [UInt8] = []
  /// The length of that part, also where it was too long to be kept.
  private var carriedCount = 0
  private var offset = 0
  private let countsFromLine: Bool
  private var reachedEnd = false

  /// The number of the line read last.
  private(set) var lineNumber = 0

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - descriptor: Stays open; it belongs to the caller.
  ///   - name: What the user calls it.
  ///   - countsFromLine: Whether the place of a bad byte is told from its line, as a person sees it, not from the start.
  ///   - awaiting: Asked before every read; it may wait.
  init(
    descriptor: Int32, name: String, chunk: Int = 65_536, countsFromLine: Bool = false,
    awaiting: any InputAwaiting = UnattendedInput()
  ) {
    self.descriptor = descriptor
    self.name = name
    self.countsFromLine = countsFromLine
    self.awaiting = awaiting
    buffer = [UInt8](repeating: 0, count: chunk)
  }

  /// The next line, or the end.
  func next() -> InputEvent {
    while true {
      if let line = takeBufferedLine() { return line }
      guard !reachedEnd else { return .endOfFile }
      switch awaiting.wait() {
      case .input: break
      case .interrupted(let discardedText):
        return .interrupted(discardedText: discardLine() || discardedText)
      case .terminated(let signal): return .terminated(signal: signal)
      case .resumed(let text):
        carry(text)
        awaiting.redraw(carried)
        continue
      }
      let count = fill()
      let code = errno
      if count <= 0, let signal = awaiting.signalOfTheEnd() {
        reachedEnd = true
        return .terminated(signal: signal)
      }
      if count < 0 { return stop(code) }
      if count > 0, buffer[end - 1] != 0x0A { _ = awaiting.endedBehindText() }
      if count == 0, let line = endInput() { return line }
    }
  }

  /// Takes note that nothing more comes, or that a person only pressed Ctrl-D.
  ///
  /// - Returns: The last line, if it has no end.
  private func endInput() -> InputEvent? {
    guard carriedCount > 0 else {
      reachedEnd = true
      return nil
    }
    switch awaiting.endedBehindText() {
    case .isALine:
      reachedEnd = true
      return finish(start..<start, terminated: false)
    case .waits: break
    case .isDropped:
      reachedEnd = true
      discardLine()
    }
    return nil
  }

  private func takeBufferedLine() -> InputEvent? {
    guard start < end else { return nil }
    let found = buffer.withUnsafeBytes { bytes -> Int? in
      guard let base = bytes.baseAddress, let hit = memchr(base + start, 0x0A, end - start)
      else { return nil }
      return base.distance(to: UnsafeRawPointer(hit))
    }
    guard let newline = found else {
      carry(start..<end)
      start = end
      return nil
    }
    defer { start = newline + 1 }
    return finish(start..<newline, terminated: true)
  }

  private func carry(_ range: Range<Int>) { carry(buffer[range]) }

  private func carry(_ bytes: some Collection<UInt8>) {
    carriedCount += bytes.count
    // Two bytes more than the limit: a CR that will be dropped, and one that proves the excess.
    let room = LineDecoder.limit + 2 + byteOrderMark.count - carried.count
    if room > 0 { carried += bytes.prefix(room) }
  }

  private func finish(_ range: Range<Int>, terminated: Bool) -> InputEvent {
    lineNumber += 1
    let length = carriedCount + range.count
    defer {
      offset += length + (terminated ? 1 : 0)
      carriedCount = 0
      carried.removeAll(keepingCapacity: true)
    }
    guard carriedCount > 0 else { return decode(buffer, range, length: length) }
    carry(range)
    return decode(carried, carried.indices, length: length)
  }

  private func decode(_ bytes: [UInt8], _ range: Range<Int>, length: Int) -> InputEvent {
    bytes.withUnsafeBufferPointer { all in
      var line = UnsafeBufferPointer(rebasing: all[range])
      let dropped = length - line.count
      var skipped = 0
      if lineNumber == 1, line.starts(with: byteOrderMark) {
        skipped = byteOrderMark.count
        line = UnsafeBufferPointer(rebasing: line.dropFirst(skipped))
      }
      guard dropped == 0 else { return LineDecoder.tooLong(line.count + dropped) }
      if line.last == 0x0D { line = UnsafeBufferPointer(rebasing: line.dropLast()) }
      return LineDecoder.decode(line, at: (countsFromLine ? 0 : offset) + skipped)
    }
  }

  private func fill() -> Int {
    start = 0
    end = 0
    let count = buffer.withUnsafeMutableBytes { bytes in
      while true {
        let count = read(descriptor, bytes.baseAddress, bytes.count)
        if count >= 0 || errno != EINTR { return count }
      }
    }
    if count > 0 { end = count }
    return count
  }

  /// Drops what has come of a line.
  ///
  /// - Returns: Whether that was anything.
  @discardableResult
  private func discardLine() -> Bool {
    defer {
      offset += carriedCount
      carriedCount = 0
      carried.removeAll(keepingCapacity: true)
    }
    return carriedCount > 0
  }

  private func stop(_ code: Int32) -> InputEvent {
    reachedEnd = true
    return .invalid(Diagnostic(.unreadableFile(name, FileProblem(code: code))))
  }
}

private let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

extension FileProblem {
  /// The problem behind an error number of the system.
  init(code: Int32) {
    switch code {
    case ENOENT: self = .missing
    case EISDIR: self = .isFolder
    default: self = .refused(systemMessage(code))
    }
  }
}

/// What the system calls an error, in our voice.
func systemMessage(_ code: Int32) -> String {
  String(cString: strerror(code)).lowercased()
}

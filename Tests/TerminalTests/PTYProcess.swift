import Foundation
import Glibc

/// A program at a terminal of its own, as a person would run it.
final class PTYProcess {
  /// A call of the system that failed.
  struct Failure: Error {
    var call: String
    var code: Int32
  }

  let pid: pid_t
  private var master: Int32
  private(set) var output: [UInt8] = []
  private var matched = 0
  private var hasHungUp = false
  private var isReaped = false

  /// Starts a program.
  ///
  /// - Parameter environment: The whole environment; nothing is inherited.
  init(
    _ path: String, _ arguments: [String] = [], environment: [String: String],
    rows: UInt16 = 24, columns: UInt16 = 80
  ) throws {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    var name = [CChar](repeating: 0, count: 128)
    var parentEnd: Int32 = -1
    var childEnd: Int32 = -1
    guard openpty(&parentEnd, &childEnd, &name, nil, &size) == 0 else {
      throw Failure(call: "openpty", code: errno)
    }
    defer { close(childEnd) }
    for end in [parentEnd, childEnd] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    do {
      pid = try spawn(path, arguments, environment: environment, terminal: name)
    } catch {
      close(parentEnd)
      throw error
    }
    master = parentEnd
  }

  deinit {
    if !isReaped {
      kill(pid, SIGKILL)
      waitpid(pid, nil, 0)
    }
    if master >= 0 { close(master) }
  }

  /// Takes the terminal away, as closing its window does.
  func hangUp() {
    close(master)
    master = -1
    hasHungUp = true
  }

  /// Everything the program has written so far, and the echo of what was sent.
  var text: String { String(decoding: output, as: UTF8.self) }

  /// What came after the last match.
  var rest: String { String(decoding: output[matched...], as: UTF8.self) }

  /// Types.
  func send(_ keys: String) { send(Array(keys.utf8)) }

  /// Types bytes, which may be no text.
  func send(_ bytes: [UInt8]) {
    var sent = 0
    while sent < bytes.count {
      var ends = [pollfd(fd: master, events: Int16(POLLIN | POLLOUT), revents: 0)]
      guard poll(&ends, 1, 10_000) > 0 else { return }
      if Int32(ends[0].revents) & POLLIN != 0 { pump(0) }
      guard Int32(ends[0].revents) & POLLOUT != 0 else { continue }
      // The terminal takes 4 KiB at a time; more would block while the program waits to be read.
      let count = bytes[sent...].prefix(256).withUnsafeBytes {
        write(master, $0.baseAddress, $0.count)
      }
      guard count > 0 else { return }
      sent += count
    }
  }

  func resize(rows: UInt16, columns: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// The modes of the terminal, which the program may have changed.
  var modes: termios {
    var modes = termios()
    tcgetattr(master, &modes)
    return modes
  }

  /// Types, and waits until the program has taken all of it.
  func sendAndWait(_ text: String, seconds: Int = 60) -> Bool {
    let deadline = Deadline(seconds: seconds)
    guard let before = bytesRead else { return false }
    send(text)
    while deadline.millisecondsLeft > 0 {
      guard let now = bytesRead else { return false }
      if now >= before + text.utf8.count { return true }
      sched_yield()
    }
    return false
  }

  /// How many bytes the program has read of whatever is open to it.
  private var bytesRead: Int? {
    let facts = try? String(contentsOfFile: "/proc/\(pid)/io", encoding: .utf8)
    let line = facts?.split(separator: "\n").first { $0.hasPrefix("rchar: ") }
    return line.flatMap { Int($0.dropFirst(7)) }
  }

  /// Reads until a text has come behind the last match.
  func waitFor(_ text: String, seconds: Int = 60) -> Bool {
    let deadline = Deadline(seconds: seconds)
    let wanted = Array(text.utf8)
    while true {
      if let place = firstPlace(of: wanted) {
        matched = place + wanted.count
        return true
      }
      guard !hasHungUp, deadline.millisecondsLeft > 0 else { return false }
      pump(deadline.millisecondsLeft)
    }
  }

  /// Reads until the program is gone.
  ///
  /// - Returns: How it ended; nil if it had to be killed.
  func waitForExit(seconds: Int = 60) -> Ending? {
    let deadline = Deadline(seconds: seconds)
    while !hasHungUp, deadline.millisecondsLeft > 0 { pump(deadline.millisecondsLeft) }
    if !hasHungUp { kill(pid, SIGKILL) }
    var status: Int32 = 0
    waitpid(pid, &status, 0)
    isReaped = true
    return hasHungUp ? Ending(status: status) : nil
  }

  private func pump(_ milliseconds: Int32) {
    var end = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&end, 1, milliseconds) > 0 else { return }
    var buffer = [UInt8](repeating: 0, count: 4_096)
    let count = read(master, &buffer, buffer.count)
    // The system answers EIO once nobody holds the other end.
    guard count > 0 else {
      hasHungUp = true
      return
    }
    output += buffer[..<count]
  }

  private func firstPlace(of wanted: [UInt8]) -> Int? {
    guard output.count - matched >= wanted.count else { return nil }
    return (matched...(output.count - wanted.count)).first {
      output[$0..<($0 + wanted.count)].elementsEqual(wanted)
    }
  }
}

/// How a program ended.
enum Ending: Equatable {
  case code(Int32)
  case signal(Int32)

  init(status: Int32) {
    self = status & 0x7F == 0 ? .code((status >> 8) & 0xFF) : .signal(status & 0x7F)
  }
}

/// A moment on the clock that only goes forward; it bounds a wait, no result depends on it.
private struct Deadline {
  private let end: Int

  init(seconds: Int) { end = Self.now() + seconds * 1_000 }

  var millisecondsLeft: Int32 { Int32(max(0, end - Self.now())) }

  private static func now() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000 + time.tv_nsec / 1_000_000
  }
}

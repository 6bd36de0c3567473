import Glibc

/// Says what ran when the process trapped, gives the terminal back, and ends the process with code 3.
///
/// A trap of the app under test cannot be caught: the handler may only write what was prepared before, and leave.
enum TrapReport {
  private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]
  private static let capacity = 1_024
  private static let stackSize = 65_536
  private static let inWords = " in: "

  // Written by the main thread before a command runs; read by the handler when nothing else runs any more.
  nonisolated(unsafe) private static let text = UnsafeMutablePointer<UInt8>.allocate(
    capacity: capacity)
  nonisolated(unsafe) private static var count = 0
  /// Where in the text stands what a recording ends with.
  nonisolated(unsafe) private static var said = 0..<0
  nonisolated(unsafe) private static var modes: termios?
  /// Where the report goes while the app's own output is caught.
  nonisolated(unsafe) private static var diagnostics = STDERR_FILENO
  /// The file that catches it; -1 for none.
  nonisolated(unsafe) private static var printed: Int32 = -1
  nonisolated(unsafe) private static let handlerStack = UnsafeMutableRawPointer.allocate(
    byteCount: stackSize, alignment: 16)

  /// Installs the handler, on a stack of its own, since a stack that overflowed cannot take it.
  ///
  /// - Parameter editsLines: Whether the terminal is in modes of a line editor while completion asks the app.
  static func install(editsLines: Bool) {
    if editsLines {
      var found = termios()
      if tcgetattr(STDIN_FILENO, &found) == 0 { modes = found }
    }
    var stack = stack_t(ss_sp: handlerStack, ss_flags: 0, ss_size: stackSize)
    sigaltstack(&stack, nil)
    clear()
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in TrapReport.leave() }
    action.sa_flags = Int32(SA_ONSTACK) | Int32(bitPattern: UInt32(SA_RESETHAND))
    for signal in signals { sigaction(signal, &action, nil) }
  }

  /// Says what the app printed last, in front of the report.
  static func showsPrinted(from file: Int32, to descriptor: Int32) {
    printed = file
    diagnostics = descriptor
  }

  /// Prepares what is said if the next command traps.
  static func announce(_ command: String) {
    prepare("failed: the app trapped\(inWords)\(command)\n")
    let start = "failed: the app trapped".utf8.count
    said = start..<(count > start ? count - 1 : start)
  }

  /// Prepares what is said if something traps that is no command of the prompt, such as a look for completion.
  static func clear() {
    prepare("failed: the app trapped\n")
  }

  private static func prepare(_ message: String) {
    count = 0
    said = 0..<0
    for byte in message.utf8.prefix(capacity) {
      text[count] = byte
      count += 1
    }
  }

  private static func leave() {
    if var modes {
      tcsetattr(STDIN_FILENO, TCSANOW, &modes)
      _ = write(STDOUT_FILENO, "\u{1b}[?2004l", 8)
    }
    copyPrinted()
    _ = write(diagnostics, text, count)
    RecordingEnd.writeTrap(UnsafeBufferPointer(start: text + said.lowerBound, count: said.count))
    _exit(3)
  }

  /// Copies what was caught, a byte at a time and without control characters; nothing here may allocate.
  private static func copyPrinted() {
    guard printed >= 0 else { return }
    var place: off_t = 0
    var byte: UInt8 = 0
    while place < 65_536, pread(printed, &byte, 1, place) == 1 {
      if byte < 0x20 && byte != 0x0A || byte == 0x7F { byte = UInt8(ascii: "?") }
      _ = write(diagnostics, &byte, 1)
      place += 1
    }
  }
}

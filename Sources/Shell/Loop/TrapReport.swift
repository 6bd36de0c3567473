import Glibc
import Sessions

/// Says what ran when the app took the process with it, gives the terminal back, and ends the process with code 3.
///
/// The app under test traps, or calls `exit`, perhaps on a thread of its own: neither can be caught. The handlers may only
/// write what was prepared before, and leave. `_exit` ends a process without asking anybody, and is not noticed here.
enum TrapReport {
  private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]
  private static let capacity = 4_096
  private static let stackSize = 65_536
  private static let exitWords: StaticString = "the app ended the process with exit code "
  private static let trapWords: StaticString = "the app trapped"

  /// Bytes that a handler can read without asking anybody for memory.
  private struct Prepared {
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: TrapReport.capacity)
    var count = 0

    mutating func set(_ text: String) {
      count = 0
      append(text)
    }

    /// Adds as much as there is room for.
    mutating func append(_ text: String) {
      for byte in text.utf8.prefix(TrapReport.capacity - count) {
        bytes[count] = byte
        count += 1
      }
    }
  }

  // Written by the main thread before a command runs; read by a handler, when nothing else is of interest any more.
  /// Where it happened, behind the words that say what did: ` in: COMMAND`.
  nonisolated(unsafe) private static var place = Prepared()
  /// Where the trace is, behind that.
  nonisolated(unsafe) private static var trace = Prepared()
  /// The object of JSON in front of what happened, between the two times it says so, and behind.
  nonisolated(unsafe) private static var json = (Prepared(), Prepared(), Prepared())
  nonisolated(unsafe) private static var writesJSON = false
  nonisolated(unsafe) private static var tracePath: String?
  nonisolated(unsafe) private static var last: String?
  nonisolated(unsafe) private static var modes: termios?
  nonisolated(unsafe) private static var editsLines = false
  nonisolated(unsafe) private static var isRunning = false
  /// The process whose end is told; those that it was copied into end as they like.
  nonisolated(unsafe) private static var process: pid_t = 0
  /// Where the report goes while the app's own output is caught.
  nonisolated(unsafe) private static var results = STDOUT_FILENO
  nonisolated(unsafe) private static var diagnostics = STDERR_FILENO
  /// The file that catches it; -1 for none.
  nonisolated(unsafe) private static var printed: Int32 = -1
  nonisolated(unsafe) private static let handlerStack = UnsafeMutableRawPointer.allocate(
    byteCount: stackSize, alignment: 16)

  /// Installs the handlers, that of signals on a stack of its own, since a stack that overflowed cannot take it.
  ///
  /// - Parameters:
  ///   - isPrompt: Whether somebody types at a terminal, whose modes may be changed while the app runs.
  ///   - editsLines: Whether they are those of a line editor while completion asks the app.
  static func install(isPrompt: Bool = false, editsLines: Bool = false) {
    if isPrompt {
      var found = termios()
      if tcgetattr(STDIN_FILENO, &found) == 0 { modes = found }
    }
    self.editsLines = editsLines
    var stack = stack_t(ss_sp: handlerStack, ss_flags: 0, ss_size: stackSize)
    sigaltstack(&stack, nil)
    prepare(nil, "")
    // What is made when it is first used must be there before a handler uses it.
    trace.append("")
    RecordingEnd.write { _ in }
    prepareJSON(nil)
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in TrapReport.trap() }
    action.sa_flags = Int32(SA_ONSTACK) | Int32(bitPattern: UInt32(SA_RESETHAND))
    for signal in signals { sigaction(signal, &action, nil) }
    if process == 0 { on_exit({ code, _ in TrapReport.exit(code) }, nil) }
    process = getpid()
  }

  /// The process ends by itself from here on, with a code of its own.
  static func allowExit() { process = -1 }

  /// Says what the app printed last, in front of the report.
  static func showsPrinted(from file: Int32, results: Int32, diagnostics: Int32) {
    printed = file
    self.results = results
    self.diagnostics = diagnostics
  }

  /// Says where the trace of what was done is.
  static func tells(ofTrace path: String) {
    tracePath = path
    trace.set("; the trace is \(SessionText.visible(path))")
  }

  /// Whether there is an object of JSON too, for a reader that knows nothing else.
  static func writesJSON(_ isJSON: Bool) {
    writesJSON = isJSON
    if isJSON { prepareJSON(last) }
  }

  /// Prepares what is said if the next command takes the process with it.
  static func announce(_ command: String) {
    last = command
    isRunning = true
    prepare(command, " in: ")
  }

  /// Prepares what is said if the launch of the app does.
  static func announceLaunch() {
    isRunning = true
    prepare(nil, " in its launch")
  }

  /// Prepares what is said if something does that is no command, such as a look for completion or another thread.
  static func clear() {
    isRunning = false
    prepare(last, last == nil ? "" : " after: ")
  }

  private static func prepare(_ command: String?, _ words: String) {
    place.set(words + (command.map { SessionText.visible(String($0.prefix(1_000))) } ?? ""))
    if writesJSON { prepareJSON(command) }
  }

  private static func prepareJSON(_ command: String?) {
    func inside(_ text: String) -> String {
      String(JSONValue.string(text).line.dropFirst().dropLast())
    }
    let command = command.map { SessionText.visible(String($0.prefix(1_000))) }
    let place = inside(
      String(decoding: UnsafeBufferPointer(start: place.bytes, count: place.count), as: UTF8.self))
    let shown = command.map { JSONValue.string($0).line } ?? "null"
    let path = tracePath.map { JSONValue.string(SessionText.visible($0)).line } ?? "null"
    json.0.set("{\"v\":1,\"crash\":{\"cmd\":\(shown),\"running\":\(isRunning),\"trace\":\(path)},")
    json.0.append("\"outcome\":\"error\",\"reason\":\"")
    json.1.set("\(place)\",\"error\":{\"number\":null,\"message\":\"")
    json.2.set(
      "\(place)\",\"help\":null,\"column\":1,\"length\":\(max(1, command?.count ?? 1))},\"code\":3}\n"
    )
  }

  // MARK: in a handler

  private static func trap() -> Never { leave(trapWords, nil) }

  private static func exit(_ code: Int32) {
    guard getpid() == process else { return }
    // What the app has printed and not sent off would be lost; it comes in front.
    fflush(nil)
    leave(exitWords, code)
  }

  private static func leave(_ words: StaticString, _ code: Int32?) -> Never {
    giveTerminalBack()
    copyPrinted()
    if modes != nil, !isRunning { write("\n", to: diagnostics) }
    write("failed: ", to: diagnostics)
    write(words, code, to: diagnostics)
    write(place, to: diagnostics)
    write(trace, to: diagnostics)
    write("\n", to: diagnostics)
    if writesJSON {
      write(json.0, to: results)
      write(words, code, to: results)
      write(json.1, to: results)
      write(words, code, to: results)
      write(json.2, to: results)
    }
    RecordingEnd.write { file in
      write("# ended: ", to: file)
      write(words, code, to: file)
      write(place, to: file)
      write("\n", to: file)
    }
    _exit(3)
  }

  private static func giveTerminalBack() {
    guard var modes else { return }
    // From the background this would stop the process instead.
    signal(SIGTTOU, SIG_IGN)
    tcsetattr(STDIN_FILENO, TCSANOW, &modes)
    if editsLines { write("\u{1b}[?2004l", to: results) }
  }

  private static func write(_ text: Prepared, to file: Int32) {
    _ = Glibc.write(file, text.bytes, text.count)
  }

  private static func write(_ text: StaticString, to file: Int32) {
    _ = Glibc.write(file, text.utf8Start, text.utf8CodeUnitCount)
  }

  private static func write(_ words: StaticString, _ code: Int32?, to file: Int32) {
    write(words, to: file)
    guard let code else { return }
    // The system hands on the last eight bits.
    let number = UInt8(truncatingIfNeeded: code)
    var unit: UInt8 = 100
    while unit > 0 {
      var digit = UInt8(ascii: "0") + number / unit % 10
      if unit == 1 || number >= unit { _ = Glibc.write(file, &digit, 1) }
      unit /= 10
    }
  }

  /// Copies what was caught, a byte at a time and without control characters; nothing here may allocate.
  private static func copyPrinted() {
    guard printed >= 0 else { return }
    var place: off_t = 0
    var byte: UInt8 = 0
    while place < 65_536, pread(printed, &byte, 1, place) == 1 {
      if byte < 0x20 && byte != 0x0A || byte == 0x7F { byte = UInt8(ascii: "?") }
      _ = Glibc.write(diagnostics, &byte, 1)
      place += 1
    }
  }
}

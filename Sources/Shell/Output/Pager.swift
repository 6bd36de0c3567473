import Glibc

/// Another program that shows what is longer than the screen.
struct Pager: Hashable, Sendable {
  /// What the shell is given to run.
  let command: String
  private let environment: [String: String]

  /// The pager that the environment asks for.
  init(environment: [String: String]) {
    let wish = environment["PAGER"] ?? ""
    command = wish.isEmpty ? "less -FRX" : wish
    self.environment = environment
  }

  /// Shows a text.
  ///
  /// - Returns: Whether it was shown; where the program is missing, fails or dies, it was not.
  func show(_ text: String) -> Bool {
    guard let pipe = Descriptors.pipe() else { return false }
    let child = start(reading: pipe.reading)
    close(pipe.reading)
    // Who leaves the pager early has seen enough.
    if child != nil { _ = writeAll(Array(text.utf8), to: pipe.writing) }
    close(pipe.writing)
    guard let child else { return false }
    return ChildProgram.wait(for: child) == 0
  }

  private func start(reading input: Int32) -> pid_t? {
    let shell = ChildProgram(
      path: "/bin/sh", arguments: ["sh", "-c", command],
      environment: environment.map { "\($0)=\($1)" },
      // "not found" is ours to deal with.
      descriptors: [(STDIN_FILENO, .descriptor(input)), (STDERR_FILENO, .nowhere)])
    return try? shell.start()
  }
}

/// How many lines a terminal shows; nil if it is none.
func terminalRows(_ descriptor: Int32) -> Int? {
  var size = winsize()
  guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0 else { return nil }
  return Int(size.ws_row)
}

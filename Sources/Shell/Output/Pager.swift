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
  /// - Returns: Whether it was shown; where the program is missing or dies, it was not.
  func show(_ text: String) -> Bool {
    guard let pipe = Descriptors.pipe() else { return false }
    let child = start(reading: pipe.reading)
    close(pipe.reading)
    // Who leaves the pager early has seen enough.
    if child != nil { _ = writeAll(Array(text.utf8), to: pipe.writing) }
    close(pipe.writing)
    guard let child else { return false }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    let code = (status >> 8) & 0xFF
    return status & 0x7F == 0 && ![126, 127].contains(code)
  }

  private func start(reading input: Int32) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    // "not found" is ours to deal with.
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var all = sigset_t()
    var none = sigset_t()
    sigfillset(&all)
    sigemptyset(&none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var argv: [UnsafeMutablePointer<CChar>?] = [
      strdup("sh"), strdup("-c"), strdup(command), nil,
    ]
    var envp: [UnsafeMutablePointer<CChar>?] =
      environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for pointer in argv + envp { free(pointer) } }
    var child: pid_t = 0
    return posix_spawn(&child, "/bin/sh", &actions, &attributes, &argv, &envp) == 0 ? child : nil
  }
}

/// How many lines a terminal shows; nil if it is none.
func terminalRows(_ descriptor: Int32) -> Int? {
  var size = winsize()
  guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0 else { return nil }
  return Int(size.ws_row)
}

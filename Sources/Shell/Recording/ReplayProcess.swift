import Glibc
import Sessions

/// What came of running a recorded file again.
package struct ReplayReport: Hashable, Sendable {
  /// The exit code.
  package var code: Int32
  /// What was printed.
  package var lines: [String]

  /// Creates a report.
  package init(code: Int32, lines: [String]) {
    self.code = code
    self.lines = lines
  }
}

/// Runs a session file in a process of its own: the same program, a fresh app.
enum ReplayProcess {
  /// Runs a file and waits.
  ///
  /// - Parameter secrets: Values for `${secret:NAME}`; they go by the environment, where others cannot read them.
  /// - Returns: Nil if no process could be started.
  static func run(
    _ path: String, secrets: [String: String], environment: [String: String]
  ) -> ReplayReport? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    defer { close(ends[0]) }
    let hasStarted = start(path, variables(environment, secrets), output: ends[1])
    close(ends[1])
    guard let child = hasStarted else { return nil }
    let output = read(ends[0])
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    let code = status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + status & 0x7F
    let text = String(decoding: output, as: UTF8.self)
    return ReplayReport(code: code, lines: text.split(separator: "\n").map(String.init))
  }

  private static func start(_ path: String, _ variables: [String], output: Int32) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output, STDERR_FILENO)
    let arguments = Self.pointers(["navwright", "test", "--", path])
    let environment = Self.pointers(variables)
    defer { for pointer in arguments + environment { free(pointer) } }
    var child: pid_t = 0
    let code = posix_spawn(
      &child, "/proc/self/exe", &actions, nil, arguments, environment)
    return code == 0 ? child : nil
  }

  private static func pointers(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
    texts.map { strdup($0) } + [nil]
  }

  private static func variables(
    _ environment: [String: String], _ secrets: [String: String]
  ) -> [String] {
    environment.map { "\($0)=\($1)" }
      + secrets.map { "\(SessionPlanner.secretPrefix)\($0)=\($1)" }
  }

  private static func read(_ descriptor: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    while readPiece(of: descriptor, into: &bytes) > 0 {}
    return bytes
  }
}

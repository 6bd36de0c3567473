import Glibc

/// A run of a program without a terminal, in a folder of its own.
struct ProgramRun: Equatable {
  /// The exit code; 128 and the signal where one ended it.
  var code: Int32
  var output: String
  var diagnostics: String
  /// The most memory that the program or one it started had at a time, in KiB.
  var peak: Int

  /// Runs a program to its end.
  ///
  /// Output goes through files, so that neither side can wait for the other.
  init(_ path: String, _ arguments: [String], environment: [String: String], folder: String) throws
  {
    let process = try StartedProgram(path, arguments, environment: environment, folder: folder)
    self = try process.wait()
  }

  fileprivate init(code: Int32, output: String, diagnostics: String, peak: Int) {
    self.code = code
    self.output = output
    self.diagnostics = diagnostics
    self.peak = peak
  }
}

/// A program that runs.
struct StartedProgram {
  struct Failure: Error {
    let call: String
    let code: Int32
  }

  let pid: pid_t
  private let files: [String]

  init(_ path: String, _ arguments: [String], environment: [String: String], folder: String) throws
  {
    files = [".stdout", ".stderr"].map { "\(folder)/\($0)" }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    for (descriptor, file) in zip([1, 2] as [Int32], files) {
      posix_spawn_file_actions_addopen(
        &actions, descriptor, file, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    // The shell only changes the folder, and gives its process to the program.
    let shell = ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", folder, path]
    var argv: [UnsafeMutablePointer<CChar>?] = (shell + arguments).map { strdup($0) } + [nil]
    var envp: [UnsafeMutablePointer<CChar>?] =
      environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for pointer in argv + envp { free(pointer) } }
    var child: pid_t = 0
    let code = posix_spawn(&child, shell[0], &actions, &attributes, &argv, &envp)
    guard code == 0 else { throw Failure(call: "posix_spawn", code: code) }
    pid = child
  }

  /// What it has printed by now.
  var output: String { (try? text(of: files[0])) ?? "" }

  func wait() throws -> ProgramRun {
    var status: Int32 = 0
    var usage = rusage()
    while wait4(pid, &status, 0, &usage) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return ProgramRun(
      code: signal == 0 ? status >> 8 & 0xFF : 128 + signal, output: try text(of: files[0]),
      diagnostics: try text(of: files[1]), peak: usage.ru_maxrss)
  }
}

/// The whole text of a file.
func text(of path: String) throws -> String {
  guard let file = fopen(path, "r") else {
    throw StartedProgram.Failure(call: "fopen \(path)", code: errno)
  }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 65_536)
  while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
    bytes += buffer[..<count]
  }
  return String(decoding: bytes, as: UTF8.self)
}

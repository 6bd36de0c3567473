import Glibc

/// A run of a program without a terminal.
struct PipeRun: Equatable {
  var ending: Ending
  var output: String
  var diagnostics: String

  /// Runs a program to its end.
  ///
  /// Input and output go through files, so that neither side can wait for the other.
  ///
  /// - Parameter sink: Where the output goes, if not to be looked at.
  init(
    _ path: String, _ arguments: [String] = [], input: [UInt8] = [],
    environment: [String: String], folder: String, sink: String? = nil
  ) throws {
    let files = ["in", "out", "err"].map { "\(folder)/\($0)" }
    try write(input, to: files[0])
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, files[0], O_RDONLY, 0)
    posix_spawn_file_actions_addopen(
      &actions, 1, sink ?? files[1], O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, files[2], O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    let pid = try spawn(path, arguments, environment: environment, actions: &actions)
    var status: Int32 = 0
    waitpid(pid, &status, 0)
    ending = Ending(status: status)
    output = sink == nil ? try text(of: files[1]) : ""
    diagnostics = try text(of: files[2])
  }
}

private func write(_ bytes: [UInt8], to path: String) throws {
  guard let file = fopen(path, "w") else { throw PTYProcess.Failure(call: "fopen", code: errno) }
  defer { fclose(file) }
  fwrite(bytes, 1, bytes.count, file)
}

/// The whole text of a file.
func text(of path: String) throws -> String {
  guard let file = fopen(path, "r") else { throw PTYProcess.Failure(call: "fopen", code: errno) }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 65_536)
  while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
    bytes += buffer[..<count]
  }
  return String(decoding: bytes, as: UTF8.self)
}

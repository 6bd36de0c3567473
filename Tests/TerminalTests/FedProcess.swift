import Glibc

/// A program that reads what a test sends it and is killed in the middle.
final class FedProcess {
  private let pid: pid_t
  private let input: Int32
  private let output: Int32
  private var isReaped = false

  init(_ path: String, _ arguments: [String], environment: [String: String]) throws {
    var inputs: [Int32] = [-1, -1]
    var outputs: [Int32] = [-1, -1]
    guard pipe(&inputs) == 0, pipe(&outputs) == 0 else {
      throw PTYProcess.Failure(call: "pipe", code: errno)
    }
    for end in inputs + outputs { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, inputs[0], 0)
    posix_spawn_file_actions_adddup2(&actions, outputs[1], 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    pid = try spawn(path, arguments, environment: environment, actions: &actions)
    close(inputs[0])
    close(outputs[1])
    input = inputs[1]
    output = outputs[0]
  }

  deinit {
    kill()
    close(input)
    close(output)
  }

  /// Sends a text that fits into a pipe.
  func send(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(input, bytes, bytes.count)
  }

  /// Waits until so many lines have come.
  func readLines(_ count: Int) {
    var left = count
    var byte: UInt8 = 0
    while left > 0, read(output, &byte, 1) == 1 {
      if byte == 0x0A { left -= 1 }
    }
  }

  /// Ends the program without a word.
  func kill() {
    guard !isReaped else { return }
    isReaped = true
    Glibc.kill(pid, SIGKILL)
    var status: Int32 = 0
    waitpid(pid, &status, 0)
  }
}

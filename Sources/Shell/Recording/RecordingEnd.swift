import Glibc

/// Writes a last comment into an open recording when the process is about to end without a chance to close it.
enum RecordingEnd {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]
  private static let comments = signals.map { comment(of: $0) }

  // Written by the main thread; read by handlers when nothing else runs any more.
  nonisolated(unsafe) private static var descriptor: Int32 = -1
  nonisolated(unsafe) private static var before: [sigaction] = []

  /// Takes note of the file.
  ///
  /// The signals that end a process are taken where nobody else has them: at a prompt while a command runs.
  static func begin(_ file: Int32) {
    descriptor = file
    guard before.isEmpty else { return }
    _ = comments
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { RecordingEnd.leave($0) }
    action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND))
    for signal in signals {
      var earlier = sigaction()
      sigaction(signal, nil, &earlier)
      before.append(earlier)
      // What whoever started us ignores stays ignored.
      if earlier.__sigaction_handler.sa_handler == nil { sigaction(signal, &action, nil) }
    }
  }

  /// The file is closed.
  static func end() {
    descriptor = -1
    for (signal, earlier) in zip(signals, before) {
      var earlier = earlier
      sigaction(signal, &earlier, nil)
    }
    before = []
  }

  /// Writes a last line into an open recording; called where the process ends, which may only write.
  static func write(_ line: (_ file: Int32) -> Void) {
    if descriptor >= 0 { line(descriptor) }
  }

  private static func leave(_ signal: Int32) {
    if let index = signals.firstIndex(of: signal), descriptor >= 0 { write(comments[index]) }
    // The handler is gone by now, so that this ends the process as if there had been none.
    kill(getpid(), signal)
  }

  private static func write(_ bytes: [UInt8]) {
    _ = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
  }

  private static func comment(of signal: Int32) -> [UInt8] {
    Array("# \(words(of: signal))\n".utf8)
  }

  /// How a signal ended a recording.
  static func words(of signal: Int32) -> String {
    switch signal {
    case SIGINT: "ended: Ctrl-C"
    case SIGTERM: "ended: terminated"
    case SIGHUP: "ended: the terminal is gone"
    default: "ended: signal \(signal)"
    }
  }
}

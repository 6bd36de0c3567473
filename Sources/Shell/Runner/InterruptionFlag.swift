import Glibc

/// The signal that asks a run to end, noted by a handler and looked at between events.
enum InterruptionFlag {
  // Written by the handler; a whole word, so that it is never half written.
  nonisolated(unsafe) private static var number: sig_atomic_t = 0

  /// The first that came; nil if none did.
  static var signal: Int32? { number == 0 ? nil : Int32(number) }

  /// Notes the signals that end a program.
  static func install() {
    number = 0
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { InterruptionFlag.note($0) }
    // Not restarted: whatever waits comes back and looks.
    for signal in [SIGINT, SIGTERM] { sigaction(signal, &action, nil) }
    // Under nohup a run outlives its terminal.
    if !isIgnored(SIGHUP) { sigaction(SIGHUP, &action, nil) }
  }

  private static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    sigaction(signal, nil, &action)
    // Handlers cannot be compared, numbers can.
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  private static func note(_ signal: Int32) {
    if number == 0 { number = sig_atomic_t(signal) }
  }
}

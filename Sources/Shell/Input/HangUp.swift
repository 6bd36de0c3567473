import Glibc

/// A terminal that is gone.
///
/// The system tells of it by an end of the input, by `SIGHUP`, or by both in any order; whoever hears of one of them ends as if
/// it had been the signal.
enum HangUp {
  /// Whether the terminal of standard input has been taken away; a signal that still tells so has no effect then.
  static func take() -> Bool {
    var modes = termios()
    guard tcgetattr(STDIN_FILENO, &modes) != 0, errno == EIO else { return false }
    signal(SIGHUP, SIG_IGN)
    return true
  }
}

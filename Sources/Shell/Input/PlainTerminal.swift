import Glibc

/// A terminal that edits lines itself, and the signals that come while it does.
///
/// Ctrl-C is always held back, so that it waits for the next prompt while a command runs. The signals that end the process
/// are held back only at the prompt; a command that never ends can be killed as any program can.
struct PlainTerminal: InputAwaiting {
  private static let ending = [SIGTERM, SIGHUP, SIGQUIT]
  // Written by the handler, which runs in `pselect` only.
  nonisolated(unsafe) private static var arrived: Int32 = 0

  private let input: Int32
  private let output: Int32
  private let open: sigset_t

  /// Takes over Ctrl-C.
  ///
  /// - Parameters:
  ///   - input: Where lines come from.
  ///   - output: Where the bell goes.
  init(input: Int32, output: Int32) {
    self.input = input
    self.output = output
    Self.handle(SIGINT)
    var interrupt = set(of: [SIGINT])
    var before = sigset_t()
    sigprocmask(SIG_BLOCK, &interrupt, &before)
    for signal in [SIGINT] + Self.ending { sigdelset(&before, signal) }
    open = before
  }

  /// Runs the body while the terminal keeps what is typed at Ctrl-C, and signals wait for ``wait()``.
  func attended<Result>(_ body: () -> Result) -> Result {
    var signals = set(of: Self.ending)
    sigprocmask(SIG_BLOCK, &signals, nil)
    let before = Self.ending.map { ($0, Self.handle($0)) }
    let modes = changeModes { $0.c_lflag |= tcflag_t(NOFLSH) }
    defer {
      // A process that was stopped and is to end does so in the background, where this would stop it once more.
      var stops = set(of: [SIGTTOU, SIGTTIN])
      var mask = sigset_t()
      sigprocmask(SIG_BLOCK, &stops, &mask)
      if var modes { tcsetattr(input, TCSANOW, &modes) }
      sigprocmask(SIG_SETMASK, &mask, nil)
      for (signal, action) in before {
        var action = action
        sigaction(signal, &action, nil)
      }
      sigprocmask(SIG_UNBLOCK, &signals, nil)
    }
    return body()
  }

  func wait() -> InputArrival {
    Self.arrived = 0
    var descriptors = fd_set()
    descriptors.__fds_bits.0 = 1 << input
    var mask = open
    guard pselect(input + 1, &descriptors, nil, nil, nil, &mask) < 0, errno == EINTR else {
      return .input
    }
    return switch Self.arrived {
    case 0: .input
    case SIGINT: .interrupted(discardedText: discardText())
    case let signal: .terminated(signal: signal)
    }
  }

  func endedBehindText() -> TextBehindTheEnd {
    var modes = termios()
    guard tcgetattr(input, &modes) == 0 else { return .isDropped }
    try? writeAll("\u{7}", to: output)
    return .waits
  }

  /// Drops what was typed: only without line editing does the terminal hand over half a line.
  ///
  /// - Returns: Whether there was anything.
  private func discardText() -> Bool {
    let found = changeModes { modes in
      modes.c_lflag &= ~tcflag_t(ICANON)
      modes.c_cc.6 = 0  // VMIN: a read does not wait
      modes.c_cc.5 = 0  // VTIME
    }
    guard var before = found else { return false }
    var hadText = false
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while read(input, &buffer, buffer.count) > 0 { hadText = true }
    tcsetattr(input, TCSANOW, &before)
    return hadText
  }

  /// Changes the modes of the terminal.
  ///
  /// - Returns: What they were; nil if it is no terminal any more.
  private func changeModes(_ change: (inout termios) -> Void) -> termios? {
    var modes = termios()
    guard tcgetattr(input, &modes) == 0 else { return nil }
    let before = modes
    change(&modes)
    tcsetattr(input, TCSANOW, &modes)
    return before
  }

  /// Notes a signal, unless whoever started us wants it ignored.
  ///
  /// - Returns: What was done with it before.
  @discardableResult
  private static func handle(_ signal: Int32) -> sigaction {
    var before = sigaction()
    sigaction(signal, nil, &before)
    let isIgnored = unsafeBitCast(before.__sigaction_handler.sa_handler, to: Int.self) == 1
    guard signal == SIGINT || !isIgnored else { return before }
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { signal in
      let earlier = PlainTerminal.arrived
      if earlier == 0 || earlier == SIGINT { PlainTerminal.arrived = signal }
    }
    sigaction(signal, &action, nil)
    return before
  }
}

private func set(of signals: [Int32]) -> sigset_t {
  var set = sigset_t()
  sigemptyset(&set)
  for signal in signals { sigaddset(&set, signal) }
  return set
}

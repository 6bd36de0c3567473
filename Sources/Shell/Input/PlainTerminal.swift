import Glibc
import Sessions

/// A terminal that edits lines itself, and the signals that come while it does.
///
/// Ctrl-C is always held back, so that it waits for the next prompt while a command runs. The signals that end or stop the
/// process are held back only at the prompt; a command that never ends can be killed or stopped as any program can.
final class PlainTerminal: InputAwaiting {
  private static let ending = [SIGTERM, SIGHUP, SIGQUIT]
  // Written by the handler, which runs in `pselect` only.
  nonisolated(unsafe) private static var arrived: Int32 = 0

  private let input: Int32
  private let output: Int32
  private let open: sigset_t
  private var prompt = ""
  /// The modes of the terminal outside of the prompt; nil where there is none.
  private var modes: termios?

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
    for signal in [SIGINT, SIGTSTP] + Self.ending { sigdelset(&before, signal) }
    open = before
  }

  /// Shows the prompt and runs the body while the terminal keeps what is typed at Ctrl-C, and signals wait for ``wait()``.
  func attended<Result>(_ prompt: String, _ body: () -> Result) -> Result {
    var signals = set(of: Self.ending + [SIGTSTP])
    sigprocmask(SIG_BLOCK, &signals, nil)
    let before = (Self.ending + [SIGTSTP]).map { ($0, Self.handle($0)) }
    modes = keepText()
    defer {
      // A process that was stopped and is to end does so in the background, where this would stop it once more.
      var stops = set(of: [SIGTTOU, SIGTTIN])
      var mask = sigset_t()
      sigprocmask(SIG_BLOCK, &stops, &mask)
      if var modes { tcsetattr(input, TCSANOW, &modes) }
      sigprocmask(SIG_SETMASK, &mask, nil)
      // Who loses a terminal is told so by the system and by the shell: the second signal must not come between what is
      // left to be saved.
      let isToEnd = Self.ending.contains(Self.arrived)
      for (number, action) in before {
        var action = action
        if isToEnd { signal(number, SIG_IGN) } else { sigaction(number, &action, nil) }
      }
      sigprocmask(SIG_UNBLOCK, &signals, nil)
    }
    self.prompt = prompt
    // The prompt comes last: whoever sees it may press Ctrl-C at once.
    redraw([])
    return body()
  }

  /// Whether Ctrl-C waits.
  var isInterruptionPending: Bool { isPending([SIGINT]) }

  /// Takes the Ctrl-C that waits.
  func takeInterruption() {
    var interrupt = set(of: [SIGINT])
    var noTime = timespec()
    sigtimedwait(&interrupt, nil, &noTime)
  }

  func redraw(_ text: [UInt8]) {
    // What is no text is shown as a terminal shows it.
    let shown = SessionText.visible(String(decoding: text, as: UTF8.self))
    try? writeAll(prompt + shown, to: output)
  }

  private func keepText() -> termios? { changeModes { $0.c_lflag |= tcflag_t(NOFLSH) } }

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
    case SIGINT: .interrupted(discardedText: !takeText().isEmpty)
    case SIGTSTP: stopProcess().map { .resumed(text: $0) } ?? wait()
    case let signal: .terminated(signal: signal)
    }
  }

  /// Stops the process as Ctrl-Z does, with the terminal as it was, and returns when it has the terminal again or is to end.
  ///
  /// - Returns: What had been typed, which whoever has the terminal meanwhile must not get; nil if it is to end.
  private func stopProcess() -> [UInt8]? {
    let text = takeText()
    if var modes { tcsetattr(input, TCSANOW, &modes) }
    var stop = set(of: [SIGTSTP])
    var go = set(of: [SIGCONT])
    sigprocmask(SIG_BLOCK, &go, nil)
    signal(SIGTSTP, SIG_DFL)
    var wasStopped: Bool
    repeat {
      // Unlike SIGSTOP this is ignored where no shell is there to continue the process.
      sigprocmask(SIG_UNBLOCK, &stop, nil)
      raise(SIGTSTP)
      sigprocmask(SIG_BLOCK, &stop, nil)
      wasStopped = isPending([SIGCONT])
      var noTime = timespec()
      sigtimedwait(&go, nil, &noTime)
      // Continued in the background: the terminal belongs to somebody else.
    } while wasStopped && !isPending(Self.ending) && tcgetpgrp(input) != getpgrp()
    sigprocmask(SIG_UNBLOCK, &go, nil)
    Self.handle(SIGTSTP)
    guard !isPending(Self.ending) else {
      modes = nil
      return nil
    }
    modes = keepText() ?? modes
    return text
  }

  private func isPending(_ signals: [Int32]) -> Bool {
    var pending = sigset_t()
    sigpending(&pending)
    return signals.contains { sigismember(&pending, $0) == 1 }
  }

  func signalOfTheEnd() -> Int32? {
    guard HangUp.take() else { return nil }
    // The signal about it comes later, or never, to whom a shell has started.
    Self.arrived = SIGHUP
    return SIGHUP
  }

  func endedBehindText() -> TextBehindTheEnd {
    var modes = termios()
    guard tcgetattr(input, &modes) == 0 else { return .isDropped }
    try? writeAll("\u{7}", to: output)
    return .waits
  }

  /// Takes what was typed: only without line editing does the terminal hand over half a line.
  private func takeText() -> [UInt8] {
    let found = changeModes { modes in
      modes.c_lflag &= ~tcflag_t(ICANON)
      modes.c_cc.6 = 0  // VMIN: a read does not wait
      modes.c_cc.5 = 0  // VTIME
    }
    guard var before = found else { return [] }
    var text: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while case let count = read(input, &buffer, buffer.count), count > 0 {
      text += buffer[..<count]
    }
    tcsetattr(input, TCSANOW, &before)
    return text
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
      // What ends the process is not forgotten over what came besides.
      let earlier = PlainTerminal.arrived
      if [0, SIGINT, SIGTSTP].contains(earlier) { PlainTerminal.arrived = signal }
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

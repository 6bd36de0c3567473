// SPDX-License-Identifier: GPL-3.0-or-later
@preconcurrency import CReadline
@preconcurrency import Glibc

/// Keys and signals, whichever comes first.
///
/// Ctrl-C and a change of the window's size are always held back, so that they wait for the next prompt while a command runs.
/// The other signals are held back only at the prompt, where the terminal must be given back first; a command that never ends
/// can be killed or stopped as any program can.
@MainActor
final class TerminalEvents {
  /// Signals that have arrived and were not handled.
  private(set) var signals: [Int32] = []

  private let keyboard: Int32
  private let descriptor: Int32
  private static let ending = [SIGTERM, SIGHUP, SIGQUIT]
  private var whileWaiting = set(of: ending + [SIGTSTP, SIGCONT])

  init() {
    // Ctrl-C empties the terminal's queue, also between a `poll` that saw a key and the `read` of it: that must not block.
    // Opened again, because the flag of standard input is shared with the shell that started us.
    let own = open("/proc/self/fd/0", O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    keyboard = own >= 0 ? own : STDIN_FILENO
    var always = set(of: [SIGINT, SIGWINCH])
    var all = set(of: [SIGINT, SIGWINCH, SIGTSTP, SIGCONT] + Self.ending)
    sigprocmask(SIG_BLOCK, &always, nil)
    descriptor = signalfd(-1, &all, Int32(SFD_CLOEXEC | SFD_NONBLOCK))
  }

  /// Begins to hold back the signals that end or stop the process.
  func hold() { sigprocmask(SIG_BLOCK, &whileWaiting, nil) }

  /// Lets them through again.
  func release() { sigprocmask(SIG_UNBLOCK, &whileWaiting, nil) }

  /// Hands over the signals that have arrived.
  func takeSignals() -> [Int32] {
    defer { signals = [] }
    return signals
  }

  /// Takes in signals without waiting.
  func collectSignals() {
    var info = signalfd_siginfo()
    while read(descriptor, &info, MemoryLayout<signalfd_siginfo>.size) > 0 {
      signals.append(Int32(bitPattern: info.ssi_signo))
    }
  }

  /// Forgets a signal that was heeded without being handed over.
  func forget(_ signal: Int32) { signals.removeAll { $0 == signal } }

  /// What asking for a key gave.
  enum Key {
    case byte(UInt8)
    case none
    case gone
  }

  /// Takes a key without waiting.
  ///
  /// One byte at a time: readline asks the terminal itself whether more of a sequence is there.
  func takeKey() -> Key {
    var byte: UInt8 = 0
    switch read(keyboard, &byte, 1) {
    case 1: return .byte(byte)
    case 0: return .gone
    default: return errno == EAGAIN || errno == EINTR ? .none : .gone
    }
  }

  /// Waits a moment for a key that is on its way.
  ///
  /// - Returns: Whether there is one, or the end of them.
  func waitBriefly() -> Bool {
    var source = pollfd(fd: keyboard, events: Int16(POLLIN), revents: 0)
    return poll(&source, 1, 100) > 0
  }

  /// Takes note that the terminal is gone: nobody can have typed the end of the input, which is a key here.
  ///
  /// The signal about it comes later than the end, or never, to whom a shell has started.
  func loseTerminal() { signals.append(SIGHUP) }

  /// Waits for a key or a signal.
  ///
  /// - Returns: Whether there is a key, or the end of them.
  func wait() -> Bool {
    var sources = [
      pollfd(fd: keyboard, events: Int16(POLLIN), revents: 0),
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
    ]
    while poll(&sources, nfds_t(sources.count), -1) < 0, errno == EINTR {}
    collectSignals()
    return sources[0].revents != 0
  }

  /// Stops the process as Ctrl-Z does, and returns when it has the terminal again or is to end.
  ///
  /// - Returns: Whether it goes on.
  func stopProcess() -> Bool {
    var wasStopped: Bool
    repeat {
      signals.removeAll { $0 == SIGCONT }
      // Unlike SIGSTOP this is ignored where no shell is there to continue the process.
      var stop = set(of: [SIGTSTP])
      sigprocmask(SIG_UNBLOCK, &stop, nil)
      raise(SIGTSTP)
      sigprocmask(SIG_BLOCK, &stop, nil)
      collectSignals()
      if signals.contains(where: Self.ending.contains) { return false }
      wasStopped = signals.contains(SIGCONT)
      // Continued in the background: readline would take the terminal from whoever has it.
    } while wasStopped && tcgetpgrp(STDIN_FILENO) != getpgrp()
    return true
  }

  /// Prepares for the end that a signal asked for.
  ///
  /// The terminal is given back from the background too, where that would stop the process. Who loses a terminal is told
  /// so by the system and by the shell: a second signal must not come between what is left to be saved.
  func leave() {
    var stops = set(of: [SIGTTOU, SIGTTIN])
    sigprocmask(SIG_BLOCK, &stops, nil)
    for number in Self.ending { signal(number, SIG_IGN) }
  }
}

private func set(of signals: [Int32]) -> sigset_t {
  var set = sigset_t()
  sigemptyset(&set)
  for signal in signals { sigaddset(&set, signal) }
  return set
}

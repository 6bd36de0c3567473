@preconcurrency import Glibc
import Sessions

/// A copy of this process, which goes on with something else where a program need not be started for it.
///
/// It has everything ready that this process has: to start a program takes as long as some hundred steps.
@MainActor
enum ProcessCopy {
  /// Whether a copy could work: it has no thread but the one that asks, and what others hold would never be let go in it.
  static var isPossible: Bool {
    var facts = stat()
    // A folder has a link for itself, one from above and one from each folder in it: one for each thread.
    return stat("/proc/self/task", &facts) == 0 && facts.st_nlink == 3
  }

  /// Makes a copy, which is to others as a program that was started with all signals as a program expects them.
  ///
  /// - Parameters:
  ///   - descriptors: What descriptors of the copy lead to; of the others those stay that every program gets.
  ///   - work: What the copy does, and with which code it ends.
  /// - Returns: The number of the copy.
  /// - Throws: The error number of the system.
  static func start(
    descriptors: [(child: Int32, place: ChildProgram.Place)], _ work: () -> Int32
  ) throws(WorkerFailure) -> pid_t {
    var all = sigset_t()
    var own = sigset_t()
    sigfillset(&all)
    // None is to come while it would be taken in the way of this process.
    sigprocmask(SIG_SETMASK, &all, &own)
    let copy = copyProcess()
    let code = errno
    guard copy == 0 else {
      sigprocmask(SIG_SETMASK, &own, nil)
      guard copy > 0 else { throw WorkerFailure(code) }
      return copy
    }
    setpgid(0, 0)
    connect(descriptors)
    resetSignals()
    let end = work()
    fflush(nil)
    // What this process does at its end is no business of its copies.
    _exit(end)
  }

  private static func connect(_ descriptors: [(child: Int32, place: ChildProgram.Place)]) {
    // What waits to be written is this process's to write.
    for stream in [stdout, stderr] { discardWaiting(in: stream) }
    for (child, place) in descriptors {
      switch place {
      case .descriptor(let own): dup2(own, child)
      case .nowhere:
        let nowhere = open("/dev/null", O_RDWR)
        if nowhere != child, nowhere >= 0 {
          dup2(nowhere, child)
          close(nowhere)
        }
      }
    }
    for name in (try? DiskFiles().names(in: "/proc/self/fd")) ?? [] {
      guard let descriptor = Int32(name) else { continue }
      let flags = fcntl(descriptor, F_GETFD)
      if flags >= 0, flags & FD_CLOEXEC != 0 { close(descriptor) }
    }
  }

  private static func resetSignals() {
    // Those that are no program's to set stay as they are.
    for number: Int32 in 1...64 { signal(number, SIG_DFL) }
    // A reader that went away is noticed by the write that fails.
    signal(SIGPIPE, SIG_IGN)
    var none = sigset_t()
    sigemptyset(&none)
    sigprocmask(SIG_SETMASK, &none, nil)
  }
}

// Swift keeps the name for itself, since a copy of a process with several threads could not go on.
@_silgen_name("fork")
private func copyProcess() -> pid_t

// In no header that Swift reads.
@_silgen_name("__fpurge")
private func discardWaiting(in stream: UnsafeMutablePointer<FILE>?)

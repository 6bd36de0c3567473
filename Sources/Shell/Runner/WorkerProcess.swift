import Glibc
import Sessions

/// A process of this executable that runs cases, and what it has been asked to do.
@MainActor
final class WorkerProcess {
  let pid: pid_t
  let page: WorkerPage
  let replies: LineInput
  let repliesDescriptor: Int32
  private let requests: Int32
  private let printed: Int32

  /// What it was asked for and has not done, in order.
  private(set) var asked: [ChosenFile] = []
  /// The number of the next item it will answer with.
  private(set) var nextNumber = 0
  /// When it last did something, and what its page said then.
  private var lastTicks: Int64 = -1
  private var lastChange = ContinuousClock.now
  /// Whether it was ended because it did nothing for too long.
  var wasTooSlow = false

  /// Starts a worker.
  ///
  /// - Parameters:
  ///   - setup: What it is told.
  ///   - main: What a copy of this process does.
  /// - Throws: The error number of the system.
  init(setup: WorkerSetup, main: WorkerMain) throws(WorkerFailure) {
    guard let page = WorkerPage.make() else { throw WorkerFailure(errno) }
    guard let printed = TemporaryFile.open(), let asking = Descriptors.pipe(),
      let answering = Descriptors.pipe()
    else { throw WorkerFailure(errno) }
    self.page = page
    self.printed = printed
    requests = asking.writing
    repliesDescriptor = answering.reading
    let descriptors: [(child: Int32, place: ChildProgram.Place)] = [
      (STDIN_FILENO, .nowhere), (STDOUT_FILENO, .descriptor(printed)),
      (STDERR_FILENO, .descriptor(printed)),
      (WorkerSetup.replies, .descriptor(answering.writing)),
      (WorkerSetup.page, .descriptor(page.descriptor)),
      (WorkerSetup.requests, .descriptor(asking.reading)),
    ]
    if ProcessCopy.isPossible {
      pid = try ProcessCopy.start(descriptors: descriptors) {
        setenv(Self.backtrace.name, Self.backtrace.value, 1)
        var main = main
        main.environment[Self.backtrace.name] = Self.backtrace.value
        return main.run()
      }
    } else {
      let worker = ChildProgram(
        path: Executable.path, arguments: ["navwright", WorkerSetup.word],
        environment: Self.environment, descriptors: descriptors,
        // So that Ctrl-C reaches the parent alone, which says how far it came.
        hasOwnGroup: true)
      pid = try worker.start()
    }
    close(asking.reading)
    close(answering.writing)
    guard let replies = LineInput(descriptor: answering.reading) else { throw WorkerFailure(errno) }
    self.replies = replies
    send(setup.json)
  }

  /// The environment, but for Swift's own report of a crash: it takes seconds, and ours is made here.
  private static var environment: [String] {
    ProcessEnvironment.entries.filter { !$0.hasPrefix("\(backtrace.name)=") }
      + ["\(backtrace.name)=\(backtrace.value)"]
  }

  private static let backtrace = (name: "SWIFT_BACKTRACE", value: "enable=no")

  // MARK: work

  var isIdle: Bool { asked.isEmpty }

  /// Names a file that it will be asked for, so that it can read it before.
  func foretell(_ path: String) { send(WorkerSetup.comingFile(path)) }

  func ask(_ file: ChosenFile) {
    if asked.isEmpty {
      nextNumber = file.firstNumber
      lastChange = .now
    }
    asked.append(file)
    send(file.json)
  }

  /// Takes note of an answer.
  ///
  /// - Returns: Whether it is the one that was due.
  func answered(_ number: Int) -> Bool {
    guard let file = asked.first, number == nextNumber else { return false }
    nextNumber += 1
    if nextNumber == file.firstNumber + file.count {
      asked.removeFirst()
      if let next = asked.first { nextNumber = next.firstNumber }
    }
    lastChange = .now
    return true
  }

  /// What is not done, without the item that took the process with it.
  func rest(without number: Int) -> [ChosenFile] {
    guard let first = asked.first else { return [] }
    return [first.rest(from: number + 1)].compactMap(\.self) + asked.dropFirst()
  }

  /// Whether it is asked for something and has done nothing for so long.
  func isStuck(for limit: Duration) -> Bool {
    guard !asked.isEmpty else { return false }
    let ticks = page.ticks
    let now = ContinuousClock.now
    if ticks != lastTicks {
      lastTicks = ticks
      lastChange = now
    }
    return now - lastChange > limit
  }

  /// How far the app came, for a report.
  var progress: BrokenCase.Progress {
    let isInItem = page.item == nextNumber
    return BrokenCase.Progress(
      step: isInItem ? page.step : nil, marks: isInItem ? page.marks : [],
      printed: PrintedFile.bytes(of: printed))
  }

  private func send(_ value: JSONValue) {
    // A worker that is gone is noticed by its end.
    _ = writeAll(Array((value.line + "\n").utf8), to: requests)
  }

  func kill() { Glibc.kill(pid, SIGKILL) }

  /// Waits for the end of the process, which must be near.
  func wait() -> Int32 { ChildProgram.wait(for: pid) }

  func release() {
    close(requests)
    close(repliesDescriptor)
    close(printed)
    page.release()
  }
}

/// Why a worker could not be started.
struct WorkerFailure: Error, Hashable {
  let reason: String

  init(_ code: Int32) {
    reason = systemMessage(code)
  }
}

/// How a process ended, in words.
enum ProcessEnd {
  static func words(_ status: Int32) -> String {
    let signal = status & 0x7F
    guard signal != 0 else {
      return "the app ended the process with exit code \(status >> 8 & 0xFF)"
    }
    let names: [Int32: String] = [
      SIGILL: "the app trapped (SIGILL)", SIGTRAP: "the app trapped (SIGTRAP)",
      SIGABRT: "the app aborted (SIGABRT)", SIGFPE: "the app trapped (SIGFPE)",
      SIGSEGV: "the app touched memory that is not its own, or had too deep a stack (SIGSEGV)",
      SIGBUS: "the app touched memory that is not there (SIGBUS)",
      SIGKILL: "the process was killed (SIGKILL)", SIGTERM: "the process was terminated (SIGTERM)",
      SIGXFSZ: "the app printed without an end (SIGXFSZ)",
    ]
    return names[signal] ?? "the process was ended by signal \(signal)"
  }
}

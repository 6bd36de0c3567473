import Glibc
import Sessions

/// Runs cases in processes of this executable, so that an app that traps or never ends costs one case.
@MainActor
final class WorkerPool: CaseExecutor {
  private let setup: WorkerSetup
  private let main: WorkerMain
  private let planner: SessionPlanner
  private let givenJobs: Int?
  /// The most processes at a time; asked for when the first works already.
  private lazy var jobs = givenJobs ?? max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
  private let limit: Duration
  private var workers: [WorkerProcess] = []
  /// Workers that nobody needs any more, and that end meanwhile.
  private var dismissed: [WorkerProcess] = []
  /// Files that nobody has been asked for yet.
  private var queue: [ChosenFile] = []
  private var taken = 0
  /// Items that are done and whose turn has not come.
  private var done: [Int: RunItem] = [:]
  private var isStarting = true
  /// Why no worker can be started; nil while they can.
  private(set) var failure: WorkerFailure?

  /// Files of one worker have at most so many cases at a time.
  private static let pieceSize = 50
  /// Nobody is asked for a file so many files ahead of the one whose items are due.
  private static let lookAhead = 64

  /// Creates a pool.
  ///
  /// - Parameters:
  ///   - setup: What each worker is told.
  ///   - main: What a worker does that is a copy of this process.
  ///   - planner: Reads a file again to name the step that took a process with it.
  ///   - jobs: The most processes at a time; nil for as many as the machine can do.
  ///   - limit: How long a step may take on the wall.
  init(
    setup: WorkerSetup, main: WorkerMain, planner: SessionPlanner, jobs: Int?, limit: Duration
  ) {
    self.setup = setup
    self.main = main
    self.planner = planner
    givenJobs = jobs
    self.limit = limit
  }

  /// Starts the first worker, which gets ready while this process still reads files.
  ///
  /// Where that is not possible it is tried again, and complained about, when there is work. ``end()`` must follow.
  ///
  /// - Parameter path: The file that it will be asked for first, which it reads meanwhile; nil if that is not known.
  func prepare(for path: String?) {
    guard workers.isEmpty, let worker = try? WorkerProcess(setup: setup, main: main)
    else { return }
    if let path { worker.foretell(path) }
    workers.append(worker)
  }

  func run(_ files: [ChosenFile], report: (RunItem) -> Bool) -> RunEnd.Stop? {
    queue = files.flatMap { $0.pieces(of: Self.pieceSize) }
    taken = 0
    var due = queue.flatMap { [($0.firstNumber, $0.count)] }[...]
    var offset = 0
    defer { dismiss() }
    while let (first, count) = due.first {
      while let item = done.removeValue(forKey: first + offset) {
        guard report(item) else { return nil }
        offset += 1
        if offset == count { break }
      }
      if offset == count {
        due = due.dropFirst()
        offset = 0
        continue
      }
      assign(ahead: due.startIndex)
      guard failure == nil, !workers.isEmpty else { return .broken }
      if let signal = InterruptionFlag.signal { return .signal(signal) }
      wait()
      if let signal = InterruptionFlag.signal { return .signal(signal) }
    }
    return nil
  }

  // MARK: asking

  /// How many processes the work is worth: starting one costs as much as some dozens of cases.
  private var wanted: Int {
    // Asked before each file is given away, and counting what is left takes as long as there are files.
    guard workers.count < jobs else { return jobs }
    let rest = queue[taken...].reduce(0) { $0 + $1.count }
    return min(jobs, max(1, (rest + 31) / 32))
  }

  private func assign(ahead head: Int) {
    while taken < queue.count {
      // Two files each, so that nobody waits for the next.
      if let idle = workers.first(where: { $0.asked.count < 2 }),
        workers.count >= wanted || idle.isIdle
      {
        guard taken < head + Self.lookAhead * jobs else { return }
        idle.ask(queue[taken])
        taken += 1
      } else if workers.count < wanted, let worker = start() {
        workers.append(worker)
      } else {
        return
      }
    }
  }

  private func start() -> WorkerProcess? {
    do throws(WorkerFailure) {
      return try WorkerProcess(setup: setup, main: main)
    } catch {
      if workers.isEmpty { failure = error }
      return nil
    }
  }

  // MARK: hearing

  private func wait() {
    var ends = workers.map {
      pollfd(fd: $0.repliesDescriptor, events: Int16(POLLIN), revents: 0)
    }
    let patience = min(1_000, max(20, limit.nanoseconds / 4_000_000))
    let count = poll(&ends, nfds_t(ends.count), Int32(patience))
    for (worker, end) in zip(workers, ends) where count > 0 && end.revents != 0 { hear(worker) }
    for worker in workers where worker.isStuck(for: limit) && !worker.wasTooSlow {
      worker.wasTooSlow = true
      worker.kill()
    }
  }

  private func hear(_ worker: WorkerProcess) {
    let isOpen = worker.replies.fill()
    while let line = worker.replies.nextBuffered() {
      guard let object = try? JSONValue(reading: line), let item = RunItem(object),
        worker.answered(item.number)
      else {
        // Something that is no answer: the app has written to a descriptor that is not its own.
        worker.kill()
        break
      }
      done[item.number] = item
    }
    if !isOpen { bury(worker) }
  }

  /// Makes an item of the case that took a worker with it, and gives the rest to others.
  private func bury(_ worker: WorkerProcess) {
    worker.kill()
    let status = worker.wait()
    if let file = worker.asked.first {
      let number = worker.nextNumber
      let seconds = limit.components.seconds
      let item = BrokenCase(planner: planner).item(
        file, number: number, worker.progress, kind: worker.wasTooSlow ? .endless : .crashed,
        reason: worker.wasTooSlow
          ? "the step took more than \(seconds) s" : ProcessEnd.words(status))
      done[number] = item
      if let folder = setup.traces, let place = file.place(of: number) {
        TraceFolder.end(item, place: place, in: folder)
      }
      returned(worker.rest(without: number))
    }
    worker.release()
    workers.removeAll { $0 === worker }
  }

  /// Work that is to be done by somebody else, before anything that comes later.
  private func returned(_ files: [ChosenFile]) {
    let start = max(0, taken - files.count)
    queue.replaceSubrange(start..<taken, with: files)
    taken = start
  }

  /// Lets the workers end that are left.
  private func dismiss() {
    for worker in workers { worker.kill() }
    dismissed += workers
    workers = []
    done = [:]
  }

  /// Ends the workers that are left.
  func end() {
    dismiss()
    for worker in dismissed {
      _ = worker.wait()
      worker.release()
    }
    dismissed = []
  }
}

extension ChosenFile {
  /// The place of an item's case in its file, counted from 1.
  fileprivate func place(of number: Int) -> Int? {
    let offset = number - firstNumber
    return cases.indices.contains(offset) ? cases[offset] + 1 : nil
  }
}

import Foundation
import Sessions
import Simulator

/// The worker's side: reads what to run, runs it, answers with an item a line.
@MainActor
struct WorkerMain {
  let apps: [any HeadlessApp.Type]
  var environment: [String: String]

  /// Works until nobody asks any more.
  ///
  /// - Returns: The exit code.
  func run() -> Int32 {
    guard fcntl(WorkerSetup.requests, F_GETFD) >= 0,
      let page = WorkerPage(descriptor: WorkerSetup.page),
      let input = LineInput(descriptor: WorkerSetup.requests),
      let first = input.next(), let object = try? JSONValue(reading: first),
      let setup = WorkerSetup(object)
    else { return 2 }
    prepareProcess()
    endWithParent()
    var planner = SessionPlanner(
      apps: apps, files: DiskFiles(), appName: setup.app, values: setup.values,
      environment: environment)
    planner.defaultApp = setup.defaultApp
    let monitor = WorkerMonitor(
      page: page,
      traces: setup.traces.map { TraceFolder($0, values: setup.values, planner: planner) })
    let plans = KeptPlan()
    while let line = input.next() {
      guard let object = try? JSONValue(reading: line) else { return 2 }
      if let path = WorkerSetup.comingFile(in: object) {
        _ = plans.plan(path, with: planner)
        continue
      }
      guard let file = ChosenFile(object) else { return 2 }
      var isHeard = true
      FileRun(
        file, planner: planner, options: setup.options, observer: monitor, plans: plans
      ).run { item in
        isHeard = writeAll(Array((item.json.line + "\n").utf8), to: WorkerSetup.replies)
        return isHeard
      }
      guard isHeard else { return 141 }
    }
    return 0
  }

  /// Lines reach the file of what is printed when they are whole, so that a trap loses none; no core is written.
  private func prepareProcess() {
    setLineBuffered()
    // Programs that the app starts have no business with them.
    for descriptor in [WorkerSetup.replies, WorkerSetup.page, WorkerSetup.requests] {
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    setrlimit(__rlimit_resource_t(4), &none)  // RLIMIT_CORE
    // What prints without an end is stopped by the system.
    var largest = rlimit(rlim_cur: 256 << 20, rlim_max: 256 << 20)
    setrlimit(__rlimit_resource_t(1), &largest)  // RLIMIT_FSIZE
  }

  /// A worker in an endless loop would outlive a parent that was killed.
  ///
  /// The system sees to it: a thread that waits for the parent's end would make each call for memory dearer.
  private func endWithParent() {
    _ = control(1, UInt(SIGKILL))  // PR_SET_PDEATHSIG
    // It may have ended before; it holds the only other end.
    var end = pollfd(fd: WorkerSetup.requests, events: 0, revents: 0)
    if poll(&end, 1, 0) > 0, Int32(end.revents) & Int32(POLLHUP) != 0 { _exit(143) }
  }
}

// Swift reads no function that takes any number of arguments; this one takes two here.
@_silgen_name("prctl")
private func control(_ option: Int32, _ value: UInt) -> Int32

@preconcurrency import Glibc
import Sessions
import Simulator

/// Keeps the page of a worker up to date, and cuts what the app prints by steps.
@MainActor
final class WorkerMonitor: CaseObserver {
  private let page: WorkerPage
  private let traces: TraceFolder?
  private var printed = 0

  init(page: WorkerPage, traces: TraceFolder?) {
    self.page = page
    self.traces = traces
  }

  func willBegin(_ plan: CasePlan, of file: SessionPlan, number: Int) {
    page.begin(item: number)
    traces?.begin(plan, of: file, number: number)
  }

  func willRun(_ run: Int) {
    page.begin(step: -1)
    page.forgetMarks()
    printed = 0
    ftruncate(STDOUT_FILENO, 0)
    traces?.begin(run: run)
  }

  func willDo(_ index: Int, of plan: CasePlan) { page.begin(step: index) }

  func didDo(_ index: Int, of plan: CasePlan, _ record: StepRecord, on simulator: Simulator) {
    fflush(nil)
    let end = Int(lseek(STDOUT_FILENO, 0, SEEK_END))
    if end > printed {
      page.mark(step: index, end: end)
      printed = end
    }
    traces?.add(index, of: plan, record, on: simulator)
  }

  func willEnd(_ plan: CasePlan) { page.begin(step: plan.stepCount) }

  func output(of plan: CasePlan) -> [RunItem.Output] {
    fflush(nil)
    let bytes = PrintedFile.bytes(of: STDOUT_FILENO)
    return PrintedText(marks: page.marks, bytes: bytes).output(of: plan)
  }

  func didEnd(_ item: RunItem) { traces?.end(item) }
}

/// What a worker's app has printed.
enum PrintedFile {
  /// The bytes from the beginning, a few more than are kept of them.
  static func bytes(of descriptor: Int32) -> [UInt8] {
    var facts = stat()
    guard fstat(descriptor, &facts) == 0, facts.st_size > 0 else { return [] }
    let size = min(Int(facts.st_size), 4 << 20)
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let read = pread(
          descriptor, buffer.baseAddress?.advanced(by: count), size - count, off_t(count))
        guard read > 0 else { return }
        count += read
      }
    }
  }
}

/// Makes standard output write each line when it is whole.
func setLineBuffered() {
  setvbuf(stdout, nil, _IOLBF, 0)
}

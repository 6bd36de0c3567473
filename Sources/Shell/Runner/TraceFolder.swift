import Glibc
import Sessions
import Simulator

/// Writes a trace a case into a folder.
@MainActor
final class TraceFolder {
  private let folder: String
  private let values: [String: String]
  private let planner: SessionPlanner
  /// The file that was asked about last, and the names of the values that it reads as secrets.
  private var secrets: (path: String, names: Set<String>)?
  private var plan: (item: CasePlan, file: SessionPlan, place: Int)?
  private var trace: CaseTrace?
  private var descriptor: Int32 = -1

  init(_ folder: String, values: [String: String], planner: SessionPlanner) {
    self.folder = folder
    self.values = values
    self.planner = planner
  }

  func begin(_ item: CasePlan, of file: SessionPlan, number: Int) {
    let place = file.cases.firstIndex { $0.line == item.line } ?? 0
    plan = (item, file, place + 1)
  }

  /// Opens the file of a run.
  func begin(run: Int) {
    finish()
    guard let plan else { return }
    let path = "\(folder)/" + CaseTrace.name(file: plan.item.file, place: plan.place, run: run)
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    let bytes = try? DiskFiles().contents(of: plan.item.file)
    trace = CaseTrace(
      plan.item, of: plan.file, hash: bytes.map { StateHash(of: $0).text },
      values: shownValues(of: plan.item.file)
    ) { [descriptor] line in
      // What cannot be written is missed by whoever looks for the file; the case itself goes on.
      _ = writeAll(Array(line.utf8), to: descriptor)
    }
  }

  /// The values by their names; those that a file reads as secrets by names that say so, for others read traces.
  private func shownValues(of path: String) -> [String: String] {
    guard !values.isEmpty else { return values }
    if secrets?.path != path { secrets = (path, secretNames(of: path)) }
    return values.reduce(into: [:]) { shown, value in
      let isSecret = secrets?.names.contains(value.key) == true
      shown[isSecret ? "secret:" + value.key : value.key] = value.value
    }
  }

  private func secretNames(of path: String) -> Set<String> {
    let files = TestRun(planner: planner) { _ in }.readFiles(of: [path])[path] ?? [path]
    let texts = files.compactMap { try? DiskFiles().contents(of: $0) }
      .map { String(decoding: $0, as: UTF8.self) }
    return Set(
      values.keys.filter { name in
        texts.contains { $0.contains("${secret:\(name)}") || $0.contains("${secret:\(name):-") }
      })
  }

  func add(_ index: Int, of plan: CasePlan, _ record: StepRecord, on simulator: Simulator) {
    trace?.add(index, of: plan, record, on: simulator)
  }

  func end(_ item: RunItem) {
    trace?.end(item)
    finish()
  }

  private func finish() {
    trace = nil
    if descriptor >= 0 { close(descriptor) }
    descriptor = -1
  }

  /// Adds the end that a worker could not write any more.
  static func end(_ item: RunItem, place: Int, in folder: String) {
    let path = "\(folder)/" + CaseTrace.name(file: item.file, place: place, run: 1)
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    _ = writeAll(Array((CaseTrace.end(item).json.line + "\n").utf8), to: descriptor)
  }
}

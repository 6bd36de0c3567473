import Glibc
import Sessions
import Simulator

/// The folder of the journals that prompts keep: a trace a run, the newest with the highest number.
struct Journals {
  /// So many are kept.
  static let most = 20

  let folder: String?

  /// The folder that the environment asks for: `$XDG_STATE_HOME/navwright/journals`, or `~/.local/state/…`.
  init(environment: [String: String]) {
    if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") {
      folder = state + "/navwright/journals"
    } else if let home = environment["HOME"], home.hasPrefix("/") {
      folder = home + "/.local/state/navwright/journals"
    } else {
      folder = nil
    }
  }

  /// The path of the newest journal.
  func last() throws(TraceProblem) -> String {
    guard let folder, let newest = numbers(in: folder).last else {
      throw .noJournal(folder ?? "$XDG_STATE_HOME")
    }
    return path(newest, in: folder)
  }

  /// Opens a new journal and removes the oldest.
  ///
  /// - Returns: The descriptor and the path; nil if there is no place for one, which keeps nobody from working.
  func open() -> (descriptor: Int32, path: String)? {
    guard let folder else { return nil }
    Folders.make(folder, mode: 0o700)
    let old = numbers(in: folder)
    for number in old.dropLast(Self.most - 1) { unlink(path(number, in: folder)) }
    // Another prompt may begin at the same time.
    for number in (old.last ?? 0) + 1..<(old.last ?? 0) + 100 {
      let path = path(number, in: folder)
      let descriptor = Glibc.open(
        path, O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0o600)
      if descriptor >= 0 { return (descriptor, path) }
      guard errno == EEXIST else { return nil }
    }
    return nil
  }

  private func path(_ number: Int, in folder: String) -> String {
    let digits = String(number)
    return "\(folder)/" + String(repeating: "0", count: max(0, 6 - digits.count)) + digits
      + ".jsonl"
  }

  private func numbers(in folder: String) -> [Int] {
    let names = (try? DiskFiles().names(in: folder)) ?? []
    return names.compactMap { name in
      name.hasSuffix(".jsonl") ? Int(name.dropLast(6)) : nil
    }.sorted()
  }
}

/// The journal of one prompt.
@MainActor
final class Journal {
  private let descriptor: Int32
  private let writer: TraceWriter

  /// Begins a journal of an app.
  ///
  /// - Parameter descriptor: The open file, which is the journal's from now on.
  init(app: String, seed: UInt64, launch: [LaunchParameter], descriptor: Int32) {
    self.descriptor = descriptor
    var header = TraceRecord.Header(app: app, seed: seed)
    for parameter in launch { header.values[parameter.name] = parameter.value }
    writer = TraceWriter(header) { line in
      _ = writeAll(Array(line.utf8), to: descriptor)
    }
  }

  /// Notes a command before it runs, so that it is there if it takes the process with it.
  func willRun(_ command: Command) { writer.announce(command) }

  /// Notes what came of it.
  func didRun(_ command: Command, _ outcome: CommandOutcome?, on simulator: Simulator) {
    writer.add(
      command, outcome: outcome, on: simulator,
      failed: outcome?.status == .failed)
  }

  /// Notes that the prompt was left.
  func end() {
    writer.add(.end(status: "left", message: nil))
    close(descriptor)
  }
}

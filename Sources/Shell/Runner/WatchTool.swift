import Glibc
import Sessions

/// `navwright test --watch`: runs everything, and then whatever changes.
@MainActor
struct WatchTool {
  let tool: TestTool
  let paths: [String]
  private let output: DescriptorOutput

  init(_ tool: TestTool, paths: [String]) {
    self.tool = tool
    self.paths = paths
    output = tool.output
  }

  /// What can be seen of a file without reading it.
  private struct Signature: Hashable {
    var seconds: Int
    var nanoseconds: Int
    var size: Int
    var file: UInt

    init?(_ path: String) {
      var facts = stat()
      guard stat(path, &facts) == 0 else { return nil }
      seconds = facts.st_mtim.tv_sec
      nanoseconds = facts.st_mtim.tv_nsec
      size = Int(facts.st_size)
      file = UInt(facts.st_ino)
    }
  }

  /// The session files, each with what it reads, and what all of these looked like.
  @MainActor
  private struct Snapshot {
    private(set) var readers: [String: [String]] = [:]
    private(set) var signatures: [String: Signature] = [:]

    /// Looks at the files; only those of which something has changed are read again, for that takes its time.
    init(_ run: TestRun, _ paths: [String], after old: Snapshot?) {
      var looks: [String: Signature?] = [:]
      func look(_ path: String) -> Signature? {
        if let look = looks[path] { return look }
        let look = Signature(path)
        looks[path] = .some(look)
        return look
      }
      readers = run.readFiles(of: paths) { file in
        guard let old, let read = old.readers[file],
          read.allSatisfy({ old.signatures[$0] == look($0) })
        else { return nil }
        return read
      }
      for path in Set(readers.values.joined()) { signatures[path] = look(path) }
    }

    /// The session files for which something is not as it was.
    func changed(since old: Snapshot) -> [String] {
      readers.filter { file, read in
        guard let before = old.readers[file] else { return true }
        return before != read || read.contains { signatures[$0] != old.signatures[$0] }
      }.keys.sorted()
    }
  }

  /// Runs until a signal asks for an end.
  ///
  /// - Returns: The exit code.
  func run() throws(OptionProblem) -> Int32 {
    let program = Signature(Executable.pathOnDisk)
    var snapshot = look(after: nil)
    _ = try tool.runOnce(paths)
    say(snapshot)
    while output.failure == nil {
      // Nobody tells of changes on every kind of disk; looking at a thousand files costs some milliseconds.
      poll(nil, 0, 200)
      if let signal = InterruptionFlag.signal { return 128 + signal }
      if let now = Signature(Executable.pathOnDisk), now != program { startAgain() }
      let next = look(after: snapshot)
      let changed = next.changed(since: snapshot)
      let gone = snapshot.readers.keys.filter { next.readers[$0] == nil }.sorted()
      snapshot = next
      guard !changed.isEmpty || !gone.isEmpty else { continue }
      tool.say(
        changed.map { "changed: \(SessionText.visible($0))" }
          + gone.map { "gone: \(SessionText.visible($0))" })
      if !changed.isEmpty { _ = try tool.runOnce(changed) }
      if let signal = InterruptionFlag.signal { return 128 + signal }
      say(snapshot)
    }
    return 0
  }

  private func look(after old: Snapshot?) -> Snapshot {
    Snapshot(tool.testRun { _ in }, paths, after: old)
  }

  private func say(_ snapshot: Snapshot) {
    let count = snapshot.readers.count
    tool.say(["watching \(count) file\(count == 1 ? "" : "s")"])
  }

  /// Gives the process to the new executable, with the same arguments.
  private func startAgain() {
    let path = Executable.pathOnDisk
    // It may still be being written.
    guard access(path, X_OK) == 0 else { return }
    tool.say(["changed: \(SessionText.visible(path))"])
    var argv: [UnsafeMutablePointer<CChar>?] = CommandLine.arguments.map { strdup($0) } + [nil]
    execv(path, &argv)
    for pointer in argv { free(pointer) }
  }
}

import XCTest

/// `--watch`: what changed is run again, and nothing else.
final class WatchTests: RunnerTestCase {
  private func wait(for text: String, in process: StartedProgram) {
    var rounds = 0
    while !process.output.hasSuffix(text), rounds < 1_500 {
      poll(nil, 0, 20)
      rounds += 1
    }
    XCTAssertTrue(process.output.hasSuffix(text), process.output)
  }

  func test_watch_runsWhatChanged() throws {
    try session("s/a.nav", "include _in.nav")
    try session("s/b.nav", "tap note 1")
    try write("session 1.0\ntap note 1\n", to: "s/_in.nav")
    let process = try StartedProgram(
      try program("shell-fixture"), ["test", "--watch", "s"], environment: environment,
      folder: folder)
    let first = "ok s/a.nav\nok s/b.nav\n2 passed, 0 failed, 0 skipped\nwatching 2 files\n"
    wait(for: first, in: process)
    try session("s/b.nav", "tap note 1\nback")
    wait(
      for: "changed: s/b.nav\nok s/b.nav\n1 passed, 0 failed, 0 skipped\nwatching 2 files\n",
      in: process)
    try write("session 1.0\ntap note 1\nback\n", to: "s/_in.nav")
    wait(
      for: "changed: s/a.nav\nok s/a.nav\n1 passed, 0 failed, 0 skipped\nwatching 2 files\n",
      in: process)
    try FileManager.default.removeItem(atPath: folder + "/s/b.nav")
    wait(for: "gone: s/b.nav\nwatching 1 file\n", in: process)
    try session("s/c.nav", "tap note 1\nback")
    wait(
      for: "changed: s/c.nav\nok s/c.nav\n1 passed, 0 failed, 0 skipped\nwatching 2 files\n",
      in: process)
    kill(process.pid, SIGINT)
    XCTAssertEqual(try process.wait().code, 130)
  }
}

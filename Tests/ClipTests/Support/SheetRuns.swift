import NavwrightTesting
import XCTest

extension SimulatedApp {
  /// A sheet that takes 500 ms of virtual time to come.
  func expectSheet(
    _ command: String, shows label: String, file: StaticString = #filePath, line: UInt = #line
  ) async {
    await run("begin \(command)", prints: ["begun"], file: file, line: line)
    await run("advance 499ms", prints: ["nothing changed"], file: file, line: line)
    await run(
      "advance 1ms", prints: ["presented \(label) as pageSheet"], file: file, line: line)
    await run("settle", file: file, line: line)
    await expectModals(label, file: file, line: line)
  }

  /// A sheet that gives way to another: 500 ms to go and 500 ms to come, the second after the first.
  func expectSheet(
    _ command: String, from first: String, to second: String, waiting delay: Int = 0,
    file: StaticString = #filePath, line: UInt = #line
  ) async {
    await run("begin \(command)", prints: ["begun"], file: file, line: line)
    await run("advance \(499 + delay)ms", prints: ["nothing changed"], file: file, line: line)
    await run("advance 1ms", prints: ["dismissed \(first)"], file: file, line: line)
    await run("advance 499ms", prints: ["nothing changed"], file: file, line: line)
    await run(
      "advance 1ms", prints: ["presented \(second) as pageSheet"], file: file, line: line)
    await run("settle", file: file, line: line)
    await expectModals(second, file: file, line: line)
    await expectGone(first, file: file, line: line)
  }
}

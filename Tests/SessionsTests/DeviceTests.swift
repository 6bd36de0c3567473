import Foundation
import NavigationFixture
import Sessions
import Simulator
import XCTest

/// The device under the app changes: `size` and `trait`.
@MainActor
final class DeviceTests: XCTestCase {
  private func run(_ lines: String...) -> [String] {
    let interpreter = Interpreter(simulator: Simulator(FixtureApp.self))
    return lines.flatMap { line -> [String] in
      switch CommandParser(mode: .batch).parse(line, vocabulary: FixtureApp.vocabulary) {
      case .success(let command?): interpreter.run(command).lines
      case .success(nil): []
      case .failure(let diagnostic): [diagnostic.rendered]
      }
    }
  }

  func test_size_andTrait_sayWhatIsNewOnce() async {
    XCTAssertEqual(
      run(
        "size regular", "size regular", "events", "size compact", "trait dark on", "trait dark off"),
      [
        "size is regular", "nothing changed", "none", "size is compact", "dark is on",
        "dark is off",
      ])
  }

  func test_size_isThatOfTheDeviceAfterARelaunch() async {
    XCTAssertEqual(
      run("size regular", "app terminate", "size compact", "app launch", "size regular").suffix(5),
      [
        "refused: the app is not running; start it with \"app launch\"", "launched",
        "set window root nav", "set stack Login", "nothing changed",
      ])
  }

  func test_size_isSettledLikeAnyStep() async {
    XCTAssertEqual(
      run("begin size regular", "settle", "expect clock is 0s"),
      ["size is regular", "begun", "nothing changed", "ok"])
  }
}

import NavigationFixture
import NavwrightTesting
import Sessions
import XCTest

/// What a test is told of objects that should be gone.
@MainActor
final class LeakFailureTests: XCTestCase {
  private struct OneFile: FileSource {
    let text: String
    func contents(of path: String) throws(FileProblem) -> [UInt8] { Array(text.utf8) }
    func kind(of path: String) -> FileKind? { path.hasSuffix("sessions") ? .folder : .file }
    func names(in folder: String) throws(FileProblem) -> [String] { ["one.nav"] }
  }

  private func failures(
    checksLeaks: Bool = true, _ body: @MainActor (SimulatedApp) async -> Void
  ) async -> [String] {
    var messages: [String] = []
    await simulate(LeakyApp.self, checksLeaks: checksLeaks) { app in
      app.failures = FailureSink { message, _ in messages.append(message) }
      await body(app)
    }
    return messages
  }

  func test_F_58_expectNoLeaks_saysWhenTheyShouldHaveDiedAndWhatHoldsThem() async {
    let messages = await failures { app in
      await app.tap("button", "closure")
      await app.back()
      await app.expectNoLeaks()
    }
    XCTAssertEqual(messages.count, 1)
    XCTAssertEqual(
      messages.first?.components(separatedBy: "\n").suffix(4),
      [
        "  Leaf(closure): class LeafScreen, id 4",
        "    should have died after step 2 (back): popped Leaf(closure), reason backButton",
        "    held by Start.model.onTap, a closure that captures it",
        "steps so far: tap button \"closure\"; back",
      ])
  }

  func test_F_58_expectGone_saysWhatHoldsTheLiving() async {
    let messages = await failures { app in
      await app.tap("button", "cycle")
      await app.back()
      await app.expectGone("Leaf(cycle)")
    }
    XCTAssertEqual(
      messages,
      [
        """
        expect gone Leaf(cycle)
          expected: Leaf(cycle) gone
          actual:   Leaf(cycle) alive
          differs:  the object is still there
          Leaf(cycle): class LeafScreen, id 4
            should have died after step 2 (back): popped Leaf(cycle), reason backButton
            held by itself: Leaf(cycle).model.onTap, a closure that captures it
        steps so far: tap button "cycle"; back
        """
      ])
  }

  func test_F_58_endOfTheRun_failsForWhatIsLeft() async {
    let messages = await failures { app in
      await app.tap("button", "unseen")
      await app.back()
    }
    XCTAssertEqual(
      messages,
      [
        """
        alive at the end, and should be gone
        Leaf(unseen): class LeafScreen, id 4
          should have died after step 2 (back): popped Leaf(unseen), reason backButton
          nothing that can be seen holds it: look for a static property, a task, an observer or a lock of the app
        steps so far: tap button "unseen"; back
        """
      ])
  }

  func test_endOfTheRun_isSilentWhenAsked() async {
    let messages = await failures(checksLeaks: false) { app in
      await app.tap("button", "property")
      await app.back()
    }
    XCTAssertEqual(messages, [])
  }

  func test_F_58_session_failsWithTheAccount() async {
    var reports: [String] = []
    let passed = await expectSessions(
      in: "sessions", apps: [LeakyApp.self],
      files: OneFile(
        text: """
          session 1.0
          app leaky
          tap button "list"
          back
          expect gone Leaf(list)
          """),
      failures: FailureSink { message, _ in reports.append(message) })
    XCTAssertEqual(passed, 0)
    XCTAssertEqual(
      reports,
      [
        """
        sessions/one.nav:5:1: failed: expect gone Leaf(list)
           expected: Leaf(list) gone
           actual:   Leaf(list) alive
           differs:  the object is still there
           Leaf(list): class LeafScreen, id 4
             should have died after step 2 (back): popped Leaf(list), reason backButton
             held by Start.cache[Leaf(list)]
           steps so far (case "one.nav"): tap button "list"; back
           why:      back: UIKit did it by itself (at the prompt: why 2)
           open:     navwright play sessions/one.nav --until 5
        """
      ])
  }
}

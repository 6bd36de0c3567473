import NavigationFixture
import Sessions
import Shell
import Simulator
import XCTest

/// `audit`, `leaks` and the looks beside them, as a person types them.
@MainActor
final class AuditCommandTests: XCTestCase {
  private func lines(_ typed: String...) -> [String] {
    let output = RecordingOutput()
    let simulator = Simulator(LeakyApp.self)
    let loop = ShellLoop(
      interpreter: Interpreter(simulator: simulator),
      source: ScriptedSource(typed.map { .line($0) }), output: output)
    XCTAssertEqual(loop.run(), 0)
    simulator.end()
    return output.lines
  }

  func test_F_58_audit_tellsOfEachLeakWhatLeaksNames() async {
    XCTAssertEqual(
      lines("t button \"strongRouter\"", "b", "lk", "au"),
      [
        "pushed Leaf(strongRouter)", "popped Leaf(strongRouter)", "Leaf(strongRouter)",
        "LeafCoordinator", "Leaf(strongRouter): class LeafScreen, id 5",
        "  should have died after step 2 (back): popped Leaf(strongRouter), reason backButton",
        "  held by LeafCoordinator.screen; LeafCoordinator should be gone too",
        "LeafCoordinator: coordinator",
        "  should have died after step 2 (back): let go by StartCoordinator",
        "  held by Leaf(strongRouter).model.onTap, a closure that captures it; "
          + "Leaf(strongRouter) should be gone too",
      ])
  }

  /// The session of the document about lifetimes.
  func test_F_58_audit_tellsWhereAClosureWasRegistered() async {
    XCTAssertEqual(
      lines("tap button \"removal\"", "back", "audit"),
      [
        "pushed Leaf(removal)", "popped Leaf(removal)", "pushed Leaf(nothing)",
        "Leaf(removal): class LeafScreen, id 4",
        "  should have died after step 2 (back): popped Leaf(removal), reason backButton",
        "  held by the removal closure of Leaf(nothing), registered at "
          + "NavigationFixture/LeakyCoordinators.swift:\(LeakyApp.removalLine), "
          + "kept by StartCoordinator.router",
      ])
  }

  func test_F_58_audit_ofNothingIsNone() async {
    XCTAssertEqual(lines("leaks", "audit"), ["none", "none"])
  }

  func test_F_58_audit_ofALabelSaysWhyItIsAlive() async {
    XCTAssertEqual(
      lines(
        "tap button \"watched\"", "audit Start", "audit StartCoordinator",
        "audit \"model of Leaf\"", "back", "audit Leaf(watched)", "audit \"other\""),
      [
        "pushed Leaf(watched)", "Start: class MenuScreen, id 3", "  is part of the tree",
        "StartCoordinator: coordinator", "  nobody has ended its journey",
        "  held by LeakyApp.coordinator", "model of Leaf: class Model, watched by the app",
        "  is watched; the app does not say when it should die", "  held by Leaf(watched).model",
        "popped Leaf(watched)", "Leaf(watched) is gone",
        "! refused: no object with the label \"other\" was ever seen",
      ])
  }

  func test_F_58_help_ofAudit() async {
    XCTAssertEqual(
      lines("help audit"),
      [
        "audit [LABEL]",
        "  objects that should be gone, when they should have died, and what holds them",
        "  at the prompt also: au", "  example: audit",
        "  with a label: every object of that label that is alive, and why",
        "  in a way to an object, an arrow stands between a closure and what it captures",
      ])
  }

  func test_F_58_completion_offersWhatShouldBeGoneFirst() async {
    let simulator = Simulator(LeakyApp.self)
    defer { simulator.end() }
    let source = ScriptedSource([.line("tap button \"property\""), .line("back")])
    let loop = ShellLoop(
      interpreter: Interpreter(simulator: simulator), source: source, output: RecordingOutput())
    XCTAssertEqual(loop.run(), 0)
    XCTAssertEqual(
      source.services?.complete("audit ", 6).candidates.map(\.text), ["Leaf(property)", "Start"])
  }

  func test_F_59_tree_showsWhatIsThere() async {
    XCTAssertEqual(
      lines("tap button \"container\"", "tree"),
      [
        "presented nav as pageSheet", "window", "  nav", "    Start", "  + nav pageSheet",
        "    Leaf(container)  <- top",
      ])
  }
}

import Clip
import Foundation
import Movies
import Sessions
import Simulator
import XCTest

/// On what grounds steps of the sample apps went as they did, and what they changed.
@MainActor
final class TravelWhyTests: XCTestCase {
  private func typed(
    _ app: any HeadlessApp.Type, _ parameters: [LaunchParameter] = [], _ lines: String...
  ) async -> [[String]] {
    await inTurnOfRunLoop { Self.run(app, parameters, lines) }
  }

  private static func run(
    _ app: any HeadlessApp.Type, _ parameters: [LaunchParameter], _ lines: [String]
  ) -> [[String]] {
    let interpreter = Interpreter(simulator: Simulator(app, parameters: parameters))
    let travel = TimeTravel(interpreter)
    let parser = CommandParser(mode: .prompt)
    let answers = lines.map { line -> [String] in
      guard case .success(let command?) = parser.parse(line, vocabulary: app.vocabulary) else {
        return ["not read: \(line)"]
      }
      if case .prompt(.travel(let request)) = command.instruction {
        return travel.answer(request).lines
      }
      let outcome = interpreter.run(command)
      travel.take(command, typed: line, draft: SessionRecorder.plainDraft(of: command), outcome)
      return outcome.lines
    }
    interpreter.simulator.end()
    return answers
  }

  private let loggedIn = [LaunchParameter(name: "logged-in", value: "yes")]

  func test_why_namesTheCallOfTheRouterAndItsCoordinator() async {
    let answers = await typed(
      ClipApp.self, loggedIn, "select tab clip", "tap clip 3", "why", "back", "why", "why 1")
    XCTAssertEqual(
      answers[2],
      [
        "step 2, tap clip 3, on Clip",
        "   asked a router: push DetailClip(3), at Clip/LinkBrowsing.swift:12",
        "   -> pushed DetailClip(3)", "   -> tab bar hidden",
      ])
    XCTAssertEqual(
      answers[4],
      [
        "step 3, back, on DetailClip(3)", "   UIKit did it by itself", "   -> popped DetailClip(3)",
        "   -> tab bar shown",
      ])
    XCTAssertEqual(
      answers[5],
      [
        "step 1, select tab clip, on Home",
        "   asked a router: set root Clip, at Clip/ClipCoordinator.swift:21",
        "   -> selected tab clip", "   -> set stack Clip",
      ])
  }

  func test_why_namesWhoFollowedALink() async {
    let answers = await typed(ClipApp.self, loggedIn, "open clip://clip/2", "why")
    XCTAssertEqual(
      answers[1],
      [
        "step 1, open clip://clip/2, on Home", "   link to tabs: AppCoordinator took it",
        "   asked a router: pop to root, at Clip/TabBarCoordinator.swift:105",
        "   link to clipTab: TabBarCoordinator took it",
        "   link to clip(2): ClipCoordinator took it",
        "   asked a router: set stack DetailClip(2), at Clip/ClipCoordinator.swift:37",
        "   -> selected tab clip", "   -> set stack Clip > DetailClip(2)", "   -> tab bar hidden",
      ])
  }

  func test_why_namesWhatRefused() async {
    let answers = await typed(
      ClipApp.self, loggedIn, "select tab clip", "begin tap clip 3", "tap clip 4", "why", "back",
      "why", "open clip://nowhere", "why")
    XCTAssertEqual(
      answers[3],
      [
        "step 3, tap clip 4, on DetailClip(3)",
        "   asked a router: push, at Clip/LinkBrowsing.swift:12",
        "   the router refused: Clip is covered by DetailClip(3)", "   -> pushed DetailClip(3)",
        "   -> ignored: push DetailClip(4), Clip is covered by DetailClip(3)",
        "   -> tab bar hidden",
      ])
    XCTAssertEqual(
      answers[5],
      [
        "step 4, back, on DetailClip(3)", "   UIKit did it by itself", "   -> popped DetailClip(3)",
        "   -> tab bar shown",
      ])
    XCTAssertEqual(
      answers[7],
      [
        "open clip://nowhere, on Clip", "   refused by the app",
        "   -> refused: nobody handles \"clip://nowhere\": character 8, unknown segment \"nowhere\", expected the end, \"clip\" or \"timer\"; asked: AppCoordinator",
      ])
  }

  func test_why_ofARefusal_tellsNothingOfTheStepBefore() async {
    let answers = await typed(
      ClipApp.self, loggedIn, "swipe down", "why", "select tab clip", "tap clip 3", "swipe down",
      "why")
    XCTAssertEqual(
      answers[1],
      [
        "swipe down, on Home", "   refused before the app was asked",
        "   -> refused: nothing to dismiss",
      ])
    XCTAssertEqual(
      answers[5],
      [
        "swipe down, on DetailClip(3)", "   refused before the app was asked",
        "   -> refused: nothing to dismiss",
      ])
  }

  func test_why_namesTheFlow() async {
    let answers = await typed(
      MoviesApp.self, [LaunchParameter(name: "onboarded", value: "yes")], "screen", "tap movie 1",
      "why", "diff")
    XCTAssertEqual(
      answers[2],
      [
        "step 1, tap movie 1, on Wishlist",
        "   asked a router: push MovieDetail(53), at Movies/MovieBrowsing.swift:28",
        "   step movieIsPicked(id: 53) to WishlistFlow",
        "   -> step movieIsPicked(id: 53) to WishlistFlow", "   -> pushed MovieDetail(53)",
      ])
    XCTAssertEqual(
      answers[3],
      [
        "+ screen MovieDetail(53) in wishlist: nav", "visible: Wishlist, then MovieDetail(53)",
        "title: Wishlist, then Movie", "clock: 0.100s, then 0.450s",
      ])
  }

  func test_diff_saysWhatCameAndWent() async {
    let answers = await typed(
      ClipApp.self, loggedIn, "select tab clip", "tap clip 3", "back", "diff 0 1", "diff 1 2",
      "diff 1 3", "undo", "diff 3 0")
    XCTAssertEqual(
      answers[3],
      [
        "+ screen Clip in clip: nav", "+ coordinator ClipCoordinator", "visible: Home, then Clip",
        "tab: home, then clip", "title: Home, then Clip", "clock: 0.100s, then 0.200s",
      ])
    XCTAssertEqual(
      answers[4],
      [
        "+ screen DetailClip(3) in clip: nav",
        "+ closure 14 DetailClip(3) Clip/LinkBrowsing.swift:12",
        "visible: Clip, then DetailClip(3)", "title: Clip, then Swift",
        "clock: 0.200s, then 0.550s",
      ])
    XCTAssertEqual(answers[5], ["clock: 0.200s, then 0.900s"])
    XCTAssertEqual(
      answers[7],
      [
        "- screen Clip in clip: nav", "- coordinator ClipCoordinator", "visible: Clip, then Home",
        "tab: clip, then home", "title: Clip, then Home", "clock: 0.900s, then 0.100s",
      ])
  }
}

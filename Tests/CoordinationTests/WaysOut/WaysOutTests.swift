import Coordination
import UIKit
import XCTest

/// Every way out × every place × animated or not: each closure runs once, topmost first, with the reason, and nothing stays behind.
@MainActor
final class WaysOutTests: XCTestCase {
  override func tearDown() async throws {
    Runtime.install(Runtime(isSimulated: true))
  }

  func test_WAY_F_114_everyWayInEveryPlace_animatedOrNot() async {
    var cells = 0
    for way in Way.all {
      for place in Place.allCases {
        for animated in way.pace.cases {
          check(way, place, animated)
          cells += 1
        }
      }
    }
    XCTAssertEqual(cells, Place.allCases.count * Way.all.reduce(0) { $0 + $1.pace.cases.count })
  }

  func test_WAY_everyReasonHasARow() async {
    var met: Set<RemovalReason> = []
    for way in Way.all {
      for result in way.results.values {
        switch result {
        case .leave(let reasons): met.formUnion(reasons)
        case .upperLeaves(let reason): met.insert(reason)
        case .stay, .impossible: break
        }
      }
    }
    XCTAssertEqual(Set(RemovalReason.allCases).subtracting(met), [])
  }

  func test_WAY_everyCellIsDecidedOrSaysWhyItMakesNoSense() async {
    for way in Way.all {
      XCTAssertEqual(way.results.count, Place.allCases.count, way.id)
      for case .impossible(let why) in way.results.values {
        XCTAssertFalse(why.isEmpty, way.id)
      }
      switch way.pace {
      case .both: break
      case .animated(let why), .notAnimated(let why): XCTAssertFalse(why.isEmpty, way.id)
      }
    }
    XCTAssertEqual(Set(Way.all.map(\.id)).count, Way.all.count, "ids are unique")
  }

  func test_WAY_F_37_whatStays_wasAskedAndHasRefused() async {
    for way in Way.vetoedWays {
      for place in Place.allCases {
        guard case .stay = way.result(in: place) else { continue }
        for animated in way.pace.cases {
          let cell = "WAY_\(way.id) × \(place), \(animated ? "animated" : "not animated")"
          let stage = WayStage(place: place, options: way.options)
          way.act(stage, animated)
          stage.settle()
          // The topmost refuses, and nobody else is asked.
          XCTAssertEqual(Set(stage.refusals.map(\.screen)), ["Upper"], cell)
          let asked = way.id.hasSuffix("twiceInOneTurn") ? 3 : 1
          XCTAssertEqual(stage.refusals.count, asked, cell)
          stage.tearDown()
        }
      }
    }
    for way in Way.forcedWays {
      let stage = WayStage(place: .pushed, options: way.options)
      way.act(stage, way.pace.cases[0])
      stage.settle()
      XCTAssertEqual(stage.refusals, [], way.id)
      stage.tearDown()
    }
  }

  func test_WAY_aLeakIsFound() async {
    let stage = WayStage(place: .pushed)
    let kept = stage.stack.topViewController
    stage.router.pop(animated: false)
    XCTAssertEqual(stage.alive, ["Lower", "what the closure of Lower captured", "Upper"])
    _ = kept
    stage.tearDown()
  }

  private func check(_ way: Way, _ place: Place, _ animated: Bool) {
    let cell = "WAY_\(way.id) × \(place)\(animated ? "" : ", not animated")"
    let expected: [WayStage.Departure]
    switch way.result(in: place) {
    case .impossible:
      return
    case .stay:
      expected = []
    case .upperLeaves(let reason):
      expected = [WayStage.Departure(screen: "Upper", reason: reason)]
    case .leave(let reasons):
      expected = zip(["Upper", "Lower"], reasons).map(WayStage.Departure.init)
    }
    let stage = WayStage(place: place, options: way.options)
    XCTAssertEqual(stage.departures, [], "\(cell): before it begins")
    way.act(stage, animated)
    stage.settle()
    XCTAssertEqual(stage.departures, expected, cell)
    let leaving = Set(expected.map(\.screen))
    let staying = stage.leavers.map(\.name).filter { name in
      !leaving.contains { name == $0 || name.hasSuffix(" \($0) captured") }
    }
    XCTAssertEqual(stage.alive, staying, "\(cell): alive afterwards")
    checkRest(of: stage, cell, expected)
  }

  /// Ends the app: what has not left leaves now, what has left is not told again, and all dies.
  private func checkRest(of stage: WayStage, _ cell: String, _ before: [WayStage.Departure]) {
    stage.tearDown()
    let left = Set(before.map(\.screen))
    let rest = ["Upper", "Lower"].filter { !left.contains($0) }
      .map { WayStage.Departure(screen: $0, reason: .tornDown) }
    XCTAssertEqual(stage.departures, before + rest, "\(cell), then torn down")
    XCTAssertEqual(stage.alive, [], "\(cell), then torn down: alive")
    XCTAssertEqual(stage.owner.shownScreens.count, 0, "\(cell): screens of the owner")
    XCTAssertEqual(
      Engine.state.liveRouters.flatMap(\.registrations).count, 0, "\(cell): closures kept")
  }
}

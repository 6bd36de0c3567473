import Coordination
import UIKit
import XCTest

/// Roots of which there are more than an app remembers.
@MainActor
final class ManyRootsTests: CoordinationTestCase {
  /// What can stand at the root: something that owns memory, as a place in an app may.
  private struct Place: Hashable, CustomStringConvertible {
    let name: String
    /// Whether it dies with the last who refers to it.
    let keepsake: Keepsake

    var description: String { name }

    static func == (left: Place, right: Place) -> Bool { left.name == right.name }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }

  private final class Keepsake: Sendable {}

  @MainActor
  private final class PlacesApp: RootCoordinator<Place> {
    private(set) var made: [String] = []
    private(set) var shown: [String] = []

    override func makeRoot(_ root: Place) -> RootContent? {
      made.append(root.name)
      return root.name.hasPrefix("no") ? nil : .screen(Screen(root.name))
    }

    override func didShow(_ root: Place) {
      shown.append(root.name)
      if root.name == "long way" {
        for number in 1...20 { show(Place(name: "stop \(number)", keepsake: Keepsake())) }
      }
    }
  }

  func test_everyRootIsTheOneThatWasAskedFor() async {
    let app = PlacesApp(window: window)
    for number in 1...30 {
      expect(app.show(place("\(number)")), added: 1, removed: number == 1 ? 0 : 1)
      expectTree("\(number)")
      XCTAssertEqual(app.root?.name, "\(number)")
      expectUnchanged(app.show(place("\(number)")))
      expect(app.show(place("home")), added: 1, removed: 1)
      XCTAssertEqual(app.requestedRoot?.name, "home")
    }
    XCTAssertEqual(app.shown, app.made)
    XCTAssertEqual(app.made, (1...30).flatMap { ["\($0)", "home"] })
  }

  func test_rootsThatCannotBeMade_areForgotten() async {
    let app = PlacesApp(window: window)
    for number in 1...20 {
      let nothing = place("nothing \(number)")
      XCTAssertEqual(app.show(nothing).result, .failure(.nothingForRoot("nothing \(number)")))
      XCTAssertNil(app.root)
    }
    expect(app.show(place("home")), added: 1)
    XCTAssertEqual(
      app.show(place("work"), replacing: place("elsewhere")).result,
      .failure(.rootNotShown("elsewhere", instead: "home")))
    expect(app.show(place("work"), replacing: place("home")), added: 1, removed: 1)
  }

  func test_rootsAskedForInsideASwitch_comeOneAfterTheOther() async {
    let app = PlacesApp(window: window)
    app.show(place("long way"))
    settle()
    XCTAssertEqual(app.root?.name, "stop 20")
    XCTAssertEqual(app.session, 2)
    expectTree("stop 20")
  }

  func test_aRootThatNobodyAsksForAnyMore_isLetGo() async {
    weak var keepsake: Keepsake?
    weak var last: Keepsake?
    var app: PlacesApp? = PlacesApp(window: window)
    do {
      let first = place("first")
      keepsake = first.keepsake
      app?.show(first)
    }
    XCTAssertNotNil(keepsake)
    for number in 1...20 {
      let next = place("\(number)")
      last = next.keepsake
      app?.show(next)
    }
    XCTAssertNil(keepsake)
    XCTAssertNotNil(last)
    app = nil
    XCTAssertNil(last)
  }

  private func place(_ name: String) -> Place { Place(name: name, keepsake: Keepsake()) }
}

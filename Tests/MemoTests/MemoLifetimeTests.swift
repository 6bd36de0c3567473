import Memo
import NavwrightTesting
import Simulator
import XCTest

/// Who keeps whom: a view model lives as long as its screen, the coordinator as long as the list.
@MainActor
final class MemoLifetimeTests: XCTestCase {
  private func expect(
    _ name: String, _ lifetime: Lifetime, _ app: SimulatedApp, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    XCTAssertEqual(app.simulator.lifetime(of: name), lifetime, name, file: file, line: line)
  }

  func test_F_60_F_67_F_71_aSceneMakesItsScreenWithTheViewModelItCarries() async {
    await simulate(MemoApp.self) { app in
      await app.tap("memo", "Call the plumber")
      await app.expectStack("MemoList > MemoDetail(2)")
      XCTAssertEqual(
        app.simulator.elements.first { $0.kind == "text" }?.title, "Call the plumber")
      await app.tap("button", "Edit")
      await app.run("expect field content is \"Call the plumber\"")
    }
  }

  func test_aViewModelDiesWithItsScreen_whicheverWayThatLeaves() async {
    for way in ["back", "swipe back", "tap button \"Delete\""] {
      await simulate(MemoApp.self) { app in
        await app.tap("memo", 1)
        expect("MemoDetailViewModel", .alive, app)
        await app.run(way)
        await app.expectStack("MemoList")
        expect("MemoDetailViewModel", .gone, app)
        await app.expectNoLeaks()
      }
    }
  }

  func test_theViewModelOfASheetDiesWithIt() async {
    for way in ["tap item \"Save\"", "tap item \"Cancel\"", "swipe down", "dismiss"] {
      await simulate(MemoApp.self) { app in
        await app.tap("item", "Add")
        expect("MemoComposeViewModel", .alive, app)
        await app.run(way)
        await app.expectTree("window(nav[MemoList])")
        expect("MemoComposeViewModel", .gone, app)
        XCTAssertEqual(app.simulator.closures, [], way)
      }
    }
  }

  func test_aReplyThatIsHeld_keepsNoScreen() async {
    await simulate(MemoApp.self) { app in
      await app.tap("memo", 1)
      await app.service("delete-memo", .holds)
      await app.tap("button", "Delete")
      await app.back()
      expect("MemoDetailViewModel", .gone, app)
      await app.expectGone("MemoDetail(4)")
      await app.tap("item", "Add")
      await app.service("update-memo", .holds)
      await app.tap("item", "Save")
      await app.dismiss()
      // It waits to take back what may not be saved, without its screen.
      expect("MemoComposeViewModel", .alive, app)
      await app.expectGone("MemoCompose(new)")
      await app.service("update-memo", .replies)
      expect("MemoComposeViewModel", .gone, app)
    }
  }

  func test_theCoordinatorLivesAsLongAsTheApp() async {
    await simulate(MemoApp.self) { app in
      expect("SceneCoordinator", .alive, app)
      expect("MemoListViewModel", .alive, app)
    }
  }
}

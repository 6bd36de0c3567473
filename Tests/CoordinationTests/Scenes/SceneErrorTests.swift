import Coordination
import UIKit
import XCTest

/// Each error of a scene coordinator: nothing changed, nothing kept, the whole text.
@MainActor
final class SceneErrorTests: SceneTestCase {
  /// A transition that must fail and must leave everything as it was.
  private func refused(
    _ scene: TestScene, _ style: TransitionStyle, _ error: TransitionError, _ text: String,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    let tree = window.tree
    let kept = keptClosures
    let transition = coordinator.transition(to: scene, using: style, onRemoval: noting("it left"))
    settle()
    expectRefused(transition, error, text, file: file, line: line)
    XCTAssertEqual(window.tree, tree, "the tree changed", file: file, line: line)
    XCTAssertEqual(keptClosures, kept, "a closure was kept", file: file, line: line)
    XCTAssertEqual(notes, [], "a closure ran", file: file, line: line)
    XCTAssertEqual(runtime.diagnostics.messages, [], "UIKit was asked", file: file, line: line)
  }

  func test_navigationControllerMissing() async {
    show((.bare("splash"), .root))
    refused(
      .bare("x"), .push, .navigationControllerMissing("splash"),
      "splash stands in no navigation controller; present instead, or put it into one")
    show((.stack("list"), .root), (.bare("sheet"), .modal))
    refused(
      .bare("x"), .push, .navigationControllerMissing("sheet"),
      "sheet stands in no navigation controller; present instead, or put it into one")
  }

  func test_unknown_whenNothingCanBeClosed() async {
    show((.bare("splash"), .root))
    expectRefused(close(), .unknown, "nothing to close: the root of the window stays")
    expectTree("splash")
  }

  func test_emptyWindow() async {
    for style in [TransitionStyle.push, .modal] {
      refused(.bare("x"), style, .refused(.emptyWindow), "the window has no root")
    }
    expectRefused(close(), .refused(.emptyWindow), "the window has no root")
  }

  func test_windowDetached() async {
    coordinator = SceneCoordinator(window: UIWindow(frame: .zero))
    for style in TransitionStyle.allCases {
      refused(.bare("x"), style, .refused(.windowDetached), "the router's window is gone")
    }
    expectRefused(close(), .refused(.windowDetached), "the router's window is gone")
    XCTAssertNil(coordinator.currentViewController)
  }

  func test_aStackCannotBePushed() async {
    show((.stack("list"), .root))
    refused(
      .stack("x"), .push, .refused(.containerNotPushable("nav")),
      "nav is a navigation controller and cannot be put on a stack; present it")
  }

  func test_aScreenThatIsShownElsewhere() async {
    show((.stack("list"), .root), (.bare("detail"), .push))
    guard let list = stack?.viewControllers.first else { return XCTFail() }
    for style in [TransitionStyle.root, .modal] {
      refused(
        .made(list), style, .refused(.screenInUse("list")),
        "list is shown elsewhere; take it away there first")
    }
    refused(
      .made(list), .push, .refused(.duplicateScreen("list")), "list is on this stack already")
  }

  func test_aWindowThatIsNotVisible_presentsNothing() async {
    show((.stack("list"), .root))
    window.isHidden = true
    refused(
      .bare("x"), .modal, .refused(.notInWindow("list")),
      "list is not on screen and cannot present")
    window.isHidden = false
  }

  func test_aModalUnderAnAlertOrTheShareSheet_isRefused() async {
    let sheet = UIActivityViewController(activityItems: ["memo"], applicationActivities: nil)
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    for (modal, name) in [(sheet, "UIActivityViewController"), (alert, "Alert(Sure?)")] {
      show((.stack("list"), .root), (.made(modal), .modal))
      refused(
        .bare("x"), .modal, .alreadyPresenting(presenter: "list", presented: name),
        "list presents \(name) already")
    }
  }

  func test_aRequesterThatIsCoveredOrGone_isRefused() async {
    show((.stack("list"), .root), (.bare("detail"), .push))
    guard let list = stack?.viewControllers.first, let detail = stack?.topViewController
    else { return XCTFail() }
    let covered = coordinator.close(from: list)
    settle()
    expectRefused(
      covered, .refused(.covered(requester: "list", by: "detail")), "list is covered by detail")
    expectLog("ignored: close, list is covered by detail")
    expect(close(), removed: 1)
    let gone = coordinator.close(from: detail)
    expectRefused(
      gone, .refused(.covered(requester: "detail", by: nil)), "detail is gone")
    expectLog("ignored: close, detail is gone")
    expectTree("nav[list]")
  }

  func test_everyRouterError_hasOneTransitionErrorWithTheSameText() async {
    let errors: [RouterError] = [
      .routerDetached, .windowDetached, .emptyWindow, .noStack("A"), .duplicateScreen("A"),
      .containerNotPushable("A"), .screenInUse("A"), .cannotPop("A"), .notInStack("A"),
      .emptyStack, .nothingToDismiss, .nothingToClose,
      .alreadyPresenting(presenter: "A", presented: "B"), .notInWindow("A"),
      .covered(requester: "A", by: nil), .noScreen("A"),
    ]
    for error in errors { XCTAssertEqual("\(TransitionError(error))", "\(error)") }
    XCTAssertEqual(Set(errors.map(TransitionError.init)).count, errors.count)
  }
}

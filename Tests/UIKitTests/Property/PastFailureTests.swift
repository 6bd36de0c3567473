import UIKit
import XCTest

/// Scripts that once went against an invariant.
@MainActor
final class PastFailureTests: XCTestCase {
  func test_pushInTheFirstDidShow_waitsForTheAppearance() async {
    expectInvariants(after: [
      .setRoot("T1"),
      .inside(nil, .didShow, .push("C17", on: "T1.1", animated: false)),
      .select(1, of: "T1"),
    ])
  }

  func test_set_waitsForWhatItsNewMembersBeginAsTheyLeaveTheirParent() async {
    expectInvariants(after: [
      .setRoot("N1"),
      .set(["P6"], on: "N1", animated: false),
      .set(["P14"], on: "P6.0", animated: false),
      .push("C32", on: "N1", animated: false),
      .inside(nil, .wM, .pop("N1", animated: true)),
      .set(["P14", "P14.0.0"], on: "P6.0", animated: false),
    ])
  }

  func test_callWhileAnEmbeddedStackAppears_goesOnAfterwards() async {
    expectInvariants(after: [
      .setRoot("C1"),
      .inside("N2", .wA, .set([], on: "N2", animated: false)),
      .embed("N2", in: "C1"),
    ])
  }

  func test_windowHiddenWhileItsNewRootIsLoaded_showsNothing() async {
    expectInvariants(after: [.inside(nil, .load, .hideWindow(true)), .setRoot("N8")])
  }

  func test_cancelledSwipe_doesNotTakeBackWhatStandsElsewhereNow() async {
    expectInvariants(after: [
      .setRoot("P1"),
      .push("C2", on: "P1.0", animated: false),
      .present("N4", from: "C2", animated: false),
      .settle(finishing: false),
      .swipe("P1.0", .begin),
      .removeFromParent("C2"),
      .push("C9", on: "P1.0", animated: false),
      .push("C2", on: "N4", animated: false),
      .settle(finishing: false),
    ])
  }

  func test_oldRoot_isNotPresentedByItsOwnModal() async {
    expectInvariants(after: [
      .setRoot("N1"),
      .present("N2", from: "N1", animated: false),
      .settle(finishing: true),
      .setRoot("C3"),
      .present("N1", from: "N2.0", animated: true),
    ])
  }

  func test_newRootInTheFirstCallbackOfASwipe_tellsNoEndOfWhatNeverBegan() async {
    expectInvariants(after: [
      .setRoot("T1"),
      .system(.iOS18),
      .select(1, of: "T1"),
      .set(["P8"], on: "T1.1", animated: false),
      .push("P19", on: "T1.1", animated: false),
      .present("A20", from: "P19", animated: false),
      .push("C22", on: "P8.0", animated: false),
      .pop("T1.1", animated: false),
      .inside(nil, .wM, .setRoot("T28")),
      .swipe("P8.0", .begin),
    ])
  }

  func test_swipeBegunAtTheEndOfAnother_comesToRest() async {
    expectInvariants(after: [
      .setRoot("T1"),
      .set(["C5", "P6", "C7"], on: "T1.0", animated: false),
      .pop("T1.0", animated: false),
      .swipe("T1.0", .begin),
      .push("C8", on: "P6.0", animated: false),
      .inside(nil, .load, .swipe("T1.0", .begin)),
      .settle(finishing: false),
    ])
  }

  func test_dragBegunAtTheEndOfAnother_comesToRest() async {
    expectInvariants(after: [
      .setRoot("P1"),
      .push("C6", on: "P1.0", animated: false),
      .present("C7", from: "C6", animated: false),
      .step,
      .drag("C7", .begin),
      .inside(nil, .alongside, .drag("C7", .begin)),
      .settle(finishing: false),
    ])
  }

  func test_stackTwoLevelsDownThatCatchesUp_showsItsTop() async {
    expectInvariants(after: [
      .setRoot("N1"),
      .push("C10", on: "N1", animated: true),
      .inside(nil, .wA, .step),
      .embed("P13", in: "C10"),
    ])
  }

  func test_tabSelectedInTheFirstCallbackOfASwipe_leavesTheScreenBelowUnloaded() async {
    expectInvariants(after: [
      .setRoot("T1"),
      .push("C2", on: "T1.1", animated: false),
      .tapTab(1, of: "T1"),
      .inside(nil, .wM, .selectTab("T1.0", of: "T1")),
      .swipe("T1.1", .begin),
    ])
  }

  func test_backTapWhileThePopBeforeItIsBeingOpened_doesNotEndIt() async {
    expectInvariants(after: [
      .system(.iOS26),
      .setRoot("P11"),
      .hideWindow(true),
      .select(1, of: "T3-kept"),
      .set(["T3.1.0", "C13"], on: "P11.0", animated: false),
      .inside("C13", .load, .tapBack("P11.0")),
      .push("T20-kept", on: "P11.0", animated: false),
      .hideWindow(false),
      .backMenu("C13", on: "P11.0"),
      .push("T20.1", on: "T20.0", animated: false),
    ])
  }

  func test_screenTakenElsewhereWhileItsStackDisappears_disappearsToo() async {
    expectInvariants(after: [
      .setRoot("P4"),
      .present("N5", from: "P4", animated: false),
      .settle(finishing: false),
      .present("N7", from: "N5.0", animated: false),
      .push("C9", on: "N7", animated: false),
      .step,
      .dismiss("N5.0", animated: false),
      .inside(nil, .dD, .set(["C9", "C10"], on: "P4.0", animated: false)),
    ])
  }

  func test_swipeBegunWhileSomethingIsBeingEmbedded_isNotComparedWithWhatWasBefore() async {
    expectInvariants(after: [
      .setRoot("N5"),
      .inside(nil, .alongside, .push("C11", on: "N5", animated: false)),
      .present("C10", from: "N5", animated: true),
      .settle(finishing: true),
      .inside(nil, .load, .swipe("N5", .begin)),
      .embed("N12", in: "C10"),
      .swipe("N5", .cancel),
    ])
  }
}

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
}

import UIKit
import XCTest

/// The rules as values: small states, every operation.
final class RulesTests: XCTestCase {
  private func id(_ number: Int) -> ControllerID { ControllerID(Int32(number)) }

  /// A stack with the members 1 … count.
  private func stack(_ count: Int) throws -> StackRules {
    var rules = StackRules()
    for number in 0..<count {
      _ = try rules.push(id(number + 1), isMember: false, isNavigationController: false)
    }
    return rules
  }

  func test_stackRules_push() throws {
    for count in 0...3 {
      var rules = try stack(count)
      let before = rules
      XCTAssertThrowsError(try rules.push(id(1), isMember: true, isNavigationController: false)) {
        XCTAssertEqual($0 as? StackRefusal, .alreadyOnStack(id(1)))
      }
      XCTAssertThrowsError(try rules.push(id(9), isMember: false, isNavigationController: true)) {
        XCTAssertEqual($0 as? StackRefusal, .navigationControllerNotPushable(id(9)))
      }
      XCTAssertEqual(rules, before)
      let change = try rules.push(id(9), isMember: false, isNavigationController: false)
      XCTAssertEqual(
        change,
        StackChange(
          operation: .push, outgoing: count == 0 ? nil : id(count), outgoingLeaves: false,
          incoming: id(9), incomingIsNew: true, added: 1, removed: 0))
      XCTAssertEqual(rules.count, count + 1)
      XCTAssertEqual(rules.top, id(9))
      rules.revert(change)
      XCTAssertEqual(rules, before)
    }
  }

  func test_stackRules_pop() throws {
    for count in 0...3 {
      var rules = try stack(count)
      let before = rules
      guard count > 1 else {
        XCTAssertThrowsError(try rules.pop(revealing: nil)) {
          XCTAssertEqual($0 as? StackRefusal, .rootCannotPop)
        }
        XCTAssertEqual(rules, before)
        continue
      }
      let change = try rules.pop(revealing: id(count - 1))
      XCTAssertEqual(
        change,
        StackChange(
          operation: .pop, outgoing: id(count), outgoingLeaves: true, incoming: id(count - 1),
          incomingIsNew: false, added: 0, removed: 1))
      XCTAssertEqual(rules.count, count - 1)
      rules.revert(change)
      XCTAssertEqual(rules, before)
    }
  }

  func test_stackRules_popTo() throws {
    for count in 1...4 {
      var rules = try stack(count)
      let before = rules
      XCTAssertThrowsError(try rules.pop(to: id(9), at: nil)) {
        XCTAssertEqual($0 as? StackRefusal, .notOnStack(id(9)))
      }
      XCTAssertEqual(rules, before)
      for index in 0..<count {
        rules = before
        let change = try rules.pop(to: id(index + 1), at: index)
        XCTAssertEqual(change.removed, count - index - 1)
        XCTAssertEqual(change.operation, index == count - 1 ? .none : .pop)
        XCTAssertEqual(change.outgoingLeaves, index < count - 1)
        XCTAssertEqual(rules.count, index + 1)
        rules.revert(change)
        XCTAssertEqual(rules, before)
      }
    }
  }

  func test_stackRules_set() throws {
    struct Case {
      let top: Int?
      let topWasMember: Bool
      let keepsTop: Bool
      let operation: StackChange.Operation
      let outgoingLeaves: Bool
      let incomingIsNew: Bool
    }
    // On the stack 1 2 3.
    let cases = [
      Case(
        top: 3, topWasMember: true, keepsTop: true, operation: .none, outgoingLeaves: false,
        incomingIsNew: false),
      Case(
        top: 2, topWasMember: true, keepsTop: false, operation: .pop, outgoingLeaves: true,
        incomingIsNew: false),
      Case(
        top: 2, topWasMember: true, keepsTop: true, operation: .pop, outgoingLeaves: false,
        incomingIsNew: false),
      Case(
        top: 9, topWasMember: false, keepsTop: true, operation: .push, outgoingLeaves: false,
        incomingIsNew: true),
      Case(
        top: 9, topWasMember: false, keepsTop: false, operation: .push, outgoingLeaves: true,
        incomingIsNew: true),
      Case(
        top: nil, topWasMember: false, keepsTop: false, operation: .pop, outgoingLeaves: true,
        incomingIsNew: false),
    ]
    for given in cases {
      var rules = try stack(3)
      let before = rules
      let change = rules.set(
        top: given.top.map(id), count: given.top == nil ? 0 : 2, keeping: given.top == nil ? 0 : 1,
        topWasMember: given.topWasMember, keepsTop: given.keepsTop)
      XCTAssertEqual(
        change,
        StackChange(
          operation: given.operation, outgoing: id(3), outgoingLeaves: given.outgoingLeaves,
          incoming: given.top.map(id), incomingIsNew: given.incomingIsNew,
          added: given.top == nil ? 0 : 1, removed: given.top == nil ? 3 : 2))
      rules.revert(change)
      XCTAssertEqual(rules, before)
    }
  }

  func test_stackRules_letsDistinctMembersInThatAreNoStacks() {
    XCTAssertNoThrow(try StackRules.admit(navigationController: nil, isDistinct: true))
    XCTAssertThrowsError(try StackRules.admit(navigationController: nil, isDistinct: false)) {
      XCTAssertEqual($0 as? StackRefusal, .notDistinct)
    }
    for isDistinct in [true, false] {
      XCTAssertThrowsError(
        try StackRules.admit(navigationController: id(2), isDistinct: isDistinct)
      ) { XCTAssertEqual($0 as? StackRefusal, .navigationControllerNotPushable(id(2))) }
    }
  }

  func test_stackRules_phases() {
    var rules = StackRules()
    XCTAssertEqual(rules.phase, .idle)
    rules.begin()
    XCTAssertEqual(rules.phase, .running)
    rules.finish()
    XCTAssertEqual(rules.phase, .finishing)
    rules.end()
    XCTAssertEqual(rules, StackRules())
  }

  func test_stackRules_duringATransition() {
    XCTAssertEqual(
      StackCall.allCases.map { "\($0) \(StackRules.duringTransition($0))" },
      [
        "push deferred", "pop dropped", "popTo dropped", "popToRoot dropped", "set deferred",
      ])
  }

  func test_appearanceRules_everyStateAndCallback() {
    struct Row {
      let state: AppearanceState
      let willAppear: AppearanceState?
      let willDisappear: AppearanceState?
      let end: AppearanceState?
    }
    let rows = [
      Row(state: .disappeared, willAppear: .appearing, willDisappear: nil, end: nil),
      Row(state: .appearing, willAppear: nil, willDisappear: .disappearing, end: .appeared),
      Row(state: .appeared, willAppear: nil, willDisappear: .disappearing, end: nil),
      Row(state: .disappearing, willAppear: .appearing, willDisappear: nil, end: .disappeared),
    ]
    for row in rows {
      XCTAssertEqual(AppearanceRules.willAppear(from: row.state), row.willAppear)
      XCTAssertEqual(AppearanceRules.willDisappear(from: row.state), row.willDisappear)
      XCTAssertEqual(AppearanceRules.end(from: row.state), row.end)
    }
  }

  func test_barRules_sampleTheFlags() {
    var bars = BarRules()
    XCTAssertFalse(bars.isBottomBarHidden)
    for flagged in [0, 1, 2, 0, 1] {
      bars.flagged = flagged
      bars.sample()
      XCTAssertEqual(bars.isBottomBarHidden, flagged > 0)
    }
    bars.flagged = 0
    XCTAssertTrue(bars.isBottomBarHidden)
    bars.restore(isBottomBarHidden: false)
    XCTAssertFalse(bars.isBottomBarHidden)
  }

  func test_tabRules_select() throws {
    var rules = TabRules()
    XCTAssertNil(rules.selectedID)
    XCTAssertThrowsError(try rules.select(index: 0)) {
      XCTAssertEqual($0 as? TabRefusal, .indexOutOfRange(0, count: 0))
    }
    rules.replace(with: [id(1), id(2), id(3)])
    XCTAssertEqual(rules.selected, 0)
    for (index, changes) in [(0, false), (2, true), (2, false), (1, true)] {
      XCTAssertEqual(try rules.select(index: index), changes)
      XCTAssertEqual(rules.selectedID, id(index + 1))
    }
    for index in [-1, 3] {
      XCTAssertThrowsError(try rules.select(index: index)) {
        XCTAssertEqual($0 as? TabRefusal, .indexOutOfRange(index, count: 3))
      }
    }
    XCTAssertThrowsError(try rules.select(id(9))) {
      XCTAssertEqual($0 as? TabRefusal, .notATab(id(9)))
    }
    XCTAssertTrue(try rules.select(id(3)))
    XCTAssertEqual(rules.selected, 2)
  }

  func test_tabRules_replaceKeepsWhatItCan() throws {
    for selected in 0..<3 {
      for (new, expected) in [
        ([1, 2, 3], selected), ([3, 2, 1], 2 - selected), ([7, 8, 9], selected),
        ([7], 0), ([7, 8], selected < 2 ? selected : 0),
      ] {
        var rules = TabRules()
        rules.replace(with: [id(1), id(2), id(3)])
        _ = try rules.select(index: selected)
        rules.replace(with: new.map(id))
        XCTAssertEqual(rules.selected, expected, "\(new) from \(selected)")
      }
      var rules = TabRules()
      rules.replace(with: [id(1)])
      rules.replace(with: [])
      XCTAssertNil(rules.selected)
    }
  }

  func test_presentationRules_refuseInOrder() throws {
    let allowed = PresentationRequest(
      presented: id(1), requester: id(2), presenter: id(3), alreadyPresents: nil,
      isPresentedElsewhere: false, hasParent: false, isRootOfWindow: false,
      presenterIsInWindow: true, requesterWasShown: true, requesterIsBeingDismissed: false,
      isPresentationOpen: false)
    try PresentationRules.check(allowed)
    let faults: [(PresentationRefusal, (inout PresentationRequest) -> Void)] = [
      (.presentingItself, { $0.requester = $0.presented }),
      (.alreadyPresented, { $0.isPresentedElsewhere = true }),
      (.rootOfWindow, { $0.isRootOfWindow = true }),
      (.hasParent, { $0.hasParent = true }),
      (.presentationInProgress, { $0.isPresentationOpen = true }),
      (.beingDismissed, { $0.requesterIsBeingDismissed = true }),
      (.alreadyPresenting, { $0.alreadyPresents = ControllerID(4) }),
      (.notInWindow, { $0.presenterIsInWindow = false }),
    ]
    XCTAssertEqual(faults.map(\.0), PresentationRefusal.allCases)
    var request = allowed
    for (refusal, fault) in faults.reversed() {
      fault(&request)
      XCTAssertThrowsError(try PresentationRules.check(request)) {
        XCTAssertEqual($0 as? PresentationRefusal, refusal)
      }
      var alone = allowed
      fault(&alone)
      XCTAssertThrowsError(try PresentationRules.check(alone)) {
        XCTAssertEqual($0 as? PresentationRefusal, refusal)
      }
    }
    var neverShown = allowed
    neverShown.requesterWasShown = false
    XCTAssertThrowsError(try PresentationRules.check(neverShown)) {
      XCTAssertEqual($0 as? PresentationRefusal, .notInWindow)
    }
  }
}

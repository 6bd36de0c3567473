import Coordination
import UIKit
import XCTest

/// `perform`: several operations as one.
@MainActor
final class RouterBatchTests: CoordinationTestCase {
  private func makeCrowded() -> (Router, [Screen]) {
    let router = makeRouter("Home")
    for name in ["A", "B"] {
      router.push(Screen(name), animated: false, onRemoval: noting(name))
    }
    let modals = ["M1", "M2"].map(Screen.init)
    for modal in modals {
      router.present(modal, animated: false, onRemoval: noting(modal.name))
      settle()
    }
    runtime.log.removeAll()
    return (router, modals)
  }

  func test_modalsGo_theStackIsSet_aModalComes_withOneAnimation() async {
    let (router, _) = makeCrowded()
    let transition = router.perform([
      .dismissModals, .pop, .push(Screen("C"), onRemoval: noting("C")),
      .present(Screen("N"), onRemoval: noting("N")),
    ])
    expectOpen(transition)
    settle()
    expect(transition, added: 2, removed: 3)
    expectTree("nav[Home, A, C] + N")
    expectNotes("M2 ancestorDismissed", "M1 dismissed", "B replaced")
    XCTAssertEqual(runtime.loop.now, .milliseconds(500))
    router.dismiss(animated: false)
    settle()
    router.pop(animated: false)
    expectNotes("N dismissed", "C pop")
  }

  func test_onlyTheLastIsAnimated() async {
    let (router, _) = makeCrowded()
    router.perform([.dismissModals, .popToRoot, .push(Screen("C"))])
    settle()
    expectTree("nav[Home, C]")
    XCTAssertEqual(runtime.loop.now, .milliseconds(350))
    let still = router.perform([.push(Screen("D")), .present(Screen("N"))], animated: false)
    settle()
    expect(still, added: 2)
    XCTAssertEqual(runtime.loop.now, .milliseconds(350))
  }

  func test_severalPushes_showOnlyTheLast() async {
    let router = makeRouter("Home")
    let between = Screen("A")
    between.onWillAppear = { [weak self] in self?.note("A appears") }
    let transition = router.perform([
      .push(between, hidesBottomBar: true), .push(Screen("B")), .push(Screen("C")),
    ])
    settle()
    expect(transition, added: 3)
    expectTree("nav[Home, A, B, C]")
    expectNotes()
    XCTAssertTrue(between.hidesBottomBarWhenPushed)
  }

  func test_severalModals_lieOnEachOther() async {
    let router = makeRouter("Home")
    let transition = router.perform([
      .present(Screen("M1"), onRemoval: noting("M1")), .present(Screen("M2")),
      .present(Screen("M3")),
    ])
    settle()
    expect(transition, added: 3)
    expectTree("nav[Home] + M1 + M2 + M3")
    XCTAssertEqual(runtime.loop.now, .milliseconds(500))
  }

  func test_aModalThatStays_isLeftAlone() async {
    let (router, modals) = makeCrowded()
    let transition = router.perform([
      .dismiss(modals[1]), .popTo(router.navigationController?.viewControllers[0] ?? modals[0]),
      .present(Screen("N")),
    ])
    settle()
    expect(transition, added: 1, removed: 3)
    expectTree("nav[Home] + M1 + N")
  }

  func test_reasons_areThoseOfTheSingleOperation() async {
    let cases: [(String, [RouterOperation], String)] = [
      ("pop", [.pop], "B pop"), ("two pops", [.pop, .pop], "B popTo, A popTo"),
      ("popToRoot", [.popToRoot], "B popToRoot, A popToRoot"),
      ("replaceTop", [.replaceTop(with: Screen("N"))], "B replaced"),
      ("setRoot", [.setRoot(Screen("N"))], "B stackSet, A stackSet"),
      ("pop and two pushes", [.pop, .push(Screen("N")), .push(Screen("O"))], "B stackSet"),
    ]
    for (name, operations, expected) in cases {
      let router = makeRouter("Home")
      for name in ["A", "B"] {
        router.push(Screen(name), animated: false, onRemoval: noting(name))
      }
      router.perform(operations)
      settle()
      XCTAssertEqual(notes.joined(separator: ", "), expected, name)
      window.rootViewController = nil
      settle()
      forgetNotes()
    }
  }

  func test_belowTheSameTop_isRemovalFromTheMiddle() async {
    let router = makeRouter("Home")
    let b = Screen("B")
    router.push(Screen("A"), animated: false, onRemoval: noting("A"))
    router.push(b, animated: false)
    guard let home = router.navigationController?.viewControllers[0] else { return XCTFail() }
    expect(router.perform([.setStack([home, b])]), removed: 1)
    expectNotes("A removedFromMiddle")
  }

  func test_whatComesAndGoes_neverComes() async {
    let router = makeRouter("Home")
    let screen = Screen("A")
    screen.onMove = { XCTFail("it came") }
    expectUnchanged(
      router.perform([
        .push(screen, onRemoval: noting("A")), .pop, .present(Screen("M")), .dismiss(),
      ]))
    XCTAssertEqual(keptClosures, 0)
    expectUnchanged(router.perform([]))
    expectNotes()
  }

  func test_anOperationThatCannotBeCarriedOut_refusesAll() async {
    let (router, modals) = makeCrowded()
    let twice = Screen("Twice")
    let cases: [(RouterOperation, RouterError, String)] = [
      (.popTo(Screen("X")), .notInStack("X"), "X is not on this stack"),
      (.setStack([]), .emptyStack, "no screen: a stack needs at least one"),
      (
        .setStack([twice, twice]), .duplicateScreen("Twice"), "Twice is on this stack already"
      ),
      (
        .push(UINavigationController()), .containerNotPushable("nav"),
        "nav is a navigation controller and cannot be put on a stack; present it"
      ),
      (.present(modals[0]), .screenInUse("M1"), "M1 is shown elsewhere; take it away there first"),
      (.dismiss(Screen("X")), .nothingToDismiss, "nothing to dismiss"),
    ]
    for (operation, error, text) in cases {
      let transition = router.perform([
        .push(Screen("N"), onRemoval: noting("N")), .present(Screen("O"), onRemoval: noting("O")),
        operation,
      ])
      expectRefused(transition, error, text)
      expectTree("nav[Home, A, B] + M1 + M2")
      XCTAssertEqual(keptClosures, 4)
    }
    expectRefused(
      router.perform([.popToRoot, .pop]), .cannotPop("Home"),
      "cannot pop Home: it is the root of its stack")
    expectRefused(
      router.perform([.dismissModals, .push(twice), .push(twice)]), .duplicateScreen("Twice"),
      "Twice is on this stack already")
    expectRefused(
      router.perform([.push(twice), .present(twice)]), .screenInUse("Twice"),
      "Twice is shown elsewhere; take it away there first")
    expectRefused(
      router.perform([.present(twice), .push(twice)]), .screenInUse("Twice"),
      "Twice is shown elsewhere; take it away there first")
    expectNotes()
  }

  func test_modalsNeedAPlace() async {
    let (_, _, second) = makeTabs()
    expectRefused(
      second.perform([.push(Screen("A")), .present(Screen("M"))]), .notInWindow("nav"),
      "nav is not on screen and cannot present")
    expectTree("tabs{nav[Home]*, nav[Other]}")
    let router = makeRouter("Home")
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    expectRefused(
      router.perform([.push(Screen("A")), .present(alert), .present(Screen("M"))]),
      .alreadyPresenting(presenter: "nav", presented: "Alert(Sure?)"),
      "nav presents Alert(Sure?) already")
    expectTree("nav[Home]")
  }

  func test_otherCalls_waitForTheWhole() async {
    let (router, _) = makeCrowded()
    let c = Screen("C")
    c.onWillAppear = { router.push(Screen("D"), animated: false) }
    var order: [String] = []
    router.perform([.dismissModals, .push(c), .present(Screen("N"))], animated: false)
      .whenComplete { _ in
        order.append("batch, \(self.window.tree)")
        router.push(Screen("F"), animated: false)
      }
    router.push(Screen("E"), animated: false).whenComplete { _ in order.append("push") }
    settle()
    XCTAssertEqual(order, ["batch, nav[Home, A, B, C] + N", "push"])
    expectTree("nav[Home, A, B, C, E, D, F] + N")
  }

  func test_aCallInOneTurnAsUsers_comesInItsTurn() async {
    let router = makeRouter("Home")
    router.push(Screen("A"))
    let batch = router.perform([.pop, .push(Screen("B"))])
    let last = router.push(Screen("C"))
    settle()
    expect(batch, added: 1, removed: 1)
    expect(last, added: 1)
    expectTree("nav[Home, B, C]")
  }

  func test_whoeverAsked_mayNotBeCovered_butForModalsThatGo() async {
    let (router, modals) = makeCrowded()
    let members = router.navigationController?.viewControllers ?? []
    expectRefused(
      router.perform([.push(Screen("X"))], from: members[1]),
      .covered(requester: "A", by: "B"), "A is covered by B")
    expectRefused(
      router.perform([.push(Screen("X"))], from: members[2]),
      .covered(requester: "B", by: "M1"), "B is covered by M1")
    expectRefused(
      router.perform([.push(Screen("X"))], from: Screen("Gone")),
      .covered(requester: "Gone", by: nil), "Gone is gone")
    expectLog(
      "ignored: perform, A is covered by B", "ignored: perform, B is covered by M1",
      "ignored: perform, Gone is gone")
    let upper = router.perform([.dismiss()], animated: false, from: modals[0])
    settle()
    expect(upper, removed: 1)
    let lower = router.perform(
      [.dismissModals, .push(Screen("X"))], animated: false, from: members[2])
    settle()
    expect(lower, added: 1, removed: 1)
    expectTree("nav[Home, A, B, X]")
  }

  func test_aStackThatRefusesItsPart_endsTheCallThere() async {
    final class Stubborn: UINavigationController {
      var isStubborn = false
      override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        if !isStubborn { super.setViewControllers(viewControllers, animated: animated) }
      }
    }
    let stack = Stubborn(rootViewController: Screen("Home"))
    window.rootViewController = stack
    let router = Router(rootViewController: stack)
    router.present(Screen("M"), animated: false)
    settle()
    stack.isStubborn = true
    let new = Screen("A")
    let transition = router.perform([
      .dismissModals, .push(new, hidesBottomBar: true, onRemoval: noting("A")),
      .present(Screen("N"), onRemoval: noting("N")),
    ])
    settle()
    expectRefused(transition, .screenInUse("A"), "A is shown elsewhere; take it away there first")
    expectTree("nav[Home]")
    XCTAssertEqual(keptClosures, 0)
    XCTAssertFalse(new.hidesBottomBarWhenPushed)
  }

  func test_aMemberThatIsSetAsRoot_keepsItsClosure() async {
    let router = makeRouter("Home")
    let member = Screen("A")
    router.push(member, animated: false, onRemoval: noting("first"))
    expect(router.perform([.setRoot(member, onRemoval: noting("second"))]), removed: 1)
    expectTree("nav[A]")
    router.setRoot(Screen("New"))
    expectNotes("first stackSet", "second stackSet")
  }

  func test_theEndOfTheApp_completesABatchOnce() async {
    let (router, _) = makeCrowded()
    let batch = router.perform([.dismissModals, .push(Screen("C")), .present(Screen("N"))])
    var results: [Transition.Completion] = []
    batch.whenComplete { results.append($0) }
    window.tearDown()
    runtime.loop.removeAll()
    runtime.delivery.abandonAll()
    settle()
    XCTAssertEqual(results.count, 1)
  }
}

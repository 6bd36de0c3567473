import Coordination
import UIKit
import XCTest

/// Present, dismiss, dismiss all, close.
@MainActor
final class RouterModalTests: CoordinationTestCase {
  func test_present_animated_endsAfter500Milliseconds() async {
    let router = makeRouter("Home")
    let transition = router.present(Screen("M"), onRemoval: noting("M"))
    expectOpen(transition)
    expectTree("nav[Home] + M")
    settle()
    expect(transition, added: 1)
    XCTAssertEqual(runtime.loop.now, .milliseconds(500))
  }

  func test_present_notAnimated_endsInTheNextTurn() async {
    let router = makeRouter("Home")
    let transition = router.present(Screen("M"), animated: false)
    expectOpen(transition)
    settle()
    expect(transition, added: 1)
    XCTAssertEqual(runtime.loop.now, .zero)
  }

  func test_present_goesToTheTopmostOfTheBranch() async {
    let router = makeRouter("Home")
    router.present(Screen("M"))
    router.present(Screen("M2"))
    settle()
    expectTree("nav[Home] + M + M2")
  }

  func test_present_fromAScreenBelowAModal_goesOnTopOfIt() async {
    let router = makeRouter("Home")
    let home = router.navigationController?.topViewController
    router.present(Screen("M"), animated: false)
    settle()
    let transition = router.present(Screen("M2"), animated: false, from: home)
    settle()
    expect(transition, added: 1)
    expectTree("nav[Home] + M + M2")
  }

  func test_present_aStackAndAnAlert() async {
    let router = makeRouter("Home")
    router.present(UINavigationController(rootViewController: Screen("In")), animated: false)
    router.present(
      UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert), animated: false)
    settle()
    expectTree("nav[Home] + nav[In] + Alert(Sure?)")
  }

  func test_present_strictly_isRefusedWhereAModalLies() async {
    let router = makeRouter("Home", "Detail")
    let detail = router.navigationController?.topViewController
    let first = Screen("First")
    router.present(first, from: detail, policy: .strict)
    let second = router.present(
      Screen("Second"), from: detail, policy: .strict, onRemoval: noting("Second"))
    settle()
    expectRefused(
      second, .alreadyPresenting(presenter: "Detail", presented: "First"),
      "Detail presents First already")
    expectTree("nav[Home, Detail] + First")
    router.present(Screen("Third"), from: first, policy: .strict)
    settle()
    expectTree("nav[Home, Detail] + First + Third")
    expectNotes()
  }

  func test_present_strictly_waitsForAModalThatLeaves() async {
    let router = makeRouter("Home")
    let home = router.navigationController?.topViewController
    router.present(Screen("First"), animated: false)
    router.dismiss()
    let transition = router.present(Screen("Second"), from: home, policy: .strict)
    settle()
    expect(transition, added: 1)
    expectTree("nav[Home] + Second")
  }

  func test_dismiss_takesTheTopmostOnly() async {
    let router = makeRouter("Home")
    for name in ["M", "M2"] {
      router.present(Screen(name), animated: false, onRemoval: noting(name))
    }
    settle()
    let transition = router.dismiss()
    expectOpen(transition)
    settle()
    expect(transition, removed: 1)
    expectTree("nav[Home] + M")
    expectNotes("M2 dismissed")
  }

  func test_dismiss_fromInsideTheModal_takesThatModal() async {
    let router = makeRouter("Home")
    let stack = UINavigationController(rootViewController: Screen("In"))
    router.present(stack, animated: false, onRemoval: noting("nav"))
    settle()
    let inner = Router(rootViewController: stack)
    inner.push(Screen("A"), animated: false, onRemoval: noting("A"))
    let transition = inner.dismiss(animated: false)
    settle()
    expect(transition, removed: 1)
    expectTree("nav[Home]")
    expectNotes("A dismissed", "nav dismissed")
  }

  func test_dismiss_ofANamedModal_takesThatOneAndWhatLiesOnIt() async {
    let router = makeRouter("Home")
    let modals = ["M", "M2", "M3"].map(Screen.init)
    for modal in modals {
      router.present(modal, animated: false, onRemoval: noting(modal.name))
    }
    settle()
    let transition = router.dismiss(modals[1], animated: false)
    settle()
    expect(transition, removed: 2)
    expectTree("nav[Home] + M")
    expectNotes("M3 ancestorDismissed", "M2 dismissed")
  }

  func test_dismiss_ofAModalThatIsGone_takesNoOther() async {
    let router = makeRouter("Home")
    let gone = Screen("Gone")
    router.present(gone, animated: false)
    router.dismiss(gone, animated: false)
    router.present(Screen("M"), animated: false)
    let transition = router.dismiss(gone, animated: false)
    settle()
    expectRefused(transition, .nothingToDismiss, "nothing to dismiss")
    expectTree("nav[Home] + M")
  }

  func test_dismissAll_takesTheWholeChainTopmostFirst() async {
    let router = makeRouter("Home")
    for name in ["M", "M2", "M3"] {
      router.present(Screen(name), animated: false, onRemoval: noting(name))
    }
    settle()
    let transition = router.dismissAll()
    settle()
    expect(transition, removed: 3)
    expectTree("nav[Home]")
    expectNotes("M3 ancestorDismissed", "M2 ancestorDismissed", "M dismissed")
  }

  func test_dismissAll_fromInsideAModal_goesDownToTheRoot() async {
    let router = makeRouter("Home")
    let stack = UINavigationController(rootViewController: Screen("In"))
    router.present(stack, animated: false)
    settle()
    let inner = Router(rootViewController: stack)
    inner.present(Screen("Upper"), animated: false)
    settle()
    inner.dismissAll(animated: false)
    settle()
    expectTree("nav[Home]")
  }

  func test_close_dismissesTheModalAbove_thenPops_thenDismissesItsOwn() async {
    let router = makeRouter("Home")
    let stack = UINavigationController(rootViewController: Screen("In"))
    router.present(stack, animated: false)
    settle()
    let inner = Router(rootViewController: stack)
    inner.push(Screen("A"), animated: false)
    inner.present(Screen("Upper"), animated: false)
    settle()
    for expected in ["nav[Home] + nav[In, A]", "nav[Home] + nav[In]", "nav[Home]"] {
      let transition = inner.close()
      settle()
      expect(transition, removed: 1)
      expectTree(expected)
    }
  }

  func test_close_twiceInOneTurn_closesTwoInOrder() async {
    let router = makeRouter("Home")
    router.push(Screen("A"), animated: false, onRemoval: noting("A"))
    router.present(Screen("M"), animated: false, onRemoval: noting("M"))
    settle()
    router.close()
    router.close()
    router.push(Screen("B"))
    settle()
    expectTree("nav[Home, B]")
    expectNotes("M dismissed", "A pop")
  }
}

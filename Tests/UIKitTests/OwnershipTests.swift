import XCTest

@testable import UIKit

/// Table 11.3 of the catalogue: who holds whom, with objects that really go (LIFE-13).
@MainActor
final class OwnershipTests: EngineTestCase {
  func test_LIFE_13_windowHoldsItsRootAndNotItsScene() async {
    var own: UIWindow? = UIWindow(frame: .zero)
    own?.rootViewController = screen("R")
    weak let root = own?.rootViewController
    XCTAssertNotNil(root)
    var scene: UIWindowScene? = UIApplication.shared.connectScene(delegate: nil)
    own?.windowScene = scene
    XCTAssertNotNil(own?.windowScene)
    if let scene { UIApplication.shared.disconnect(scene) }
    scene = nil
    XCTAssertNil(own?.windowScene)
    own = nil
    XCTAssertNil(root)
  }

  func test_LIFE_13_parentsHoldChildrenAndChildrenDoNotHoldParents() async {
    var parents: [UIViewController?] = [screen("P"), stack("N"), tabs("T")]
    for index in parents.indices {
      let child = screen("X")
      parents[index]?.addOrPush(child)
      weak let parent = parents[index]
      XCTAssertIdentical(child.parent, parent)
      parents[index] = nil
      XCTAssertNil(parent)
      XCTAssertNil(child.parent)
    }
    let stack = stack("N", screen("X"))
    weak let member = stack.topViewController
    XCTAssertNotNil(member)
    stack.viewControllers = []
    XCTAssertNil(member)
  }

  func test_LIFE_13_tabsAreHeldByTheListAlone() async {
    let tabs = tabs("T", screen("a"))
    weak let selected = tabs.selectedViewController
    XCTAssertNotNil(selected)
    tabs.viewControllers = []
    XCTAssertNil(selected)
    XCTAssertNil(tabs.selectedViewController)
  }

  func test_LIFE_13_presenterHoldsThePresentedWhilePresented() async {
    let base = screen("T")
    show(base)
    present(sheet("M"), on: base)
    weak let modal = base.presented
    XCTAssertNotNil(modal)
    base.dismiss(animated: false)
    XCTAssertNotNil(modal)
    settle()
    XCTAssertNil(modal)
  }

  func test_LIFE_13_presentedDoesNotHoldItsPresenter() async {
    let modal = sheet("M")
    weak var presenter: UIViewController?
    do {
      let own = UIWindow(frame: .zero)
      own.isHidden = false
      let base = screen("T")
      presenter = base
      own.rootViewController = base
      base.present(modal, animated: false)
      settle()
    }
    XCTAssertNil(presenter)
    XCTAssertNil(modal.presentingViewController)
    XCTAssertNil(modal._extras?.presentationController)
  }

  func test_LIFE_13_presentationControllerHoldsThePresentedWhileActive() async {
    let base = screen("T")
    show(base)
    present(sheet("M"), on: base)
    weak let managed = base.presented?.presentationController
    XCTAssertIdentical(managed?.presentedViewController, base.presented)
    XCTAssertIdentical(managed?.presentingViewController, base)
    base.dismiss(animated: false)
    settle()
    XCTAssertNil(managed)
  }

  func test_ADPT_09_presentationControllerReadEarlyIsReportedInPlaceOfALeak() async {
    // UncertainChoice.earlyPresentationControllerIsReported.
    weak var modal: UIViewController?
    do {
      let unused = sheet("M")
      modal = unused
      _ = unused.presentationController
    }
    XCTAssertNil(modal)
    expectMessages(
      "presentationController of TracingController was read and TracingController never presented: "
        + "on a device both leak")
    // Presented after all, it is nothing to speak of.
    let base = screen("T")
    show(base)
    do {
      let used = sheet("M")
      modal = used
      _ = used.presentationController
      base.present(used, animated: false)
    }
    settle()
    XCTAssertNotNil(modal)
    base.dismiss(animated: false)
    settle()
    XCTAssertNil(modal)
    expectMessages()
  }

  func test_presentationController_outlivesAModalThatWasNeverPresented() async {
    let managed = sheet("M").presentationController
    XCTAssertNotNil(managed?.presentedViewController)
    runtime.diagnostics.removeAll()
  }

  func test_LIFE_13_delegatesAreWeak() async {
    let (stack, tabs) = (stack("N", screen("R")), tabs("T"))
    let modal = sheet("M")
    @MainActor final class Looks: NSObject, UIViewControllerTransitioningDelegate {}
    do {
      let (first, second, third, fourth) = (
        StackDelegate(trace), TabDelegate(trace), SheetDelegate(trace), Looks()
      )
      stack.delegate = first
      tabs.delegate = second
      show(stack)
      present(modal, on: stack)
      modal.presentationController?.delegate = third
      modal.transitioningDelegate = fourth
      XCTAssertNotNil(modal.transitioningDelegate)
    }
    XCTAssertNil(stack.delegate)
    XCTAssertNil(tabs.delegate)
    XCTAssertNil(modal.presentationController?.delegate)
    XCTAssertNil(modal.transitioningDelegate)
  }

  func test_LIFE_13_alertHoldsItsHandlersAndTransitionsTheirs() async {
    weak var captured: UIView?
    let alert = alert()
    do {
      let view = UIView()
      captured = view
      alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in _ = view })
    }
    XCTAssertNotNil(captured)
    let stack = stack("N", screen("R"))
    show(stack)
    stack.pushViewController(screen("A"), animated: true)
    weak var handled: UIView?
    do {
      let view = UIView()
      handled = view
      stack.transitionCoordinator?.animate(alongsideTransition: nil) { _ in _ = view }
    }
    XCTAssertNotNil(handled)
    settle()
    XCTAssertNil(handled)
  }

  func test_LIFE_12_aDismissedModalLivesThroughItsCompletion() async {
    let base = screen("T")
    show(base)
    present(sheet("M"), on: base)
    weak let modal = base.presented
    var wasAlive: Bool?
    base.dismiss(animated: true) { wasAlive = modal != nil }
    settle()
    XCTAssertEqual(wasAlive, true)
    XCTAssertNil(modal)
  }
}

extension UIViewController {
  fileprivate func addOrPush(_ child: UIViewController) {
    if let stack = self as? UINavigationController {
      stack.pushViewController(child, animated: false)
    } else {
      addChild(child)
    }
  }
}

import Flows
import UIKit
import XCTest

/// Steps of presentables that are not on the screen, or have gone.
@MainActor
final class HiddenStepTests: FlowTestCase {
  /// A flow that shows a screen with a model, and a full-screen modal of somebody else's over it.
  private func makeCovered(_ hidden: HiddenSteps) -> (AppFlow, Model) {
    let stack = showStack()
    let model = Model()
    let flow = AppFlow(stack) { step in
      guard step == .one else { return .none }
      let screen = Screen("Movies")
      stack.pushViewController(screen, animated: false)
      return .next(screen, model, hidden: hidden)
    }
    coordinator.coordinate(flow: flow, with: one(TestStep.one))
    let foreign = Screen("Foreign")
    foreign.modalPresentationStyle = .fullScreen
    stack.present(foreign, animated: false)
    settle()
    runtime.log.removeAll()
    return (flow, model)
  }

  func test_K_40_underAForeignModal_stepsAreDroppedAndLogged() async {
    let (flow, model) = makeCovered(.drop)
    model.send(TestStep.detail(1))
    expectLog("dropped: step detail(1) to AppFlow, Movies is not on the screen")
    flow.root.dismiss(animated: false)
    settle()
    model.send(TestStep.detail(2))
    XCTAssertEqual(flow.seen, ["one", "detail(2)"])
  }

  func test_K_40_F_98_underAForeignModal_stepsWait() async {
    let (flow, model) = makeCovered(.buffer)
    model.send(TestStep.detail(1))
    model.send(TestStep.detail(2))
    XCTAssertEqual(flow.seen, ["one"])
    flow.root.dismiss(animated: true)
    settle()
    XCTAssertEqual(flow.seen, ["one", "detail(1)", "detail(2)"])
    expectLog()
  }

  func test_K_40_F_96_underAForeignModal_stepsCount() async {
    let (flow, model) = makeCovered(.allow)
    model.send(TestStep.detail(1))
    XCTAssertEqual(flow.seen, ["one", "detail(1)"])
  }

  func test_stepsThatWaitAreDroppedWithTheirScreen() async {
    let (flow, model) = makeCovered(.buffer)
    model.send(TestStep.detail(1))
    flow.root.setViewControllers([flow.root.viewControllers[0]], animated: false)
    flow.root.dismiss(animated: false)
    settle()
    expectLog("dropped: step detail(1) to AppFlow, Movies has gone")
    XCTAssertEqual(flow.seen, ["one"])
  }

  func test_theInitialStepOfAHiddenScreenIsDroppedToo() async {
    let flow = FakeFlow { step in step == .one ? .next(FakeRoot(), one(TestStep.two)) : .none }
    coordinator.coordinate(flow: flow, with: one(TestStep.one))
    XCTAssertEqual(flow.seen, ["one"])
    expectLog("dropped: step two to FakeFlow, FakeRoot is not on the screen")
  }

  func test_K_39_underAModalThatCoversNothing_stepsCount() async {
    let stack = showStack()
    let model = Model()
    let home = stack.viewControllers[0]
    let flow = AppFlow(stack) { step in step == .one ? .next(home, model) : .none }
    coordinator.coordinate(flow: flow, with: one(TestStep.one))
    for style in [UIModalPresentationStyle.overFullScreen, .pageSheet] {
      let modal = Screen("Modal")
      modal.modalPresentationStyle = style
      stack.present(modal, animated: true)
      settle()
      model.send(TestStep.two)
      stack.dismiss(animated: true)
      settle()
      model.send(TestStep.three)
    }
    XCTAssertEqual(flow.seen, ["one", "two", "three", "two", "three"])
  }

  func test_K_99_aScreenPushedWithOrWithoutAnimation_isHeard() async {
    for animated in [false, true] {
      let stack = showStack()
      let model = Model(TestStep.two)
      let flow = AppFlow(stack) { step in
        guard step == .one else { return .none }
        let screen = Screen("Movies")
        stack.pushViewController(screen, animated: animated)
        return .next(screen, model)
      }
      coordinator.coordinate(flow: flow, with: one(TestStep.one))
      settle()
      model.send(TestStep.three)
      XCTAssertEqual(flow.seen, ["one", "two", "three"])
    }
  }

  func test_K_99_aScreenThatIsNeverDisplayed_isHeardIfItsStepsCountOrWait() async {
    let screens = [FakeRoot(), FakeRoot()]
    let models = [Model(TestStep.two), Model(TestStep.three)]
    let flow = FakeFlow { step in
      guard step == .one else { return .none }
      return .multiple(flowContributors: [
        .next(screens[0], models[0], hidden: .allow),
        .next(screens[1], models[1], hidden: .buffer),
      ])
    }
    coordinator.coordinate(flow: flow, with: one(TestStep.one))
    XCTAssertEqual(flow.seen, ["one", "two"])
    screens[1].presence.show()
    XCTAssertEqual(flow.seen, ["one", "two", "three"])
    flow.answer = { _ in .none }
  }

  func test_K_102_anEmbeddedChildIsAsVisibleAsItsParent() async {
    let parent = Screen("Parent")
    let child = Screen("Child")
    let model = Model()
    let stack = showStack()
    let flow = AppFlow(stack) { step in
      guard step == .one else { return .none }
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      stack.pushViewController(parent, animated: false)
      return .next(child, model)
    }
    coordinator.coordinate(flow: flow, with: one(TestStep.one))
    model.send(TestStep.two)
    stack.pushViewController(Screen("Over"), animated: false)
    model.send(TestStep.three)
    XCTAssertEqual(flow.seen, ["one", "two"])
    flow.answer = { _ in .none }
  }

  func test_F_97_aScreenThatHasGoneMayStillBeHeard() async {
    let stack = showStack()
    let (deaf, heard) = (Model(), Model())
    let flow = AppFlow(stack) { step in
      guard step == .one else { return .none }
      let screens = [Screen("A"), Screen("B")]
      for screen in screens { stack.pushViewController(screen, animated: false) }
      return .multiple(flowContributors: [
        .next(screens[0], deaf), .next(screens[1], heard, outlives: true),
      ])
    }
    coordinator.coordinate(flow: flow, with: one(TestStep.one))
    stack.popToRootViewController(animated: false)
    runtime.log.removeAll()
    deaf.send(TestStep.two)
    expectLog("dropped: step two, no flow listens to its stepper")
    heard.send(TestStep.three)
    XCTAssertEqual(flow.seen, ["one", "three"])
  }

  func test_K_58_aPageThatIsOnlyHidden_isHeardWhenItIsBack() async {
    let (first, second) = (Screen("1"), Screen("2"))
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    let model = Model()
    let stack = showStack()
    let flow = AppFlow(stack) { step in
      guard step == .one else { return .none }
      stack.pushViewController(pages, animated: false)
      pages.setViewControllers([first], direction: .forward, animated: false)
      return .next(first, model)
    }
    coordinator.coordinate(flow: flow, with: one(TestStep.one))
    pages.setViewControllers([second], direction: .forward, animated: true)
    settle()
    XCTAssertFalse(first.presence.isDismissed)
    model.send(TestStep.two)
    pages.setViewControllers([first], direction: .reverse, animated: true)
    settle()
    model.send(TestStep.three)
    XCTAssertEqual(flow.seen, ["one", "three"])
    pages.setViewControllers([second], direction: .forward, animated: false)
    stack.popViewController(animated: false)
    XCTAssertTrue(first.presence.isDismissed)
    flow.answer = { _ in .none }
  }
}

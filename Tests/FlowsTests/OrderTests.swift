import Flows
import UIKit
import XCTest

/// In which order steps are carried out, and by whom.
@MainActor
final class OrderTests: FlowTestCase {
  func test_K_69_F_94_theEndOfAChild_theParentsStep_thenTheNext() async {
    let stack = showStack()
    let main = Model()
    let parent = AppFlow(stack)
    weak var released: ShopFlow?
    parent.answer = { [self] step in
      note("parent \(step)")
      switch step {
      case .one:
        let child = ShopFlow(UINavigationController(rootViewController: Screen("Shop")))
        released = child
        child.answer = { [self] step in
          note("child \(step)")
          return step == .two ? .end(forwardToParentFlowWithStep: TestStep.over) : .none
        }
        stack.present(child.root, animated: false)
        return .next(child, one(TestStep.two))
      case .over:
        main.send(TestStep.three)
        note("parent has sent three")
        return .none
      case .two, .three, .multiple, .unauthorized, .detail: return .none
      }
    }
    coordinator.coordinate(
      flow: parent, with: CompositeStepper(steppers: [one(TestStep.one), main]))
    settle()
    expectNotes("parent one", "child two", "parent over", "parent has sent three", "parent three")
    XCTAssertNil(released)
    XCTAssertNil(stack.presentedViewController)
    parent.answer = { _ in .none }
  }

  func test_K_75_severalFlowsThatEndInOneTurn() async {
    let children = (0..<3).map { _ in FakeFlow() }
    let models = children.map { _ in Model() }
    for child in children {
      child.answer = { _ in .end(forwardToParentFlowWithStep: TestStep.over) }
    }
    let parent = FakeFlow { step in
      guard step == .one else { return .none }
      return .multiple(flowContributors: zip(children, models).map { .next($0, $1) })
    }
    coordinator.coordinate(flow: parent, with: one(TestStep.one))
    for model in models { model.send(TestStep.two) }
    settle()
    XCTAssertEqual(parent.seen, ["one", "over", "over", "over"])
    coordinator.navigate(to: TestStep.three)
    XCTAssertEqual(children.map(\.seen), [["two"], ["two"], ["two"]])
    parent.answer = { _ in .none }
  }

  func test_aStepSentWhileAnotherIsCarriedOut_comesAfterIt() async {
    let main = Model()
    let flow = FakeFlow { [self] step in
      note("begin \(step)")
      if step == .one { main.send(TestStep.two) }
      note("end \(step)")
      return .none
    }
    coordinator.coordinate(flow: flow, with: main)
    main.send(TestStep.one)
    expectNotes("begin one", "end one", "begin two", "end two")
    flow.answer = { _ in .none }
  }

  func test_F_104_aBroadcastDoesNotReachFlowsItBegins_siblingsComeInOrder() async {
    let late = FakeFlow()
    let parent = FakeFlow()
    let children = (0..<20).map { number in
      FakeFlow { [self] step in
        if step == .three { note("\(number)") }
        return .none
      }
    }
    parent.answer = { step in
      switch step {
      case .one:
        return .multiple(flowContributors: children.map { .next($0, NoneStepper()) })
      case .three: return .next(late, one(TestStep.two))
      case .two, .multiple, .unauthorized, .over, .detail: return .none
      }
    }
    coordinator.coordinate(flow: parent, with: one(TestStep.one))
    for child in children.prefix(19) where child !== children[4] { child.root.presence.dismiss() }
    let more = FakeFlow { [self] step in
      if step == .three { note("more") }
      return .none
    }
    parent.answer = { step in
      switch step {
      case .two: return .next(more, NoneStepper())
      case .three: return .next(late, one(TestStep.two))
      case .one, .multiple, .unauthorized, .over, .detail: return .none
      }
    }
    coordinator.navigate(to: TestStep.two)
    coordinator.navigate(to: TestStep.three)
    expectNotes("4", "19", "more")
    XCTAssertEqual(late.seen, ["two"])
    parent.answer = { _ in .none }
  }

  func test_F_103_whatIsNavigatedIsTold_whicheverFlowDoes() async {
    let child = ShopFlow(UINavigationController())
    let parent = AppFlow(UINavigationController()) { step in
      step == .one ? .next(child, one(TestStep.two)) : .none
    }
    let observations = [
      coordinator.willNavigate.observe { [self] in note("will \(type(of: $0.flow)) \($0.step)") },
      coordinator.didNavigate.observe { [self] in note("did \(type(of: $0.flow)) \($0.step)") },
    ]
    coordinator.coordinate(flow: parent, with: one(TestStep.one))
    expectNotes("will AppFlow one", "did AppFlow one", "will ShopFlow two", "did ShopFlow two")
    XCTAssertEqual(
      runtime.log.entries.map(\.label), ["step one to AppFlow", "step two to ShopFlow"])
    parent.answer = { _ in .none }
    withExtendedLifetime(observations) {}
  }

  func test_F_92_aStepForTheParent_comesBeforeWhatIsContributed() async {
    let child = FakeFlow { step in
      guard step == .two else { return .none }
      return .multiple(flowContributors: [
        .next(FakeRoot(), one(TestStep.three), hidden: .allow),
        .forwardToParentFlow(withStep: TestStep.over),
      ])
    }
    let parent = FakeFlow { step in step == .one ? .next(child, one(TestStep.two)) : .none }
    let observation = coordinator.didNavigate.observe { [self] in note("\($0.step)") }
    coordinator.coordinate(flow: parent, with: one(TestStep.one))
    expectNotes("one", "two", "over", "three")
    XCTAssertEqual(parent.seen, ["one", "over"])
    parent.answer = { _ in .none }
    withExtendedLifetime(observation) {}
  }

  func test_F_93_K_87_aStepForAnAncestor_skipsWhatLiesBetween() async {
    let pay = PayFlow(UINavigationController()) { step in
      step == .one
        ? .one(flowContributor: .forwardToAncestor(AppFlow.self, withStep: TestStep.over)) : .none
    }
    let cart = CartFlow(UINavigationController()) { _ in .next(pay, one(TestStep.one)) }
    let shop = ShopFlow(UINavigationController()) { _ in .next(cart, one(TestStep.one)) }
    let app = AppFlow(UINavigationController()) { step in
      step == .one ? .next(shop, one(TestStep.one)) : .none
    }
    coordinator.coordinate(flow: app, with: one(TestStep.one))
    XCTAssertEqual(app.seen, ["one", "over"])
    XCTAssertEqual(cart.seen, ["one"])
    XCTAssertEqual(shop.seen, ["one"])
    for flow in [app, shop, cart, pay] as [TestFlow<UINavigationController>] {
      flow.answer = { _ in .none }
    }
  }

  func test_K_91_whatIsSentWhenReady_isNotLost() async {
    let model = Model(TestStep.one) { $0.send(TestStep.two) }
    let flow = FakeFlow()
    coordinator.coordinate(flow: flow, with: model)
    XCTAssertEqual(flow.seen, ["one", "two"])
  }

  func test_K_93_aSecondStepDoesNotCancelTheFirst() async {
    var waiting: CheckedContinuation<Void, Never>?
    let flow = ThinkingFlow { step in
      if step as? TestStep == .one { await withCheckedContinuation { waiting = $0 } }
      return step
    }
    let told = coordinator.didNavigate.makeAsyncIterator()
    coordinator.coordinate(flow: flow, with: one(TestStep.one))
    coordinator.navigate(to: TestStep.two)
    XCTAssertEqual(flow.seen, [])
    waiting?.resume()
    for _ in 0..<2 { _ = await told.next() }
    XCTAssertEqual(flow.seen, ["one", "two"])
  }

  func test_F_89_aStepIsForbidden_andTheLogSaysSo() async {
    struct NoEntry: Error, CustomStringConvertible { let description = "no entry" }
    let flow = ThinkingFlow { step in
      switch step as? TestStep {
      case .one: throw NoEntry()
      case .two: NoneStep()
      default: step
      }
    }
    coordinator.coordinate(flow: flow, with: one(TestStep.one))
    coordinator.navigate(to: TestStep.two)
    coordinator.navigate(to: TestStep.three)
    XCTAssertEqual(flow.seen, ["three"])
    expectLog(
      "dropped: step one to ThinkingFlow, it forbids it: no entry",
      "dropped: step two to ThinkingFlow, it forbids it")
  }

  func test_aFlowThatEndsWhileItThinks_isReleasedAndToldNothing() async {
    var waiting: CheckedContinuation<Void, Never>?
    var flow: ThinkingFlow? = ThinkingFlow { step in
      await withCheckedContinuation { waiting = $0 }
      return step
    }
    weak let released = flow
    let root = flow?.root
    if let flow { coordinator.coordinate(flow: flow, with: one(TestStep.one)) }
    root?.presence.dismiss()
    flow = nil
    waiting?.resume()
    waiting = nil
    var turns = 0
    while released != nil, turns < 100 {
      await Task.yield()
      turns += 1
    }
    XCTAssertNil(released)
  }
}

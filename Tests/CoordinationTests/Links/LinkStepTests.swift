import Coordination
import UIKit
import XCTest

/// A coordinator that writes down which steps it is given and answers as a test wants.
@MainActor
private final class Guide: BaseCoordinator, LinkFollowing {
  let name: String
  /// Owned by the guide.
  var answers: [Int: () -> LinkProgress<Int>] = [:]
  private(set) var steps: [Int] = []

  init(_ name: String) {
    self.name = name
  }

  func follow(_ route: Int) -> LinkProgress<Int> {
    steps.append(route)
    return answers[route]?() ?? .notMine
  }
}

/// Who carries out which step, and what comes of one that fails.
@MainActor
final class LinkStepTests: CoordinationTestCase {
  private let table = LinkTable<Int>(schemes: ["n"], [])
  private var queue: LinkQueue<Int>?

  override func tearDown() async throws {
    queue = nil
    try await super.tearDown()
  }

  /// A queue whose links have the steps 1, 2 and 3.
  private func makeQueue(_ root: Guide) -> LinkQueue<Int> {
    let queue = LinkQueue(table: table, window: window) { _ in LinkWay([1, 2, 3]) }
    queue.follower = root
    queue.becomeReady()
    self.queue = queue
    return queue
  }

  private func step(_ number: Int) -> LinkFailure.Step {
    LinkFailure.Step(name: "\(number)", number: number, count: 3)
  }

  private func expect(
    _ link: LinkTransition, _ failure: LinkFailure, _ words: String,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertEqual(link.result, .failure(failure), file: file, line: line)
    XCTAssertEqual("\(failure)", words, file: file, line: line)
  }

  func test_K_81_aStepWithoutATransition_theChainGoesOnAtTheChildItAdded() async {
    let router = makeRouter("Home")
    let (root, child) = (Guide("root"), Guide("child"))
    root.answers[1] = { [weak root] in
      // Nothing is shown: a child is added, and the rest is its.
      root?.addDependency(child)
      return .done(then: child)
    }
    child.answers[2] = { .moves(router.push(Screen("Two"))) }
    child.answers[3] = { .done() }
    let link = makeQueue(root).open(0)
    settle()
    XCTAssertEqual(link.result, .success(TransitionOutcome(added: 1, removed: 0)))
    XCTAssertEqual([root.steps, child.steps], [[1], [2, 3]])
    expectTree("nav[Home, Two]")
  }

  func test_K_81_aStepThatIsNobodys_endsTheChainWithATypedError() async {
    let router = makeRouter("Home")
    let (root, child) = (Guide("root"), Guide("child"))
    root.addDependency(child)
    root.answers[1] = { .moves(router.push(Screen("One")), then: child) }
    let link = makeQueue(root).open(0)
    settle()
    expect(
      link, .unclaimed(step(2), asked: ["Guide", "Guide"]),
      "step 2 of 3, 2: nobody follows it; asked: Guide, Guide")
    expectTree("nav[Home, One]")
    XCTAssertEqual([root.steps, child.steps], [[1, 2], [2]])
    expectLog("ignored: link 0, step 2 of 3, 2: nobody follows it; asked: Guide, Guide")
  }

  func test_K_81_aStepThatTheRouterRefuses_endsTheChainAndIsNamed() async {
    let router = makeRouter("Home")
    let root = Guide("root")
    root.answers[1] = { .moves(router.push(Screen("One"))) }
    root.answers[2] = { .moves(router.push(UINavigationController())) }
    let link = makeQueue(root).open(0)
    settle()
    guard case .failure(.step(step(2), .containerNotPushable)) = link.result else {
      return XCTFail("\(String(describing: link.result))")
    }
    XCTAssertEqual(root.steps, [1, 2])
    expectTree("nav[Home, One]")
  }

  func test_K_81_aStepThatIsRefused_endsTheChainWithItsReason() async {
    _ = makeRouter("Home")
    let root = Guide("root")
    root.answers[1] = { .refused("there is no clip 9") }
    let link = makeQueue(root).open(0)
    expect(link, .refused(step(1), "there is no clip 9"), "step 1 of 3, 1: there is no clip 9")
    XCTAssertEqual(root.steps, [1])
  }

  func test_K_82_childrenThatShareOneStack_eachIsGivenItsStep() async {
    let router = makeRouter("Home")
    let guides = ["root", "first", "second"].map(Guide.init)
    let (root, first, second) = (guides[0], guides[1], guides[2])
    root.addDependency(first)
    root.addDependency(second)
    root.answers[1] = { .done(then: first) }
    first.answers[2] = { .moves(router.push(Screen("First")), then: second) }
    second.answers[3] = { .moves(router.push(Screen("Second"))) }
    let link = makeQueue(root).open(0)
    settle()
    XCTAssertEqual(link.result, .success(TransitionOutcome(added: 2, removed: 0)))
    XCTAssertEqual(guides.map(\.steps), [[1], [2], [3]])
    expectTree("nav[Home, First, Second]")
  }

  func test_K_82_aStepThatIsNotTheChilds_isOfferedToThoseThatOwnIt() async {
    _ = makeRouter("Home")
    let guides = ["root", "middle", "leaf"].map(Guide.init)
    let (root, middle, leaf) = (guides[0], guides[1], guides[2])
    root.addDependency(middle)
    middle.addDependency(leaf)
    root.answers = [1: { .done(then: leaf) }, 3: { .done() }]
    middle.answers[2] = { .done(then: leaf) }
    let link = makeQueue(root).open(0)
    XCTAssertEqual(link.result, .success(.unchanged))
    XCTAssertEqual(guides.map(\.steps), [[1, 3], [2, 3], [2, 3]])
  }

  func test_K_84_aSecondLinkWhileTheFlowOfTheFirstIsShown_oneFlowAndTheOldOneEnded() async {
    let router = makeRouter("Home")
    let root = Guide("root")
    weak var old: ScreenJourney?
    var ended: [String] = []
    for number in [1, 2] {
      root.answers[number] = { [weak root] in
        guard let root else { return .refused("gone") }
        let journey = ScreenJourney("Flow \(number)", router)
        journey.onFinish = { ended.append("Flow \(number)") }
        if number == 1 { old = journey }
        root.addDependency(journey)
        let back = router.popToRoot(animated: false)
        back.whenComplete { _ in journey.start() }
        return .moves(back)
      }
    }
    let queue = LinkQueue(table: table, window: window)
    queue.follower = root
    queue.becomeReady()
    let links = [queue.open(1), queue.open(2)]
    settle()
    for link in links { XCTAssertEqual(link.result.map { (try? $0.get()) != nil }, true) }
    expectTree("nav[Home, Flow 2]")
    XCTAssertEqual(root.childCoordinators.count, 1)
    XCTAssertEqual(ended, ["Flow 1"])
    XCTAssertNil(old)
  }

  func test_aStepThatIsToldLater_theRestWaits() async {
    let router = makeRouter("Home")
    let root = Guide("root")
    var tell: ((LinkProgress<Int>) -> Void)?
    root.answers[1] = { .later { tell = $0 } }
    root.answers[2] = { .moves(router.push(Screen("Two"))) }
    root.answers[3] = { .done() }
    let link = makeQueue(root).open(0)
    settle()
    XCTAssertNil(link.result)
    XCTAssertEqual(root.steps, [1])
    tell?(.moves(router.push(Screen("One"))))
    // Told once more: nothing comes of it.
    tell?(.refused("too late"))
    settle()
    XCTAssertEqual(link.result, .success(TransitionOutcome(added: 2, removed: 0)))
    tell?(.refused("too late"))
    expectTree("nav[Home, One, Two]")
  }

  func test_aStepThatIsToldAfterTheLinkHasEnded_changesNothing() async {
    _ = makeRouter("Home")
    let root = Guide("root")
    var tell: ((LinkProgress<Int>) -> Void)?
    root.answers[1] = { .later { tell = $0 } }
    let queue = makeQueue(root)
    let link = queue.open(0)
    queue.hold(because: "the login has expired")
    expect(
      link, .interrupted(step(1), "the login has expired"),
      "step 1 of 3, 1: the login has expired")
    tell?(.done())
    XCTAssertEqual(root.steps, [1])
  }

  func test_whoWasToFollowIsGone_theLinkEnds() async {
    let router = makeRouter("Home")
    let root = Guide("root")
    root.answers[1] = { [weak root] in
      let child = Guide("child")
      root?.addDependency(child)
      return .moves(router.push(Screen("One")) { _ in child.finish() }, then: child)
    }
    let link = makeQueue(root).open(0)
    router.pop(animated: false)
    settle()
    expect(
      link, .followerGone(step(2)), "step 2 of 3, 2: who was to follow it is gone")
    expectTree("nav[Home]")
  }

  func test_aWayWithoutSteps_isThereAlready() async {
    _ = makeRouter("Home")
    let root = Guide("root")
    let queue = LinkQueue(table: table, window: window) { _ in LinkWay([]) }
    queue.follower = root
    queue.becomeReady()
    XCTAssertEqual(queue.open(0).result, .success(.unchanged))
    XCTAssertEqual(root.steps, [])
  }

  func test_aQueueOverARouter_findsItsWindow() async {
    let router = makeRouter("Home")
    let root = Guide("root")
    root.answers[7] = { .moves(router.push(Screen("Seven"))) }
    let queue = LinkQueue(table: table, router: router)
    queue.follower = root
    queue.becomeReady()
    let link = queue.open(7)
    settle()
    XCTAssertEqual(link.result, .success(TransitionOutcome(added: 1, removed: 0)))
  }
}

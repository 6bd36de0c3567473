import Coordination
import UIKit
import XCTest

/// Pages and columns under coordinators.
@MainActor
final class ContainerTests: CoordinationTestCase {
  /// A row of pages, each with a journey.
  @MainActor
  private final class Intro: PagesCoordinator<Int> {
    private(set) var turned: [Int] = []
    private(set) var started: [Int] = []

    init(count: Int, router: any RouterProtocol) {
      var hear: (Int) -> Void = { _ in }
      super.init(
        pageViewController: UIPageViewController(
          transitionStyle: .scroll, navigationOrientation: .horizontal),
        pages: (1...count).map { number in
          PageItem(number) {
            hear(number)
            let journey = PageJourney(Screen("page \(number)"), router)
            return (journey.screen, journey)
          }
        })
      hear = { [weak self] in self?.started.append($0) }
    }

    override func didTurn(to page: Int) { turned.append(page) }

    func journey(_ number: Int) -> PageJourney? {
      childCoordinators.lazy.compactMap { $0 as? PageJourney }
        .first { $0.screen.name == "page \(number)" }
    }
  }

  /// What can be done on a page.
  @MainActor
  private final class PageJourney: BaseCoordinator {
    let screen: Screen
    private let router: any RouterProtocol

    init(_ screen: Screen, _ router: any RouterProtocol) {
      self.screen = screen
      self.router = router
    }

    @discardableResult
    func showMore() -> Transition {
      router.push(Screen("\(screen.name) more"), animated: false, from: screen)
    }
  }

  /// A list and what is chosen in it, each column with a coordinator and a stack of its own.
  @MainActor
  private final class Mail: BaseCoordinator {
    let split = UISplitViewController(style: .doubleColumn)
    let columns: [ColumnJourney]

    override init() {
      let stacks = [UINavigationController(), UINavigationController()]
      columns = zip(["list", "letter"], stacks).map {
        ColumnJourney($0, Router(rootViewController: $1))
      }
      super.init()
      split.setViewController(stacks[0], for: .primary)
      split.setViewController(stacks[1], for: .secondary)
      for column in columns { addDependency(column) }
    }

    override func start() {
      for column in columns { column.start() }
    }
  }

  @MainActor
  private final class ColumnJourney: BaseCoordinator {
    let name: String
    let router: any RouterProtocol

    init(_ name: String, _ router: any RouterProtocol) {
      self.name = name
      self.router = router
    }

    override func start() {
      router.setRoot(Screen(name))
    }
  }

  private func shownIntro() -> (intro: Intro, router: Router) {
    let stack = UINavigationController()
    let router = Router(rootViewController: stack)
    let intro = Intro(count: 3, router: router)
    intro.start()
    stack.viewControllers = [intro.pageViewController]
    window.rootViewController = stack
    settle()
    return (intro, router)
  }

  private func swipe(_ intro: Intro, _ direction: UIPageViewController.NavigationDirection) {
    XCTAssertTrue(intro.pageViewController.beginSwipe(direction))
    intro.pageViewController.finishSwipe()
    settle()
  }

  func test_K_127_everyTurnOfAPage_isReported() async {
    let (intro, _) = shownIntro()
    XCTAssertEqual(intro.turned, [1])
    swipe(intro, .forward)
    swipe(intro, .forward)
    swipe(intro, .reverse)
    XCTAssertEqual(intro.turned, [1, 2, 3, 2])
    XCTAssertTrue(intro.pageViewController.beginSwipe(.forward))
    intro.pageViewController.cancelSwipe()
    settle()
    XCTAssertEqual(intro.turned, [1, 2, 3, 2])
    XCTAssertEqual(intro.currentPage, 2)
    expect(intro.show(1, animated: false), added: 1, removed: 1)
    XCTAssertEqual(intro.turned, [1, 2, 3, 2, 1])
    XCTAssertEqual(intro.started, [1, 2, 3])
  }

  func test_K_58_aPageThatWasHidden_isStillHeard() async {
    let (intro, router) = shownIntro()
    swipe(intro, .forward)
    XCTAssertEqual(intro.journey(1)?.screen.parent, nil)
    swipe(intro, .reverse)
    let transition = intro.journey(1)?.showMore()
    XCTAssertEqual(transition?.result, .success(TransitionOutcome(added: 1, removed: 0)))
    XCTAssertEqual(
      router.navigationController?.viewControllers.map(\.label).last, "page 1 more")
    router.pop(animated: false)
    // A page that is hidden asks for nothing.
    let hidden = intro.journey(2)?.showMore()
    XCTAssertEqual(hidden?.result, .failure(.covered(requester: "page 2", by: nil)))
  }

  func test_F_80_pages_areTurnedInCodeByTheirId() async {
    let (intro, _) = shownIntro()
    XCTAssertEqual(intro.pages, [1, 2, 3])
    let turn = intro.show(3)
    expectOpen(turn)
    settle()
    expect(turn, added: 1, removed: 1)
    XCTAssertEqual(intro.currentPage, 3)
    expectUnchanged(intro.show(3))
    expectRefused(intro.show(4), .noSuchPage("4"), "there is no page 4")
    intro.start()
    XCTAssertEqual(intro.currentPage, 3)
    intro.finish()
    expectRefused(
      intro.show(1), .coordinatorFinished("Intro"), "Intro has finished and shows nothing more")
  }

  func test_F_80_pages_dieWithTheirCoordinator() async {
    weak var gone: Intro?
    do {
      let (intro, router) = shownIntro()
      swipe(intro, .forward)
      gone = intro
      router.setRoot(Screen("after"))
    }
    XCTAssertNil(gone)
    XCTAssertEqual(LifetimeRegistry.shared.live(.coordinator).count, 0)
    expectTree("nav[after]")
  }

  func test_F_80_eachColumn_hasACoordinatorAndAStackOfItsOwn() async throws {
    let mail = Mail()
    let tabs = TabsCoordinator<String>(tabs: [
      .container("mail", mail.split) { mail },
      .stack("other", UINavigationController()) { _ in nil },
    ])
    tabs.start()
    runtime.device = .pad
    window.rootViewController = tabs.tabBarController
    settle()
    XCTAssertIdentical(tabs.coordinator(of: "mail"), mail)
    XCTAssertNil(tabs.router(of: "mail"))
    let trees = { mail.columns.map { $0.router.navigationController?.tree ?? "" } }
    XCTAssertEqual(trees(), ["nav[list]", "nav[letter]"])
    mail.columns[1].router.push(
      Screen("attachment"), animated: false, onRemoval: noting("attachment"))
    mail.columns[0].router.push(Screen("folder"), animated: false)
    XCTAssertEqual(trees(), ["nav[list, folder]", "nav[letter, attachment]"])
    mail.columns[1].router.popToRoot(animated: false)
    expectNotes("attachment popToRoot")
    XCTAssertEqual(trees(), ["nav[list, folder]", "nav[letter]"])
    tabs.select("other")
    tabs.select("mail")
    XCTAssertEqual(trees(), ["nav[list, folder]", "nav[letter]"])
    weak let gone = mail.columns[0].router.navigationController?.viewControllers.last
    XCTAssertNotNil(gone)
    tabs.removeTab("mail")
    XCTAssertTrue(mail.isFinished)
    XCTAssertTrue(mail.columns.allSatisfy(\.isFinished))
    _ = gone
  }
}

import Coordination
import Flows
import UIKit

/// The whole library: its tabs in the window, and what interrupts them.
@MainActor
final class LibraryFlow: Flow {
  let root: UIWindow
  private let desk: LendingDesk
  private let life = FlowLife()

  init(window: UIWindow, desk: LendingDesk) {
    root = window
    self.desk = desk
  }

  func navigate(to step: any Step) -> FlowContributors {
    if step is FlowStep {
      let tabs = LibraryTabsFlow(desk: desk)
      Flows.use(tabs, when: .ready) { [root] tabs in root.rootViewController = tabs }
      return .one(
        flowContributor: .contribute(withNextPresentable: tabs, withNextStepper: DefaultStepper()))
    }
    guard let step = step as? LendingStep else { return .notMine }
    switch step {
    case .sorry(let words): return say(words)
    case .news: return showNews()
    case .newsIsRead:
      root.rootViewController?.dismiss(animated: true)
      return .none
    case .shelf, .book, .borrow, .terms, .borrowed, .giveUp, .desk, .card, .cardIsMade, .feedback,
      .feedbackIsSent, .clerk, .clerkIsDone, .closing:
      return .notMine
    }
  }

  private func say(_ words: String) -> FlowContributors {
    let alert = UIAlertController(title: words, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    root.rootViewController?.present(alert, animated: true)
    return .none
  }

  /// A flow that leaves its screens to this one.
  private func showNews() -> FlowContributors {
    guard let tabs = root.rootViewController, tabs.presentedViewController == nil else {
      return .none
    }
    let news = NewsFlow()
    tabs.present(news.root, animated: true)
    return .one(
      flowContributor: .contribute(
        withNextPresentable: news, withNextStepper: OneStepper(withSingleStep: LendingStep.news)))
  }
}

/// Three tabs, a flow each; the last is a bare screen.
@MainActor
final class LibraryTabsFlow: Flow {
  let root = UITabBarController()
  private let desk: LendingDesk
  private let life = FlowLife()

  init(desk: LendingDesk) {
    self.desk = desk
  }

  func navigate(to step: any Step) -> FlowContributors {
    guard case FlowStep.home = step else { return .notMine }
    let (shelf, card, help) = (ShelfFlow(desk: desk), CardFlow(), HelpFlow())
    Flows.use(shelf, card, help, when: .created) { [root] shelf, card, help in
      for (tab, title) in zip([shelf, card, help], ["shelf", "card", "help"]) {
        tab.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
      }
      root.setViewControllers([shelf, card, help], animated: false)
    }
    return .multiple(flowContributors: [
      .contribute(
        withNextPresentable: shelf, withNextStepper: OneStepper(withSingleStep: LendingStep.shelf)),
      .contribute(
        withNextPresentable: card, withNextStepper: OneStepper(withSingleStep: LendingStep.desk)),
      .contribute(
        withNextPresentable: help,
        withNextStepper: CompositeStepper(steppers: [
          OneStepper(withSingleStep: LendingStep.desk), NoneStepper(),
        ])),
    ])
  }
}

/// Books, and the way to borrow one on the same stack.
@MainActor
final class ShelfFlow: Flow {
  let root = UINavigationController()
  private let desk: LendingDesk
  private let life = FlowLife()

  init(desk: LendingDesk) {
    self.desk = desk
  }

  /// One has to ask before one borrows; a book that is not in the house is let pass without waiting.
  func adapt(step: any Step) async throws -> any Step {
    guard case LendingStep.borrow(let book) = step, book != 0 else { return step }
    return await desk.mayBorrow(book) ? step : LendingStep.sorry("book \(book) is not lent")
  }

  func navigate(to step: any Step) -> FlowContributors {
    guard let step = step as? LendingStep else { return .notMine }
    switch step {
    case .shelf:
      let shelf = DeskScreen("Shelf", .book(1), .book(3), .news, .clerk)
      root.setViewControllers([shelf], animated: false)
      return .one(flowContributor: .contribute(withNext: shelf))
    case .book(let number):
      let book = DeskScreen("Book", .borrow(number), .borrow(0), .book(number + 1), .sorry("why"))
      root.pushViewController(book, animated: true)
      return .one(flowContributor: .contribute(withNext: book, stepsWhenHidden: .buffer))
    case .borrow(let number):
      let flow = BorrowFlow(on: root)
      return .one(
        flowContributor: .contribute(
          withNextPresentable: flow,
          withNextStepper: OneStepper(withSingleStep: LendingStep.borrow(number))))
    case .borrowed(let number):
      return .one(flowContributor: .forwardToCurrentFlow(withStep: LendingStep.book(number + 10)))
    case .clerk:
      return .one(
        flowContributor: .start(
          ClerkCoordinator(on: root), stepWhenFinished: LendingStep.clerkIsDone))
    case .clerkIsDone, .giveUp: return .none
    case .terms, .desk, .card, .cardIsMade, .news, .newsIsRead, .feedback, .feedbackIsSent,
      .closing, .sorry:
      return .notMine
    }
  }
}

/// Borrows a book on the stack of the shelf; the terms are shown without a word about them.
@MainActor
final class BorrowFlow: Flow {
  let root: UINavigationController
  private let life = FlowLife()

  init(on stack: UINavigationController) {
    root = stack
  }

  func navigate(to step: any Step) -> FlowContributors {
    guard let step = step as? LendingStep else { return .notMine }
    switch step {
    case .borrow(let number):
      let ask = DeskScreen("Ask", .terms, .borrowed(number), .giveUp, .sorry("no"), .closing)
      root.pushViewController(ask, animated: true)
      return .one(flowContributor: .contribute(withNext: ask, stepsWhenHidden: .allow))
    case .terms:
      root.pushViewController(DeskScreen("Terms"), animated: true)
      return .none
    case .borrowed: return .end(forwardToParentFlowWithStep: step)
    case .giveUp: return .end(forwardToParentFlowWithStep: NoneStep())
    case .sorry: return .one(flowContributor: .forwardToAncestor(LibraryFlow.self, withStep: step))
    case .closing:
      return .multiple(flowContributors: [
        .forwardToCurrentFlow(withStep: LendingStep.giveUp),
        .forwardToParentFlow(withStep: LendingStep.book(20)),
      ])
    case .shelf, .book, .desk, .card, .cardIsMade, .news, .newsIsRead, .feedback, .feedbackIsSent,
      .clerk, .clerkIsDone:
      return .notMine
    }
  }
}

/// A card is made in a sheet of its own.
@MainActor
final class CardFlow: Flow {
  let root = UINavigationController()
  private let life = FlowLife()

  func navigate(to step: any Step) -> FlowContributors {
    guard let step = step as? LendingStep else { return .notMine }
    switch step {
    case .desk:
      let desk = DeskScreen("CardDesk", .card, .news)
      root.setViewControllers([desk], animated: false)
      return .one(flowContributor: .contribute(withNext: desk))
    case .card:
      let card = DeskScreen("Card", .cardIsMade, .feedback)
      root.present(UINavigationController(rootViewController: card), animated: true)
      return .one(flowContributor: .contribute(withNext: card))
    case .cardIsMade:
      root.dismiss(animated: true)
      return .none
    case .feedback:
      let flow = FeedbackFlow()
      (root.presentedViewController ?? root).present(flow.root, animated: true)
      return .one(
        flowContributor: .contribute(
          withNextPresentable: flow, withNextStepper: OneStepper(withSingleStep: step)))
    case .feedbackIsSent: return .none
    case .shelf, .book, .borrow, .terms, .borrowed, .giveUp, .news, .newsIsRead, .clerk,
      .clerkIsDone, .closing, .sorry:
      return .notMine
    }
  }
}

/// A bare screen as root, which shows the rest over itself.
@MainActor
final class FeedbackFlow: Flow {
  let root = DeskScreen("Feedback", .feedbackIsSent, .terms)
  private let life = FlowLife()

  func navigate(to step: any Step) -> FlowContributors {
    switch step {
    case LendingStep.feedback: return .one(flowContributor: .contribute(withNext: root))
    case LendingStep.terms:
      root.present(DeskScreen("Terms"), animated: true)
      return .none
    // As one does with RxFlow, where the end of a flow takes nothing away.
    case LendingStep.feedbackIsSent:
      root.dismiss(animated: true)
      return .end(forwardToParentFlowWithStep: step)
    default: return .notMine
    }
  }
}

/// Leaves its screens to the flow above, which dismisses them.
@MainActor
final class NewsFlow: Flow {
  let root = UINavigationController()
  private let life = FlowLife()

  func navigate(to step: any Step) -> FlowContributors {
    switch step {
    case LendingStep.news:
      let news = DeskScreen("News", .newsIsRead, .book(9))
      root.setViewControllers([news], animated: false)
      return .one(flowContributor: .contribute(withNext: news))
    case LendingStep.newsIsRead:
      return .end(forwardToParentFlowWithStep: step, keepingScreens: true)
    case LendingStep.book:
      root.pushViewController(DeskScreen("Review"), animated: true)
      return .none
    default: return .notMine
    }
  }
}

/// A bare screen in a tab.
@MainActor
final class HelpFlow: Flow {
  let root = DeskScreen("Help", .sorry("closed"), .news)
  private let life = FlowLife()

  func navigate(to step: any Step) -> FlowContributors {
    guard case LendingStep.desk = step else { return .notMine }
    return .one(flowContributor: .contribute(withNext: root))
  }
}

/// A coordinator that a flow starts, with a flow of its own.
final class ClerkCoordinator: BaseCoordinator, CoordinatorFinishOutput {
  var onFinish: (() -> Void)?
  private let router: Router
  private let flows = FlowCoordinator()

  init(on stack: UINavigationController) {
    router = Router(rootViewController: stack)
    super.init()
  }

  override func start() {
    let clerk = DeskScreen("Clerk", .feedback, .clerkIsDone)
    router.push(clerk, owner: self)
    addDependency(flows)
    flows.onForwardedStep = { [weak self] step in
      if case LendingStep.clerkIsDone = step { self?.finish() }
    }
    flows.coordinate(flow: ClerkFlow(clerk), with: clerk)
  }
}

/// The flow within the coordinator.
@MainActor
final class ClerkFlow: Flow {
  let root: DeskScreen
  private let life = FlowLife()

  init(_ screen: DeskScreen) {
    root = screen
  }

  func navigate(to step: any Step) -> FlowContributors {
    switch step {
    case LendingStep.feedback:
      root.navigationController?.pushViewController(DeskScreen("Receipt"), animated: true)
      return .none
    default: return .notMine
    }
  }
}

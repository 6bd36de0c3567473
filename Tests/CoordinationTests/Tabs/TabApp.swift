import Coordination
import UIKit

/// The tabs of a test's app.
enum Section: String, CaseIterable {
  case home
  case search
  /// An action.
  case plus
  case profile
}

/// The journey in a tab.
@MainActor
final class TabJourney: BaseCoordinator, CoordinatorFinishOutput {
  /// Owned by this coordinator, set by its parent.
  var onFinish: (() -> Void)?
  let section: Section
  let router: any RouterProtocol
  private let note: (String) -> Void
  private(set) var heard: [String] = []

  init(_ section: Section, _ router: any RouterProtocol, note: @escaping (String) -> Void) {
    self.section = section
    self.router = router
    self.note = note
  }

  override func start() {
    note("start \(section)")
    router.setRoot(Screen("\(section)"))
  }

  func showDetail(onRemoval: RemovalHandler? = nil) {
    router.push(Screen("\(section).detail"), animated: false, onRemoval: onRemoval)
  }

  /// A flow on top of the tab's stack, such as a screen's own.
  func startFlow(_ name: String) -> ScreenJourney {
    let flow = ScreenJourney(name, router)
    addDependency(flow)
    flow.onFinish = { [weak self] in self?.heard.append("\(name) over") }
    flow.start()
    return flow
  }

  /// Leads to another tab, from wherever this one is.
  func goTo(_ section: Section) -> Transition? {
    ancestor(AppTabs.self)?.select(section)
  }
}

/// Four places in a bar, one of them an action.
@MainActor
final class AppTabs: TabsCoordinator<Section>, CoordinatorFinishOutput {
  /// Owned by this coordinator, set by its parent.
  var onFinish: (() -> Void)?
  private(set) var words: [String] = []
  /// What the plus button does. Owned by this coordinator.
  var onPlus: (() -> Void)?

  init(
    in bar: UITabBarController = UITabBarController(), leaving: TabLeaving = .keep,
    reselection: ((Section) -> TabReselection)? = nil
  ) {
    super.init(tabBarController: bar)
    setTabs(
      Section.allCases.map { section in
        makeItem(section, leaving: leaving, reselection: reselection?(section) ?? .popToRoot)
      })
  }

  func makeItem(
    _ section: Section, leaving: TabLeaving = .keep, reselection: TabReselection = .popToRoot
  ) -> TabItem<Section> {
    let stack = UINavigationController()
    stack.tabBarItem = UITabBarItem(title: section.rawValue, image: nil, tag: 0)
    if section == .plus {
      return .action(section, stack) { [weak self] in
        self?.words.append("plus")
        self?.onPlus?()
      }
    }
    return .stack(section, stack, leaving: leaving, reselection: reselection) { [weak self] in
      TabJourney(section, $0) { self?.words.append($0) }
    }
  }

  override func didSelect(_ tab: Section, isFirstVisit: Bool) {
    words.append("selected \(tab)\(isFirstVisit ? " first" : "")")
  }

  override func didReselect(_ tab: Section) {
    words.append("reselected \(tab)")
  }

  /// What was told since the last look.
  func takeWords() -> String {
    defer { words = [] }
    return words.joined(separator: ", ")
  }

  func journey(_ section: Section) -> TabJourney? { coordinator(of: section) as? TabJourney }

  /// Touches a tab as a user does.
  @discardableResult
  func touch(_ section: Section) -> Bool {
    guard let place = tabs.firstIndex(of: section) else { return false }
    return tabBarController.tapTab(at: place)
  }
}

extension CoordinationTestCase {
  /// Tabs that are started and on screen, Home selected.
  func showTabs(_ tabs: AppTabs) {
    tabs.start()
    window.rootViewController = tabs.tabBarController
    settle()
    _ = tabs.takeWords()
    runtime.log.removeAll()
  }
}

import Coordination
public import Simulator
public import UIKit

/// A memo pad without a device: RxMemo's scenes on a scene coordinator.
public final class MemoApp: HeadlessApp {
  /// The app's name.
  public static let name = "memo"

  /// The words of the app.
  public static let vocabulary = Vocabulary(
    kinds: ["button", "date", "delete", "field", "item", "memo", "text"],
    screens: ["MemoCompose", "MemoDetail", "MemoList", "Share"],
    routes: MemoRoute.links.forms,
    services: MemoServices.Name.allCases.map(\.rawValue),
    capabilities: ["deeplink"],
    watched: [
      "MemoComposeViewModel", "MemoDetailViewModel", "MemoLinks", "MemoListViewModel",
      "SceneCoordinator",
    ],
    parameters: ["memos": ["some", "none"], "unsaved": ["drop", "ask"]])

  private let services: MemoServices
  private var links: MemoLinks?

  /// Creates the app.
  ///
  /// - Parameter environment: Decides how the storage answers.
  public init(environment: AppEnvironment) {
    services = MemoServices(environment: environment)
  }

  /// Shows the list. Its view model, and every later one, keeps the coordinator.
  public func start(in window: UIWindow) {
    let coordinator = SceneCoordinator(window: window)
    services.track(coordinator, named: "SceneCoordinator")
    let list = MemoListViewModel(
      title: "Memos", sceneCoordinator: coordinator, storage: services, device: services)
    let links = MemoLinks(window: window, list: list)
    services.track(links, named: "MemoLinks")
    self.links = links
    coordinator.transition(to: Scene.list(list), using: .root, animated: false)
      .whenComplete { [weak links] _ in links?.queue.becomeReady() }
  }

  /// Leads to a memo or to a new one, as soon as nothing is in the way.
  public func open(_ url: URL) -> URLHandling {
    do {
      let route = try MemoRoute.links.route(from: url)
      links?.queue.open(route)
      return .handled
    } catch {
      return .unhandled(asked: ["MemoLinks"], because: error.explanation)
    }
  }
}

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
    services: MemoServices.Name.allCases.map(\.rawValue),
    parameters: ["memos": ["some", "none"]])

  private let services: MemoServices

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
    coordinator.transition(to: Scene.list(list), using: .root, animated: false)
  }

  /// The app has no routes.
  public func open(_ url: URL) -> URLHandling { .unhandled(asked: []) }
}

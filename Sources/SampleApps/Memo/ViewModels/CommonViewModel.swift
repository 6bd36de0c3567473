import Coordination
import UIKit

/// What the view models of all scenes have: a title, the way to other scenes, and the storage.
@MainActor
class CommonViewModel {
  let title: String
  let sceneCoordinator: any SceneCoordinatorType
  let storage: any MemoStorageType
  let device: any MemoDevice
  /// The screen that shows it; it asks for other scenes in this one's name.
  var screen: UIViewController? { reference?.screen }

  init(
    title: String, sceneCoordinator: any SceneCoordinatorType, storage: any MemoStorageType,
    device: any MemoDevice
  ) {
    self.title = title
    self.sceneCoordinator = sceneCoordinator
    self.storage = storage
    self.device = device
    device.track(self, named: nil)
  }

  /// Creates the view model of a scene that another leads to.
  convenience init(title: String, after other: CommonViewModel) {
    self.init(
      title: title, sceneCoordinator: other.sceneCoordinator, storage: other.storage,
      device: other.device)
  }

  /// Shows another scene, if this one is in front and not gone.
  @discardableResult
  final func show(
    _ scene: Scene, using style: TransitionStyle, onRemoval: RemovalHandler? = nil
  ) -> SceneTransition? {
    // Without a name the coordinator would take the call for anybody's.
    guard let screen else { return nil }
    return sceneCoordinator.transition(
      to: scene, using: style, animated: true, from: screen, onRemoval: onRemoval)
  }

  /// Leaves this scene, if it is in front and not gone.
  final func close() {
    guard let screen else { return }
    sceneCoordinator.close(animated: true, from: screen)
  }

  private var reference: ScreenReference?

  /// Takes note of the screen that shows it.
  final func join(_ screen: UIViewController) { reference = ScreenReference(screen) }
}

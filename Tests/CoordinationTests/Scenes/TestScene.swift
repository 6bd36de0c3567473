import Coordination
import UIKit

/// The scenes of these tests.
enum TestScene: SceneType {
  /// A screen alone.
  case bare(String)
  /// A stack whose root is the named screen.
  case stack(String)
  /// A screen that is there already.
  case made(UIViewController)

  func instantiate() -> UIViewController {
    switch self {
    case .bare(let name): Screen(name)
    case .stack(let name): UINavigationController(rootViewController: Screen(name))
    case .made(let screen): screen
    }
  }
}

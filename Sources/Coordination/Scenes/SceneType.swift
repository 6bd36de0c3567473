public import UIKit

/// The scenes of an app: an enum whose cases carry their view models, and the factory of their screens.
@MainActor
public protocol SceneType {
  /// Makes the scene's screen, bound to its view model; a scene with a stack of its own makes that.
  func instantiate() -> UIViewController
}

/// How a scene comes on screen.
public enum TransitionStyle: Hashable, Sendable, CaseIterable {
  /// As the root of the window; everything else goes.
  case root
  /// On the stack of the current screen.
  case push
  /// Over the current screen.
  case modal
}

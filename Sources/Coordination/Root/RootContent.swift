public import UIKit

/// What stands at the root of an app: a screen, and the coordinator that owns the journey on it.
@MainActor
public struct RootContent {
  let controller: UIViewController?
  let coordinator: (any Coordinator)?

  /// A journey whose `start()` sets the root itself, by the router it shares with the root coordinator.
  public static func journey(_ coordinator: any Coordinator) -> RootContent {
    RootContent(controller: nil, coordinator: coordinator)
  }

  /// A screen that is set as the root.
  ///
  /// - Parameters:
  ///   - controller: Stands nowhere yet. In a window it may be a container.
  ///   - coordinator: Started as soon as the screen is there; nil if nobody is needed.
  public static func screen(
    _ controller: UIViewController, coordinator: (any Coordinator)? = nil
  ) -> RootContent {
    RootContent(controller: controller, coordinator: coordinator)
  }
}

/// How one root gives way to the next.
public enum RootAnimation: Hashable, Sendable {
  /// At once.
  case none
  /// The pictures dissolve; calls that come meanwhile wait.
  case crossDissolve(seconds: Double = 0.3)
}

/// What can happen to a session, wherever it is noticed.
public enum SessionEvent: String, Hashable, Sendable, CaseIterable {
  /// Somebody has logged in.
  case loggedIn
  /// One has logged out.
  case loggedOut
  /// The server knows one no more.
  case expired
  /// The account is gone.
  case accountDeleted
}

public import Foundation
public import UIKit

/// An app that runs without a device.
///
/// A type that conforms declares its words, builds its window's root in ``start(in:)`` and owns its coordinators.
@MainActor
public protocol HeadlessApp: AnyObject {
  /// The name by which a session file and the command line choose the app.
  static var name: String { get }
  /// The words the app adds to the session language.
  static var vocabulary: Vocabulary { get }

  /// Creates the app; nothing is shown yet.
  ///
  /// - Parameter environment: The clock, seed, parameters and services of this run.
  init(environment: AppEnvironment)

  /// Shows the first screen.
  ///
  /// - Parameter window: A window that is key and visible.
  func start(in window: UIWindow)

  /// Takes a URL from outside.
  ///
  /// - Parameter url: A URL whose scheme the vocabulary declares.
  /// - Returns: Whether somebody took it, and who was asked.
  func open(_ url: URL) -> URLHandling

  /// Takes an event from outside: a push notification that was touched, or one that is heard silently.
  ///
  /// - Parameter name: A notification that the vocabulary declares; a silent one may come in the background.
  func receive(notification name: String)

  /// Called after a person has changed what the app may do; the environment has the new state.
  ///
  /// - Parameter name: A permission that the vocabulary declares.
  func permissionDidChange(_ name: String)

  /// Called after the app has left the foreground.
  func didEnterBackground()

  /// Called before the app comes back to the foreground.
  func willEnterForeground()
}

extension HeadlessApp {
  /// Does nothing.
  public func receive(notification name: String) {}
  /// Does nothing.
  public func permissionDidChange(_ name: String) {}
  /// Does nothing.
  public func didEnterBackground() {}
  /// Does nothing.
  public func willEnterForeground() {}
}

/// What became of a URL from outside.
public enum URLHandling: Hashable, Sendable {
  /// Somebody takes it, now or when the app is ready.
  case handled
  /// Nobody takes it; the coordinators that were asked are named, and what is wrong with it if that is known.
  case unhandled(asked: [String], because: String? = nil)
}

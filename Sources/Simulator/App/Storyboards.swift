public import UIKit

/// What the app's storyboards make: there are no storyboard files to read without iOS.
///
/// Entries belong to the run in which they are registered. An app registers them when it is made, a test without a
/// simulator before the code under test asks for a screen.
@MainActor
public enum Storyboards {
  /// Says how a storyboard makes a screen.
  ///
  /// - Parameters:
  ///   - identifier: The screen's identifier; nil for the initial one.
  ///   - storyboard: The storyboard's name.
  ///   - make: Makes a new screen at each call. Owned until the run ends.
  public static func register(
    _ identifier: String?, in storyboard: String,
    make: @escaping @MainActor () -> UIViewController
  ) {
    Runtime.current.storyboards.register(
      storyboard: storyboard, identifier: identifier, factory: make)
  }
}

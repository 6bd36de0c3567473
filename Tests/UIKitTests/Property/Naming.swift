import UIKit

/// What a controller's name tells, such as `C12-full-hides`: its kind, its number, what is special about it.
///
/// | Letter | Kind |
/// | --- | --- |
/// | `C` | a screen |
/// | `P` | a screen that embeds a stack when its view is loaded |
/// | `N` | a stack with one screen |
/// | `T` | tabs with two stacks |
/// | `A` | an alert with one button |
///
/// What is made along with `T3` is called `T3.0`, `T3.1`, `T3.0.0`, `T3.1.0`.
struct Naming {
  enum Trait: String, CaseIterable {
    // Styles of presentation; a sheet without any of them.
    case full, overFull, context, overContext, popover
    /// Hides the bottom bar when pushed.
    case hides
    /// Defines a presentation context.
    case defines
    /// Refuses gestures of dismissal; as tabs, refuses taps.
    case locked
    /// Its adaptive delegate says no.
    case stays
    /// The app holds it until it forgets everything.
    case kept

    var style: UIModalPresentationStyle? {
      switch self {
      case .full: .fullScreen
      case .overFull: .overFullScreen
      case .context: .currentContext
      case .overContext: .overCurrentContext
      case .popover: .popover
      case .hides, .defines, .locked, .stays, .kept: nil
      }
    }
  }

  let name: String
  /// The name without what is special.
  let base: String
  let traits: [Trait]

  init(_ name: String) {
    self.name = name
    let words = name.split(separator: "-")
    base = words.first.map(String.init) ?? name
    traits = words.dropFirst().compactMap { Trait(rawValue: String($0)) }
  }

  /// Whether a controller of this name is made on its first mention.
  var canBeMade: Bool { !base.contains(".") }

  /// Each name that lacks one of the traits.
  var plainer: [String] {
    traits.map { gone in
      ([base] + traits.filter { $0 != gone }.map(\.rawValue)).joined(separator: "-")
    }
  }
}

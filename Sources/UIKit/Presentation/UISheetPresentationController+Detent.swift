/// What a custom detent is told when its height is asked for.
@preconcurrency
@MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The environment of the sheet's container.
  var containerTraitCollection: UITraitCollection { get }
  /// The height of a large sheet.
  var maximumDetentValue: CGFloat { get }
}

extension UISheetPresentationController {
  /// A height at which a sheet may rest (ADPT-15).
  @preconcurrency
  @MainActor
  open class Detent: NSObject {
    /// The name of a height.
    public struct Identifier: Hashable, Sendable, RawRepresentable {
      /// The name's text.
      public let rawValue: String

      /// Creates a name.
      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      /// Creates a name.
      public init(_ rawValue: String) {
        self.rawValue = rawValue
      }

      /// About half of the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The whole screen.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// What a custom height answers while it is not in force.
    public nonisolated static let inactive: CGFloat = -1

    /// The name of this height.
    open private(set) var identifier: Identifier
    /// Owned by the detent for its life.
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    package init(
      _ identifier: Identifier,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// The system's height of about half the screen; not in force in compact height.
    open class func medium() -> Detent {
      Detent(.medium) { context in
        SheetHeights.medium(
          of: Double(context.maximumDetentValue),
          isCompactHeight: context.containerTraitCollection.verticalSizeClass == .compact
        ).map { CGFloat($0) }
      }
    }

    /// The system's full height.
    open class func large() -> Detent {
      Detent(.large) { $0.maximumDetentValue }
    }

    /// A height of the app's own.
    ///
    /// - Parameters:
    ///   - identifier: Its name; without one it gets a name of its own.
    ///   - resolver: Answers the height; nil while it is not in force. Owned by the detent.
    open class func custom(
      identifier: Identifier? = nil,
      resolver:
        @escaping (
          _ context: any UISheetPresentationControllerDetentResolutionContext
        ) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Runtime.current.makeDetentIdentifier(), resolver: resolver)
    }

    /// The height in a context; nil while it is not in force.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      guard let height = resolver(context), height != Self.inactive else { return nil }
      return min(height, context.maximumDetentValue)
    }
  }
}

/// The one context there is: the imitated device.
@MainActor
final class DeviceDetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection = UITraitCollection.current
  let maximumDetentValue = CGFloat(
    SheetHeights.large(onScreenOfHeight: Double(UIScreen.main.bounds.height)))
}

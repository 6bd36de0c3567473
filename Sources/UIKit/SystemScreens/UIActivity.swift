/// A service that an activity controller offers for its items.
@preconcurrency
@MainActor
open class UIActivity: NSObject {
  /// Which row of the sheet a service stands in.
  public enum Category: Int, Sendable {
    case action = 0
    case share = 1
  }

  /// Creates a service; subclasses say what it does.
  public override init() {
    super.init()
  }

  /// Which row of the sheet the service stands in.
  open class var activityCategory: Category { .action }
  /// The name of the service; nil for the base class.
  open var activityType: ActivityType? { nil }
  /// The text below its image.
  open var activityTitle: String? { nil }
  /// Its image.
  open var activityImage: UIImage? { nil }
  /// A screen of its own, presented instead of ``perform()``.
  open var activityViewController: UIViewController? { nil }

  /// Whether the service can do anything with the items.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Called with the items before the service does its work.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Does the work; ``activityDidFinish(_:)`` must follow.
  open func perform() {}

  /// Ends the work; the sheet goes, if it is still there.
  open func activityDidFinish(_ completed: Bool) {
    finish?(completed)
  }

  /// Tells the sheet that the work has ended; owned by this service until then.
  final var finish: ((Bool) -> Void)?
}

extension UIActivity {
  /// The name of a service.
  public struct ActivityType: Hashable, Sendable, RawRepresentable {
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

    /// The system's service "post to facebook".
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    /// The system's service "post to twitter".
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    /// The system's service "message".
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// The system's service "mail".
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// The system's service "print".
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// The system's service "copy to pasteboard".
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// The system's service "assign to contact".
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// The system's service "save to camera roll".
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// The system's service "add to reading list".
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// The system's service "air drop".
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// The system's service "open in iBooks".
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    /// The system's service "markup as pDF".
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
  }
}

/// What the user is doing, handed from one device or launch to the next.
open class NSUserActivity: NSObject {
  /// The kind of activity.
  open private(set) var activityType: String
  /// What the user sees.
  open var title: String?
  /// What is needed to go on.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of ``userInfo`` that are needed to go on.
  open var requiredUserInfoKeys: Set<String>?
  /// Words the activity is found by.
  open var keywords: Set<String> = []
  /// The page of the same content; links that open an app come with it.
  open var webpageURL: URL?
  /// The page the user came from.
  open var referrerURL: URL?
  /// What tells this activity from others of its kind.
  open var targetContentIdentifier: String?
  /// An identifier that outlives launches.
  open var persistentIdentifier: String?
  /// When the activity is not offered any more.
  open var expirationDate: Date?
  /// Whether ``userInfo`` is out of date; stored only.
  open var needsSave = false
  /// Whether other devices are offered the activity; stored only.
  open var isEligibleForHandoff = true
  /// Whether it is searched for on the device; stored only.
  open var isEligibleForSearch = false
  /// Whether everybody's search finds it; stored only.
  open var isEligibleForPublicIndexing = false
  /// Whether the system may suggest it; stored only.
  open var isEligibleForPrediction = false
  /// Whether it was ended.
  package private(set) var isInvalid = false
  /// Whether it is what the user does now.
  package private(set) var isCurrent = false

  /// Creates an activity of a kind.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Makes this what the user does now.
  open func becomeCurrent() {
    if !isInvalid { isCurrent = true }
  }

  /// Ends this being what the user does now.
  open func resignCurrent() {
    isCurrent = false
  }

  /// Ends the activity for good.
  open func invalidate() {
    isInvalid = true
    isCurrent = false
  }

  /// Adds entries to ``userInfo``.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }
}

/// The kind of an activity that is a link of the web.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

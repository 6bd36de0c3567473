/// The clips of an account, as the list of clips shows them.
struct ClipModel: Hashable, Sendable {
  var allClipToastCount: Int
  var clips: [AllClipModel]

  /// Whether one more clip may be added; the clip that stands for all links does not count.
  var hasRoom: Bool { clips.count < ClipRule.maximumCount }
}

/// One clip: a folder of links.
public struct AllClipModel: Hashable, Sendable {
  /// The clip that stands for every link of the account.
  static let everything = AllClipModel(id: 0, title: "All clips", toastCount: 0)

  var id: Int
  var title: String
  var toastCount: Int
}

/// What a clip's title and the number of clips are bound by, in one place for every screen.
enum ClipRule {
  /// How many clips an account may have.
  static let maximumCount = 15
  /// What is said where there is no room for one more.
  static let noRoomText = "At most \(maximumCount) clips"
  /// How many characters a title may have.
  static let maximumTitleLength = 15
  /// What is said of a title that has more.
  static let titleTooLongText = "At most \(maximumTitleLength) characters"
  /// What is said of a title that another clip has.
  static let duplicateTitleText = "There is a clip of that name"
}

/// What is known of clips without asking a server.
@MainActor
protocol ClipLookup: AnyObject {
  /// The clip with this id; nil if there is none.
  func clip(id: Int) -> AllClipModel?
}

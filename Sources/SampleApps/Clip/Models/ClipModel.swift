/// The clips of an account, as the list of clips shows them.
struct ClipModel: Hashable, Sendable {
  var allClipToastCount: Int
  var clips: [AllClipModel]
}

/// One clip: a folder of links.
struct AllClipModel: Hashable, Sendable {
  /// The clip that stands for every link of the account.
  static let everything = AllClipModel(id: 0, title: "All clips", toastCount: 0)

  var id: Int
  var title: String
  var toastCount: Int
}

/// What is known of clips without asking a server.
@MainActor
protocol ClipLookup: AnyObject {
  /// The clip with this id; nil if there is none.
  func clip(id: Int) -> AllClipModel?
}

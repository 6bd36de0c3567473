import Foundation

/// A saved link.
public struct ToastListModel: Hashable, Sendable {
  var id: Int
  var title: String
  var url: String
  var isRead: Bool
  /// The clip it is kept in; nil for none.
  var clipID: Int?
}

/// The links of one clip, or of all.
struct DetailClipModel: Hashable, Sendable {
  var title: String
  var allToastCount: Int
  var toastList: [ToastListModel]
}

/// Which links of a clip are shown.
enum LinkSegment: String, CaseIterable, Sendable {
  case all = "All"
  case read = "Read"
  case unread = "Unread"

  /// Whether a link belongs to the segment.
  func contains(_ link: ToastListModel) -> Bool {
    switch self {
    case .all: true
    case .read: link.isRead
    case .unread: !link.isRead
    }
  }
}

/// A link that is to be saved.
struct SaveLinkModel: Hashable, Sendable {
  var linkUrl: String
  /// The clip it goes to; nil for none.
  var categoryId: Int?
}

/// A link of the week, chosen by the editors.
struct WeeklyLinkModel: Hashable, Sendable {
  var toastId: Int
  var toastTitle: String
  var toastLink: String
}

/// A site that the editors recommend; without a URL it cannot be opened.
struct RecommendSiteModel: Hashable, Sendable {
  var siteId: Int
  var siteTitle: String
  var siteUrl: String?
}

/// What a search has found.
struct SearchResultModel: Hashable, Sendable {
  /// Nothing was searched for yet.
  static let nothing = SearchResultModel(detailClipList: [], clipList: [])

  var detailClipList: [ToastListModel]
  var clipList: [AllClipModel]
}

/// What the address of a link is bound by, in one place for all ways to one.
enum LinkRule {
  /// Whether a text is an address of the web: `http` or `https`, with a host.
  static func isAddress(_ text: String) -> Bool {
    guard text.hasPrefix("http://") || text.hasPrefix("https://") else { return false }
    return URL(string: text)?.host()?.isEmpty == false
  }
}

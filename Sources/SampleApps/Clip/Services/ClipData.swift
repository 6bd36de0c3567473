/// What the app's server knows, made from a seed: the same seed gives the same data.
///
/// Ids count from 1 without gaps, in the order of the lists.
struct ClipData {
  private(set) var nickname: String
  private(set) var clips: [AllClipModel] = []
  private(set) var links: [ToastListModel] = []
  private(set) var weekly: [WeeklyLinkModel] = []
  private(set) var sites: [RecommendSiteModel] = []

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    nickname = Self.nicknames[random.number(below: Self.nicknames.count)]
    // Seed 1 leaves the folders in their order, so that the examples of the handbook hold.
    let first = Int(seed % UInt64(Self.folders.count) + 11) % Self.folders.count
    let folders = Array(Self.folders[first...] + Self.folders[..<first])
    var entries: [(link: Page, clipID: Int)] = []
    for (index, folder) in folders.enumerated() {
      clips.append(
        AllClipModel(id: index + 1, title: folder.title, toastCount: folder.pages.count))
      for page in folder.pages { entries.append((page, index + 1)) }
    }
    for (index, entry) in random.shuffled(entries).enumerated() {
      links.append(
        ToastListModel(
          id: index + 1, title: entry.link.title, url: entry.link.url,
          isRead: random.number(below: 3) == 0, clipID: entry.clipID))
    }
    for (index, page) in random.shuffled(Self.weeklyPages).enumerated() {
      weekly.append(
        WeeklyLinkModel(toastId: index + 1, toastTitle: page.title, toastLink: page.url))
    }
    for (index, site) in random.shuffled(Self.recommendedSites).enumerated() {
      sites.append(
        RecommendSiteModel(siteId: index + 1, siteTitle: site.title, siteUrl: site.url))
    }
  }

  /// The links of a clip in list order; 0 stands for all clips.
  func links(inClip id: Int) -> [ToastListModel] {
    id == AllClipModel.everything.id ? links : links.filter { $0.clipID == id }
  }

  /// Marks a link as read or unread.
  ///
  /// - Returns: Whether anything changed.
  mutating func mark(link id: Int, isRead: Bool) -> Bool {
    guard let index = links.firstIndex(where: { $0.id == id }), links[index].isRead != isRead
    else { return false }
    links[index].isRead = isRead
    return true
  }
}

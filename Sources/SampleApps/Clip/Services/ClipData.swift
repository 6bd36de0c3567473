import Simulator

/// What the app's server knows, made from a seed: the same seed gives the same data.
///
/// Ids count from 1 without gaps, in the order of the lists; what is added later gets the next free id.
struct ClipData {
  private(set) var nickname: String
  private(set) var clips: [AllClipModel] = []
  /// The links, in list order: those saved last come first.
  private(set) var links: [ToastListModel] = []
  private(set) var weekly: [WeeklyLinkModel] = []
  private(set) var sites: [RecommendSiteModel] = []
  private(set) var completedTimers: [CompleteTimerModel] = []
  private(set) var waitingTimers: [WaitTimerModel] = []
  /// Whether the account wants to be reminded.
  var isAlarmOn = true

  private var lastClipID = 0
  private var lastLinkID = 0
  private var lastTimerID = 0

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
    addTimers(&random)
    lastClipID = clips.count
    lastLinkID = links.count
    lastTimerID = completedTimers.count + waitingTimers.count
  }

  /// The data of a seed, which runs one after another have in common: a copy costs nothing until it is changed.
  @MainActor
  static func made(from seed: UInt64) -> ClipData {
    if let last, last.seed == seed { return last.data }
    let data = ClipData(seed: seed)
    last = (seed, data)
    return data
  }

  @MainActor private static var last: (seed: UInt64, data: ClipData)?

  /// Four timers that have rung and three that wait, each for a clip of its own.
  private mutating func addTimers(_ random: inout SeededGenerator) {
    let chosen = random.shuffled(clips)
    for (index, clip) in chosen.prefix(7).enumerated() {
      let time = Self.times[random.number(below: Self.times.count)]
      if index < 4 {
        completedTimers.append(
          CompleteTimerModel(
            id: index + 1, remindDay: Self.days[random.number(below: Self.days.count)],
            remindTime: time, clipID: clip.id, clipName: clip.title))
      } else {
        waitingTimers.append(
          WaitTimerModel(
            id: index + 1, clipID: clip.id, clipName: clip.title,
            remindDates: Self.repeats[random.number(below: Self.repeats.count)],
            remindTime: time, isEnable: true))
      }
    }
  }
}

// MARK: Clips

extension ClipData {
  /// The clip with this id; 0 stands for all clips.
  func clip(id: Int) -> AllClipModel? {
    id == AllClipModel.everything.id ? .everything : clips.first { $0.id == id }
  }

  /// Whether a clip other than this one has the title.
  func hasClip(titled title: String, otherThan id: Int? = nil) -> Bool {
    clips.contains { $0.title == title && $0.id != id }
  }

  mutating func addClip(titled title: String) {
    lastClipID += 1
    clips.append(AllClipModel(id: lastClipID, title: title, toastCount: 0))
  }

  /// - Returns: Whether there is such a clip.
  mutating func renameClip(id: Int, to title: String) -> Bool {
    guard let place = clips.firstIndex(where: { $0.id == id }) else { return false }
    clips[place].title = title
    for place in completedTimers.indices where completedTimers[place].clipID == id {
      completedTimers[place].clipName = title
    }
    for place in waitingTimers.indices where waitingTimers[place].clipID == id {
      waitingTimers[place].clipName = title
    }
    return true
  }

  /// Deletes a clip, the links in it and its timers.
  ///
  /// - Returns: Whether there was such a clip.
  mutating func deleteClip(id: Int) -> Bool {
    guard let place = clips.firstIndex(where: { $0.id == id }) else { return false }
    clips.remove(at: place)
    links.removeAll { $0.clipID == id }
    completedTimers.removeAll { $0.clipID == id }
    waitingTimers.removeAll { $0.clipID == id }
    return true
  }

  private mutating func recount() {
    for place in clips.indices {
      clips[place].toastCount = links.count { $0.clipID == clips[place].id }
    }
  }
}

// MARK: Links

extension ClipData {
  /// How many links have been read.
  var readCount: Int { links.count { $0.isRead } }

  /// The links of a clip in list order; 0 stands for all clips.
  func links(inClip id: Int) -> [ToastListModel] {
    id == AllClipModel.everything.id ? links : links.filter { $0.clipID == id }
  }

  mutating func save(_ link: SaveLinkModel) {
    lastLinkID += 1
    links.insert(
      ToastListModel(
        id: lastLinkID, title: link.linkUrl, url: link.linkUrl, isRead: false,
        clipID: link.categoryId), at: 0)
    recount()
  }

  /// Changes a link.
  ///
  /// - Returns: Whether there is such a link.
  mutating func changeLink(id: Int, _ change: (inout ToastListModel) -> Void) -> Bool {
    guard let place = links.firstIndex(where: { $0.id == id }) else { return false }
    change(&links[place])
    recount()
    return true
  }

  /// - Returns: Whether there was such a link.
  mutating func deleteLink(id: Int) -> Bool {
    guard let place = links.firstIndex(where: { $0.id == id }) else { return false }
    links.remove(at: place)
    recount()
    return true
  }
}

// MARK: Timers

extension ClipData {
  mutating func addTimer(_ timer: RemindTimerAddModel, for clip: AllClipModel) {
    lastTimerID += 1
    waitingTimers.append(
      WaitTimerModel(
        id: lastTimerID, clipID: clip.id, clipName: clip.title, remindDates: timer.remindDates,
        remindTime: timer.remindTime, isEnable: true))
  }

  /// Changes a waiting timer.
  ///
  /// - Returns: Whether there is such a timer.
  mutating func changeTimer(id: Int, _ change: (inout WaitTimerModel) -> Void) -> Bool {
    guard let place = waitingTimers.firstIndex(where: { $0.id == id }) else { return false }
    change(&waitingTimers[place])
    return true
  }

  /// - Returns: Whether there was such a timer.
  mutating func deleteTimer(id: Int) -> Bool {
    guard let place = waitingTimers.firstIndex(where: { $0.id == id }) else { return false }
    waitingTimers.remove(at: place)
    return true
  }
}

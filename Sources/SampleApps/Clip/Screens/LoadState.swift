/// How far a screen is with its data.
struct LoadState {
  /// What the data was when it was loaded; nil without data.
  private var revision: Int?
  /// What the data was at the earliest reply of the load that is under way.
  private var earliestRevision: Int?
  private var openCalls = 0
  private var hasFailed = false

  /// Whether the data is there, or on its way.
  var isLoadedOrLoading: Bool { revision != nil || openCalls > 0 }

  /// Whether the data is there, older than that, and no newer on its way.
  func isOld(at revision: Int) -> Bool {
    guard let loaded = self.revision, openCalls == 0 else { return false }
    return loaded != revision
  }

  mutating func begin(calls: Int) {
    openCalls = calls
    earliestRevision = nil
    hasFailed = false
  }

  /// Counts a reply. Replies of one load may tell of different data; the oldest of it counts.
  ///
  /// - Returns: Whether it is the first failure of this load, the one to tell about.
  mutating func end(isFailure: Bool, revision: Int) -> Bool {
    let isFirstFailure = isFailure && !hasFailed
    hasFailed = hasFailed || isFailure
    let earliest = min(earliestRevision ?? revision, revision)
    earliestRevision = earliest
    openCalls -= 1
    if openCalls == 0 { self.revision = hasFailed ? nil : earliest }
    return isFirstFailure
  }
}

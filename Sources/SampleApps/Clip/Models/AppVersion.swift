/// A version of the app: major, minor and patch.
public struct AppVersion: Hashable, Comparable, Sendable {
  /// This version.
  static let current = AppVersion(1, 4, 0)

  let major: Int
  let minor: Int
  let patch: Int

  init(_ major: Int, _ minor: Int, _ patch: Int) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  /// Whether one came out before another.
  public static func < (one: AppVersion, other: AppVersion) -> Bool {
    (one.major, one.minor, one.patch) < (other.major, other.minor, other.patch)
  }
}

/// How urgent an update is.
public enum UpdateKind: Hashable, Sendable {
  /// The app does not work any more without it.
  case forceUpdate
  /// It brings something new.
  case noticeFeatUpdate
  /// It puts something right.
  case noticeUpdate

  /// Compares the version that runs with the latest; nil if there is nothing to install.
  init?(from current: AppVersion, to latest: AppVersion) {
    guard current < latest else { return nil }
    if current.major != latest.major {
      self = .forceUpdate
    } else if current.minor != latest.minor {
      self = .noticeFeatUpdate
    } else {
      self = .noticeUpdate
    }
  }

  /// The title of the alert.
  var title: String {
    switch self {
    case .forceUpdate: "Update required"
    case .noticeFeatUpdate: "New features available"
    case .noticeUpdate: "Update available"
    }
  }
}

/// What can change about the device under a running app.
public enum DeviceChange: Hashable, Sendable {
  /// How much room there is from left to right.
  case width(WidthClass)
  /// Whether the dark appearance is on.
  case dark(Bool)

  /// The change as a fact.
  var sentence: String {
    switch self {
    case .width(.compact): "size is compact"
    case .width(.regular): "size is regular"
    case .dark(true): "dark is on"
    case .dark(false): "dark is off"
    }
  }
}

/// How much room there is from left to right.
public enum WidthClass: Hashable, Sendable, CaseIterable {
  /// As on a phone held upright, or beside another app on a tablet.
  case compact
  /// As on a tablet.
  case regular
}

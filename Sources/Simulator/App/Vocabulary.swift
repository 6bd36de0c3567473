/// The words an app adds to the session language.
///
/// A session file is checked against them before its first step, and completion offers them.
public struct Vocabulary: Hashable, Sendable {
  /// Kinds of elements, such as `button` or `clip`.
  public var kinds: [String] {
    get { box.words.kinds }
    set { change { $0.kinds = newValue } }
  }
  /// Labels of screens without the id in parentheses.
  public var screens: [String] {
    get { box.words.screens }
    set { change { $0.screens = newValue } }
  }
  /// Names of tabs, in the order of the bar.
  public var tabs: [String] {
    get { box.words.tabs }
    set { change { $0.tabs = newValue } }
  }
  /// Patterns of URLs the app handles, such as `clip://clip/ID`.
  public var routes: [String] {
    get { box.words.routes }
    set { change { $0.routes = newValue } }
  }
  /// Names of services whose replies can be held or made to fail.
  public var services: [String] {
    get { box.words.services }
    set { change { $0.services = newValue } }
  }
  /// Names of push notifications that a person touches, which brings the app to the front.
  public var notifications: [String] {
    get { box.words.notifications }
    set { change { $0.notifications = newValue } }
  }
  /// Names of events that the app posts itself or hears silently, such as the end of a login.
  ///
  /// They leave an app that is in the background there. A name stands in one of the two lists.
  public var silentNotifications: [String] {
    get { box.words.silentNotifications }
    set { change { $0.silentNotifications = newValue } }
  }
  /// Names of permissions.
  public var permissions: [String] {
    get { box.words.permissions }
    set { change { $0.permissions = newValue } }
  }
  /// Names of capabilities this build of the app has.
  public var capabilities: [String] {
    get { box.words.capabilities }
    set { change { $0.capabilities = newValue } }
  }
  /// Names of capabilities that the app knows and this build lacks; cases that need one are skipped.
  public var absentCapabilities: [String] {
    get { box.words.absentCapabilities }
    set { change { $0.absentCapabilities = newValue } }
  }
  /// Names of what the app watches besides screens and coordinators, as `expect gone "NAME"` takes them.
  public var watched: [String] {
    get { box.words.watched }
    set { change { $0.watched = newValue } }
  }
  /// Launch parameters, each with the values it takes.
  public var parameters: [String: [String]] {
    get { box.words.parameters }
    set { change { $0.parameters = newValue } }
  }

  /// Creates a vocabulary; what is left out is empty.
  public init(
    kinds: [String] = [], screens: [String] = [], tabs: [String] = [], routes: [String] = [],
    services: [String] = [], notifications: [String] = [],
    silentNotifications: [String] = [], permissions: [String] = [], capabilities: [String] = [],
    absentCapabilities: [String] = [], watched: [String] = [],
    parameters: [String: [String]] = [:]
  ) {
    box = Box(
      Words(
        kinds: kinds,
        screens: screens,
        tabs: tabs,
        routes: routes,
        services: services,
        notifications: notifications,
        silentNotifications: silentNotifications,
        permissions: permissions,
        capabilities: capabilities,
        absentCapabilities: absentCapabilities,
        watched: watched,
        parameters: parameters))
  }
  /// Names of every capability that a session may speak of, those of this build first.
  public var everyCapability: [String] { capabilities + absentCapabilities }
  /// Names of every notification, those that a person touches first.
  public var everyNotification: [String] { notifications + silentNotifications }

  // A vocabulary is handed about with each launch: one reference, and not a dozen lists.
  private var box: Box

  private mutating func change(_ body: (inout Words) -> Void) {
    var words = box.words
    body(&words)
    box = Box(words)
  }

  /// Whether two vocabularies have the same words.
  public static func == (left: Vocabulary, right: Vocabulary) -> Bool {
    left.box === right.box || left.box.words == right.box.words
  }

  /// Hashes the words.
  public func hash(into hasher: inout Hasher) { hasher.combine(box.words) }

  private final class Box: Sendable {
    let words: Words

    init(_ words: Words) { self.words = words }
  }

  private struct Words: Hashable, Sendable {
    var kinds: [String]
    var screens: [String]
    var tabs: [String]
    var routes: [String]
    var services: [String]
    var notifications: [String]
    var silentNotifications: [String]
    var permissions: [String]
    var capabilities: [String]
    var absentCapabilities: [String]
    var watched: [String]
    var parameters: [String: [String]]
  }
}

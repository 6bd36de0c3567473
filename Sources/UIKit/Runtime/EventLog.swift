/// What happened in one run, oldest first.
@MainActor
package final class EventLog {
  /// How much is recorded.
  package enum Level: Int, Hashable, Sendable, Comparable {
    case off
    case navigation
    case lifecycle

    package static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }

  /// What one entry says happened.
  package enum Kind: Hashable, Sendable {
    case pushed
    case popped
    case setStack
    case setWindowRoot
    case presented(style: String)
    case dismissed
    case selectedTab(index: Int)
    case selectedTabAgain(index: Int)
    case swipeCancelled
    case pullCancelled
    case lifecycle(LifecycleCallback)
    /// Something the simulator or the app adds, already in words.
    case note

    /// Whether the label is that of the one controller concerned.
    package var namesOneScreen: Bool {
      switch self {
      case .pushed, .popped, .presented, .dismissed, .swipeCancelled, .pullCancelled: true
      case .setStack, .setWindowRoot, .selectedTab, .selectedTabAgain, .lifecycle, .note: false
      }
    }
  }

  /// One thing that happened.
  package struct Entry: Hashable, Sendable {
    /// What happened.
    package let kind: Kind
    /// To which controller; nil for notes.
    package let id: ControllerID?
    /// The controller's label at that moment, or the words of a note; empty without a labeler.
    package let label: String
  }

  /// One callback of a controller's life, kept apart from the entries: whoever counts those counts the same without it.
  package struct Callback: Hashable, Sendable {
    /// Which one.
    package let name: LifecycleCallback
    /// The controller that is called back.
    package let id: ControllerID
    /// The name of its type; its own code is not asked for another one in the middle of a callback.
    package let typeName: String
    /// How many entries were there before.
    package let place: Int
  }

  /// Whether the running app's log records callbacks, or anybody watches a screen: one word, since each callback asks.
  @exclusivity(unchecked)
  static var followsLifecycle = false
  /// Whether the running app's log records callbacks or keeps them.
  @exclusivity(unchecked)
  static var recordsLifecycle = false
  /// Whether anybody has watched a screen in the running app.
  @exclusivity(unchecked)
  static var hasWatchedScreens = false
  /// Whether the running app's log records navigation.
  @exclusivity(unchecked)
  static var followsNavigation = false

  /// How much is recorded from now on.
  @exclusivity(unchecked)
  package var level = Level.off {
    didSet {
      if isOn, entries.capacity == 0 { entries.reserveCapacity(Self.usualCount) }
      if Runtime.current.log === self { makeCurrent() }
    }
  }
  /// For how many entries there is room from the beginning, since growing copies.
  private static let usualCount = 16
  /// Gives a controller the name that sentences use. Owned by the log; set by a simulator for its run.
  // Of the main actor by its type, so that nobody asks for the executor at each call.
  @exclusivity(unchecked)
  package var labeler: (@MainActor (UIViewController) -> String)?
  /// The entries, oldest first.
  @exclusivity(unchecked)
  package private(set) var entries: [Entry] = []
  /// The callbacks since they are kept, oldest first.
  @exclusivity(unchecked)
  package private(set) var callbacks: [Callback] = []
  /// Whether callbacks are kept beside the entries, whatever the level.
  @exclusivity(unchecked)
  package var keepsCallbacks = false {
    didSet { if Runtime.current.log === self { makeCurrent() } }
  }

  // Not inlined into other modules, where the fields would be checked for exclusive access.
  /// How many entries there are.
  package var entryCount: Int {
    @inline(never)
    get { entries.count }
  }
  /// How many callbacks are kept.
  package var callbackCount: Int {
    @inline(never)
    get { callbacks.count }
  }

  package init() {}

  /// Whether anybody has watched a screen in this run.
  @exclusivity(unchecked)
  var watchesScreens = false {
    didSet { if Runtime.current.log === self { makeCurrent() } }
  }

  /// Takes over as the log of the running app.
  func makeCurrent() {
    Self.followsNavigation = isOn
    Self.hasWatchedScreens = watchesScreens
    Self.recordsLifecycle = level == .lifecycle || keepsCallbacks
    Self.followsLifecycle = Self.recordsLifecycle || watchesScreens
  }

  /// The running app has no log yet: nobody has asked for anything.
  static func followNothing() {
    followsNavigation = false
    hasWatchedScreens = false
    recordsLifecycle = false
    followsLifecycle = false
  }

  /// Whether the running app's log records navigation, for other modules.
  @inline(never)
  package static func takesNotes() -> Bool { followsNavigation }

  /// The entry at a place, counted from 0; not inlined into other modules, where the field would be checked for exclusive
  /// access.
  @inline(never)
  package func entry(at place: Int) -> Entry { entries[place] }

  /// Whether navigation is recorded.
  @inline(__always)
  package var isOn: Bool { level != .off }

  /// Records what happened to a controller.
  package func record(_ kind: Kind, _ controller: UIViewController) {
    // No closure given to `map`, which would ask for its executor.
    var label = ""
    if let labeler { label = labeler(controller) }
    entries.append(Entry(kind: kind, id: controller.id, label: label))
  }

  /// Records what happened to several controllers at once, as one entry.
  package func record(_ kind: Kind, _ controller: UIViewController, all: [UIViewController]) {
    var label = ""
    if let labeler {
      for index in all.indices {
        if index > 0 { label += " > " }
        label += labeler(all[index])
      }
    }
    entries.append(Entry(kind: kind, id: controller.id, label: label))
  }

  /// Records something that concerns no controller.
  package func note(_ words: String) {
    guard isOn else { return }
    entries.append(Entry(kind: .note, id: nil, label: words))
  }

  /// Takes note of a callback that is about to come.
  func take(_ callback: LifecycleCallback, of controller: UIViewController) {
    if level == .lifecycle { record(.lifecycle(callback), controller) }
    if keepsCallbacks { keep(callback, of: controller) }
  }

  /// Keeps a callback that is about to come.
  private func keep(_ callback: LifecycleCallback, of controller: UIViewController) {
    callbacks.append(
      Callback(
        name: callback, id: controller.id, typeName: TypeNames.cachedName(of: type(of: controller)),
        place: entries.count))
  }

  /// Forgets everything recorded so far.
  package func removeAll() {
    // With their room: what was recorded once, as a launch, is followed by about as much.
    if !entries.isEmpty { entries.removeAll(keepingCapacity: true) }
    if !callbacks.isEmpty { callbacks.removeAll(keepingCapacity: true) }
  }
}

/// The callbacks of a controller's life that the log can record.
package enum LifecycleCallback: String, Hashable, Sendable {
  case viewDidLoad
  case viewWillAppear
  case viewIsAppearing
  case viewDidAppear
  case viewWillDisappear
  case viewDidDisappear
}

/// One thing a user, the system or the outside world does to the app.
public enum UserAction: Hashable, Sendable {
  /// Activates an element of the visible screen.
  case tap(ElementReference)
  /// Touches the dimmed area beside a popover, sheet or action sheet.
  case tapOutside
  /// Replaces the text of a field.
  case enter(field: String, text: String)
  /// Presses the visible back button, or chooses from its long-press menu.
  case back(BackTarget)
  /// Drags from the leading edge to pop the top screen.
  case swipeBack(GestureEnding)
  /// Drags the topmost sheet down to dismiss it.
  case swipeDown(GestureEnding)
  /// Drags from one page of a row to the one beside it.
  case swipePage(PageDirection, GestureEnding)
  /// Taps a tab that is not selected.
  case selectTab(TabReference)
  /// Taps the tab that is selected already.
  case reselectTab
  /// Dismisses in code, as an app's own close would.
  case dismiss(DismissalScope)
  /// Answers the topmost alert or action sheet with the button of this title.
  case choose(button: String)
  /// Opens a URL from outside the app.
  case open(url: String)
  /// Moves the app through its life cycle.
  case app(AppEvent)
  /// Changes how a service of the app answers from now on.
  case service(name: String, ServiceBehavior)
  /// Copies a text in another app; this one is not told.
  case pasteboard(String)
  /// Touches a push notification, which brings the app to the front, or posts one that it hears silently.
  case notification(name: String)
  /// Changes what a person lets the app do.
  case permission(name: String, PermissionState)
  /// Changes the device under the app, as a turn, a split screen or the evening does.
  case device(DeviceChange)
}

/// Which element of the visible screen an action means.
public struct ElementReference: Hashable, Sendable {
  /// How one element is chosen among those of its kind.
  public enum Selector: Hashable, Sendable {
    /// The only one of its kind.
    case only
    /// The one at this place, counted from 1 in the order of the screen.
    case position(Int)
    /// The one with this id, written as the app prints it.
    case id(String)
    /// The one with this title.
    case title(String)
  }

  /// The kind of the element, such as `button` or `clip`.
  public var kind: String
  /// Which of that kind.
  public var selector: Selector

  /// Creates a reference.
  public init(kind: String, selector: Selector) {
    self.kind = kind
    self.selector = selector
  }
}

/// Where the back button or its menu should lead.
public enum BackTarget: Hashable, Sendable {
  /// The button itself: one level.
  case button
  /// The entry of the long-press menu this many levels down.
  case levels(Int)
  /// The nearest entry of the long-press menu with this label.
  case screen(String)
  /// The last entry of the long-press menu.
  case root
}

/// How a drag ends.
public enum GestureEnding: Hashable, Sendable {
  /// Past the threshold: what the drag began happens.
  case finish
  /// Before the threshold: everything returns to where it was.
  ///
  /// The distance is in percent of the whole way, from 0 to 100.
  case cancel(percent: Int)
}

/// Which way a row of pages is turned.
public enum PageDirection: Hashable, Sendable, CaseIterable {
  /// To the page after the one that is shown.
  case next
  /// To the page before the one that is shown.
  case previous
}

/// Which tab an action means.
public enum TabReference: Hashable, Sendable {
  /// The tab at this place, counted from 1.
  case position(Int)
  /// The tab with this name.
  case name(String)
}

/// How much a dismissal in code takes away.
public enum DismissalScope: Hashable, Sendable {
  /// The topmost modal only.
  case top
  /// Every modal.
  case all
}

/// A step of the app's own life cycle.
public enum AppEvent: Hashable, Sendable {
  /// Starts the app afresh with these launch parameters.
  case launch([LaunchParameter])
  /// Leaves the foreground.
  case background
  /// Comes back to the foreground.
  case foreground
  /// Ends the app; only a launch is possible afterwards.
  case terminate
  /// Tells every controller that memory is short.
  case memoryWarning
}

/// One `name=value` pair given at launch.
public struct LaunchParameter: Hashable, Sendable {
  /// The name the app declares.
  public var name: String
  /// The text after the equals sign.
  public var value: String

  /// Creates a parameter.
  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}

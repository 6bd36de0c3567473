public import Simulator

/// What completion knows of the app at one moment.
public struct Present: Hashable, Sendable {
  /// One element of the visible screen.
  public struct Item: Hashable, Sendable {
    /// The kind, such as `clip`.
    public var kind: String
    /// The place among its kind, from 1.
    public var position: Int
    /// The app's own id.
    public var id: String?
    /// The text by which a person names it.
    public var title: String
    /// Whether a tap does anything.
    public var isEnabled: Bool
    /// Whether text can be entered.
    public var isField: Bool

    /// Creates an item.
    public init(
      kind: String, position: Int, id: String? = nil, title: String, isEnabled: Bool = true,
      isField: Bool = false
    ) {
      self.kind = kind
      self.position = position
      self.id = id
      self.title = title
      self.isEnabled = isEnabled
      self.isField = isField
    }
  }

  /// The words the app declares.
  public var vocabulary: Vocabulary
  /// The elements of the visible screen, in its order.
  public var items: [Item]
  /// What the long-press menu of the back button offers, nearest first.
  public var backEntries: [String]
  /// Labels of everything that can be seen or gone back to.
  public var labels: [String]
  /// Labels of what should be gone and is not.
  public var leaks: [String]
  /// The names of the tabs.
  public var tabs: [String]
  /// The titles of the alert's buttons.
  public var alertButtons: [String]
  /// What a person can do now, in the order in which it is shown; of what is done to elements one of each form is enough
  /// for a line that is begun.
  public var actions: [UserAction]
  /// What else can be done now, such as opening a URL; one of each form.
  public var otherActions: [UserAction]
  /// What the subjects of expectations show, by the subject as it is typed.
  public var values: [String: String]
  /// The entries of those that show a list.
  public var entries: [String: [String]]
  /// The steps that were done, those that were undone included, as far as they are worth listing; the newest first.
  public var steps: [Step] = []
  /// What each number of steps to undo would begin with, 1 first; at the end, not to the launch, if they are many.
  public var undos: [String] = []
  /// What each number of undone steps to do again would end with, 1 first.
  public var redos: [String] = []
  /// The lines of the file to play behind which it can stop.
  public var stops: [Step] = []
  /// Session files, traces and folders that a path can go on with.
  public var paths: [String] = []
  /// The names of marks.
  public var marks: [String] = []

  /// A step that was done.
  public struct Step: Hashable, Sendable {
    /// Its number, from 1.
    public var number: Int
    /// Its command.
    public var text: String

    /// Creates a step.
    public init(number: Int, text: String) {
      self.number = number
      self.text = text
    }
  }

  /// Creates a present; what is left out is empty.
  public init(
    vocabulary: Vocabulary = Vocabulary(), items: [Item] = [], backEntries: [String] = [],
    labels: [String] = [], leaks: [String] = [], tabs: [String] = [], alertButtons: [String] = [],
    actions: [UserAction] = [], otherActions: [UserAction] = [], values: [String: String] = [:],
    entries: [String: [String]] = [:]
  ) {
    self.vocabulary = vocabulary
    self.items = items
    self.backEntries = backEntries
    self.labels = labels
    self.leaks = leaks
    self.tabs = tabs
    self.alertButtons = alertButtons
    self.actions = actions
    self.otherActions = otherActions
    self.values = values
    self.entries = entries
  }
}

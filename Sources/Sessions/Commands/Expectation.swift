public import Simulator

/// Something a session claims about the app.
public enum Expectation: Hashable, Sendable {
  /// A subject, perhaps that of a tab, stands in a relation to a value.
  case compare(Subject, tab: String?, Relation, ExpectedValue)
  /// No object with this label is left, and there was one.
  case gone(label: String)
  /// An object with this label lives.
  case alive(label: String)
  /// The action is possible now.
  case can(UserAction)
  /// The action would be refused now.
  case cannot(UserAction)
}

/// What an expectation looks at.
public enum Subject: Hashable, Sendable {
  /// The innermost navigation stack, root first.
  case stack
  /// The last of the stack.
  case top
  /// The first of the stack.
  case root
  /// How many screens the stack has.
  case depth
  /// What the user sees, modals included.
  case screen
  /// The selected tab.
  case tab
  /// All tabs.
  case tabs
  /// The topmost presented screen that is no alert.
  case modal
  /// The presented screens, lowest first.
  case modals
  /// The title of the topmost alert.
  case alert
  /// The title in the bar.
  case title
  /// Where the visible back button leads.
  case back
  /// The short message on the screen.
  case toast
  /// What has happened since the last action began.
  case events
  /// What UIKit has complained about.
  case warnings
  /// Objects that should be gone.
  case leaks
  /// The coordinators, depth first.
  case coordinators
  /// Work in flight.
  case pending
  /// The virtual time.
  case clock
  /// Everything from the window to the visible screen.
  case path
  /// What became of the last action.
  case result
  /// The titles of the elements of a kind.
  case row(kind: String)
  /// Whether a button is enabled, disabled or absent.
  case button(title: String)
  /// The text of a field.
  case field(name: String)
  /// Whether an element can be tapped.
  case enabled(kind: String, title: String)
}

/// How a subject and a value are compared.
public enum Relation: String, Hashable, Sendable, CaseIterable {
  /// Both are the same.
  case isEqual = "is"
  /// They differ.
  case isNot = "is not"
  /// A list has the entry, or a text the part.
  case has = "has"
  /// A list lacks the entry, or a text the part.
  case lacks = "lacks"
  /// The whole value, as it prints, matches a regular expression.
  case matches = "matches"
  /// It is as much or more.
  case atLeast = ">="
  /// It is as much or less.
  case atMost = "<="
}

/// The right side of an expectation.
public enum ExpectedValue: Hashable, Sendable {
  /// Words, compared as they print.
  case text(String)
  /// A count.
  case number(Int)
  /// A time on the virtual clock.
  case time(Duration)
}

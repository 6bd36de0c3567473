/// The form of a command's arguments, as help shows and completion follows it.
public indirect enum ArgumentShape: Hashable, Sendable {
  /// A fixed word.
  case word(String)
  /// A value of a type; `name` is what the usage line calls it.
  case value(ArgumentType, name: String)
  /// `key=` and a value of a type.
  case keyed(String, ArgumentType, name: String)
  /// One of several sequences.
  case oneOf([[ArgumentShape]])
  /// A sequence that may be left out.
  case optional([ArgumentShape])
  /// A sequence that may come any number of times.
  case repeated([ArgumentShape])
}

/// What a value in a command stands for; completion knows where to look for proposals.
public enum ArgumentType: Hashable, Sendable, CaseIterable {
  /// A kind of element of the visible screen.
  case kind
  /// The place of an element among its kind.
  case position
  /// The app's id of an element.
  case elementID
  /// The title of an element, in quotes.
  case elementTitle
  /// The name of a field of the visible screen.
  case field
  /// Any text, in quotes if it has blanks.
  case text
  /// A number of levels.
  case levels
  /// The label of a screen.
  case screen
  /// The name of a tab.
  case tab
  /// A percentage from 0 to 100.
  case percent
  /// The title of a button of the alert.
  case alertButton
  /// A URL.
  case url
  /// A launch parameter, `name=value`.
  case launchParameter
  /// The name of a service.
  case service
  /// The name of a notification.
  case notification
  /// The name of a permission.
  case permission
  /// The status code of a failed call.
  case statusCode
  /// A number of times.
  case count
  /// How many of the last entries of a list.
  case entries
  /// A duration with its unit.
  case duration
  /// A complete action.
  case action
  /// An expectation's subject.
  case subject
  /// An expectation's relation.
  case relation
  /// An expectation's value.
  case value
  /// The label of a watched object.
  case label
  /// The number of a step.
  case step
  /// The name of a mark.
  case mark
  /// The path of a session file.
  case path
  /// `name=value` for an included file.
  case assignment
  /// The name of a variable.
  case variable
  /// The name of a command.
  case command
}

/// What is wrong with a duration.
public enum DurationProblem: Error, Hashable, Sendable, CaseIterable {
  /// It is no number with a unit at all.
  case malformed
  /// It has no unit.
  case noUnit
  /// It is below zero.
  case negative
  /// It is beyond the clock's limit.
  case tooLong
}

/// Why a file could not be read.
public enum FileProblem: Error, Hashable, Sendable {
  /// There is none.
  case missing
  /// It is there already, and is not to be replaced.
  case exists
  /// Another prompt records into it.
  case beingRecorded
  /// It is the sign that stands for a stream elsewhere.
  case standsForStream
  /// It is another file in each process.
  case descriptor
  /// Its name is one that only included files have.
  case namedAsPartial
  /// It is a link to nothing.
  case danglingLink
  /// It is a folder.
  case isFolder
  /// It is a pipe, a socket or a device, which may have no end.
  case notRegular
  /// It has more bytes than are read.
  case tooLarge(bytes: Int, limit: Int)
  /// Its name has bytes that are no text.
  case nameNotUTF8
  /// The system refuses, in its words.
  case refused(String)
}

extension FileProblem {
  /// The problem in words.
  package var words: String { Words.problem(self) }
}

/// Why an expectation would hold whatever the app does.
public enum ConstantTruth: Hashable, Sendable {
  /// Both sides are the same subject at the same moment.
  case sameSides(String)
  /// Every text has the empty text in it.
  case emptyText(String)
  /// Nothing is below zero.
  case notBelowZero(String)
  /// The clock stops before.
  case notBeyondLimit(String)
  /// The pattern matches every value there is.
  case anyValue(String)
  /// The value is never the empty text.
  case neverEmpty(String)
  /// `none` stands for a list without entries and is none itself.
  case noneIsNoEntry(String)
}

/// What is wrong with an output line.
public enum OutputProblem: Hashable, Sendable, CaseIterable {
  /// The text follows the bar without a blank.
  case noBlank
  /// `|-` stands beside other output lines.
  case nothingAndSomething
  /// `|?` stands beside other output lines.
  case fillInAndSomething
  /// The line above is one that never prints.
  case neverPrints
}

/// What a number in a command counts.
public enum NumberKind: Hashable, Sendable, CaseIterable {
  /// Levels of a back menu.
  case levels
  /// The place of a tab.
  case tab
  /// A part of a drag.
  case percent
  /// The status of a failed call.
  case statusCode
  /// How often a call fails.
  case times
  /// The seed of an app's data.
  case seed
  /// How many steps.
  case steps
  /// The number of a step.
  case step
  /// A line of a file.
  case line
  /// How many of the last lines are shown.
  case entries
}

/// A kind of word that the app declares.
public enum Noun: String, Hashable, Sendable, CaseIterable {
  /// A kind of element.
  case kind
  /// The label of a screen without its id.
  case screen
  /// The name of a tab.
  case tab
  /// The name of a service.
  case service
  /// The name of a notification.
  case notification
  /// The name of a permission.
  case permission
  /// The name of a launch parameter.
  case parameter = "launch parameter"
  /// The name of something that the app can do.
  case capability
  /// The name of an object that the app watches.
  case watched = "watched name"

  /// The word for several.
  var plural: String {
    switch self {
    case .kind, .screen, .tab, .service, .notification, .permission, .parameter, .watched:
      rawValue + "s"
    case .capability: "capabilities"
    }
  }
}

/// What sort of value a subject has.
public enum SubjectType: Hashable, Sendable {
  /// Entries in an order.
  case list
  /// Any text.
  case text
  /// A count.
  case number
  /// A time on the virtual clock.
  case time
  /// One of a few words.
  case choice([String])
}

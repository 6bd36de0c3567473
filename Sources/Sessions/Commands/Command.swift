public import Simulator

/// One line of the session language, read and checked.
public struct Command: Hashable, Sendable {
  /// What the line asks for.
  public var instruction: Instruction
  /// Whether the line began with `!`: the machine must refuse it and change nothing.
  public var mustBeRefused: Bool
  /// Remarks for a person, such as a name that was matched without regard to case.
  public var notes: [String]
  /// Whether the text that it enters is shown nowhere.
  public var hidesText: Bool

  /// Creates a command.
  public init(
    _ instruction: Instruction, mustBeRefused: Bool = false, notes: [String] = [],
    hidesText: Bool = false
  ) {
    self.instruction = instruction
    self.mustBeRefused = mustBeRefused
    self.notes = notes
    self.hidesText = hidesText
  }
}

/// What a line of the session language asks for; in a box, since it is handed on far more often than it is read.
public indirect enum Instruction: Hashable, Sendable {
  /// Does an action and settles.
  case act(UserAction)
  /// Does an action and leaves its transition open.
  case begin(UserAction)
  /// Finishes what is open.
  case settle
  /// Moves the virtual clock.
  case advance(Duration)
  /// Prints something and changes nothing.
  case look(Look)
  /// Checks something and changes nothing.
  case expect(Expectation)
  /// Runs another file's steps here; in session files only.
  case include(path: String, values: [LaunchParameter])
  /// Names a text for later lines; in session files only.
  case bind(name: String, to: BoundText)
  /// Explains the commands, or one of them; at the prompt only.
  case help(topic: String?)
  /// Writes what follows into a session file; at the prompt only.
  case record(RecordRequest)
  /// Goes back and forth in time, does something with files, or asks the prompt about itself; not in session files.
  case prompt(PromptRequest)
  /// Leaves the prompt.
  case quit
  /// Prints the version; at the prompt only.
  case version
}

/// What a look-only command shows.
public enum Look: Hashable, Sendable {
  /// Containers, stacks and modals.
  case tree(TreeDetail)
  /// The innermost stack, or that of a tab.
  case stack(tab: String?)
  /// Everything from the window to the visible screen, in one line.
  case whereabouts
  /// The visible screen and its elements.
  case screen
  /// Every action possible now.
  case actions
  /// The URLs that the app takes, with a word in capitals for what varies.
  case routes
  /// The coordinators, indented by ownership.
  case coordinators
  /// The routers' closures.
  case closures
  /// The sentences since the last action began.
  case events
  /// So many of the last sentences since the launch.
  case lastEvents(Int)
  /// What UIKit complained about.
  case warnings
  /// Objects that should be gone.
  case leaks
  /// Objects that should be gone, or those of a label, with what holds them.
  case audit(label: String?)
  /// Work in flight.
  case pending
}

/// Where the text of a `let` comes from.
public enum BoundText: Hashable, Sendable {
  /// It stands in the file.
  case text(String)
  /// It is what a subject shows when the line is reached.
  case value(Subject, tab: String?)
}

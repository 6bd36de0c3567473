/// The options of the tool; the parser and the help read this one table.
enum ToolOption: Int32, CommandLineOption {
  case app = 1
  case command
  case file
  case record
  case xctest
  case force
  case format
  case color
  case echo
  case keepGoing
  case noHistory
  case noReadline
  case quiet
  case help
  case version

  /// The name after two dashes.
  var name: String {
    switch self {
    case .app: "app"
    case .command: "command"
    case .file: "file"
    case .record: "record"
    case .xctest: "xctest"
    case .force: "force"
    case .format: "format"
    case .color: "color"
    case .echo: "echo"
    case .keepGoing: "keep-going"
    case .noHistory: "no-history"
    case .noReadline: "no-readline"
    case .quiet: "quiet"
    case .help: "help"
    case .version: "version"
    }
  }

  /// The letter after one dash, where there is one.
  var letter: Character? {
    switch self {
    case .command: "c"
    case .file: "f"
    case .help: "h"
    case .app, .record, .xctest, .force, .format, .color, .echo, .keepGoing, .noHistory,
      .noReadline,
      .quiet,
      .version:
      nil
    }
  }

  /// What stands behind it.
  var operand: OptionOperand {
    switch self {
    case .app: .required("NAME")
    case .command: .required("CMD")
    case .file, .record: .required("FILE")
    case .format: .required(OptionParser.words(OutputFormat.self))
    case .color: .required(OptionParser.words(ColorChoice.self))
    case .xctest, .force, .echo, .keepGoing, .noHistory, .noReadline, .quiet, .help, .version: .none
    }
  }

  /// What the option does, for the help.
  var summary: String {
    switch self {
    case .app: "run this app instead of the first one"
    case .command: "run a command and end; may be repeated"
    case .file: "run the commands of a file and end; \"-\" is standard input"
    case .record: "write what is done into a session file"
    case .xctest: "with --record: write an XCTest of it too, beside the file"
    case .force: "with --record: replace a file that is there"
    case .format: "the form of results; text at a terminal, plain elsewhere"
    case .color: "when to use colours"
    case .echo: "print each command of -c, -f or standard input before its result"
    case .keepGoing: "do not stop -c, -f or standard input at the first error"
    case .noHistory: "neither read nor write the history file, and keep no journal"
    case .noReadline: "no line editing at the prompt"
    case .quiet: "no line of greeting"
    case .help: "print this help"
    case .version: "print the version"
    }
  }
}

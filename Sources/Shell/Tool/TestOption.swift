/// The options of `navwright test`; the parser and the help read this one table.
enum TestOption: Int32, CommandLineOption {
  case app = 1
  case set
  case check
  case list
  case filter
  case tags
  case jobs
  case shard
  case repeats
  case bail
  case keepGoing
  case limit
  case allowEmpty
  case failOnSkip
  case tap
  case junit
  case json
  case github
  case printed
  case traces
  case watch
  case update
  case review
  case ciUpdate
  case strictTree
  case help

  /// The name after two dashes.
  var name: String {
    switch self {
    case .app: "app"
    case .set: "set"
    case .check: "check"
    case .list: "list"
    case .filter: "filter"
    case .tags: "tags"
    case .jobs: "jobs"
    case .shard: "shard"
    case .repeats: "repeat"
    case .bail: "bail"
    case .keepGoing: "keep-going"
    case .limit: "step-limit"
    case .allowEmpty: "allow-empty"
    case .failOnSkip: "fail-on-skip"
    case .tap: "tap"
    case .junit: "junit"
    case .json: "json"
    case .github: "github"
    case .printed: "printed"
    case .traces: "trace-dir"
    case .watch: "watch"
    case .update: "update"
    case .review: "review"
    case .ciUpdate: "ci-update"
    case .strictTree: "strict-tree"
    case .help: "help"
    }
  }

  /// The letter after one dash, where there is one.
  var letter: Character? {
    switch self {
    case .jobs: "j"
    case .help: "h"
    case .app, .set, .check, .list, .filter, .tags, .shard, .repeats, .bail, .keepGoing, .limit,
      .allowEmpty, .failOnSkip, .tap, .junit, .json, .github, .printed, .traces, .watch,
      .update, .review, .ciUpdate, .strictTree:
      nil
    }
  }

  /// What stands behind it.
  var operand: OptionOperand {
    switch self {
    case .app: .required("NAME")
    case .set: .required("NAME=VALUE")
    case .filter: .required("REGEX")
    case .tags: .required("TAG,…")
    case .jobs: .required("N")
    case .shard: .required("I/N")
    case .repeats: .required("N")
    case .bail: .optional("N")
    case .limit: .required("SECONDS")
    case .junit, .json: .required("FILE")
    case .traces: .required("FOLDER")
    case .update: .optional("blocks|values|all")
    case .check, .list, .keepGoing, .allowEmpty, .failOnSkip, .tap, .github, .printed, .watch,
      .review, .ciUpdate, .strictTree, .help:
      .none
    }
  }

  /// What the option does, for the help.
  var summary: String {
    switch self {
    case .app: "the app of files that name none"
    case .set: "give a parameter or a secret of the files a value; may be repeated"
    case .check: "only read and check the files"
    case .list: "only list the cases, each with its steps and expectations"
    case .filter: "only cases whose \"file: title\" matches somewhere"
    case .tags: "only files that bear one of the tags; may be repeated"
    case .jobs: "so many processes at a time; as many as there are processors"
    case .shard: "only part I of N of the cases"
    case .repeats: "run each case N times; a difference between two runs is code 5"
    case .bail: "stop after N bad cases; after the first if N is left out"
    case .keepGoing: "go on behind the first failure of a case"
    case .limit: "end a step that takes so long on the wall; 30"
    case .allowEmpty: "code 0 if nothing ran"
    case .failOnSkip: "code 1 if a case was skipped"
    case .tap: "TAP 14 on standard output; the rest goes to standard error"
    case .junit: "write JUnit's XML; \"-\" is standard output"
    case .json: "write JSON Lines; \"-\" is standard output"
    case .github: "annotations of GitHub Actions besides"
    case .printed: "show what the app printed in cases that passed, too"
    case .traces: "write a trace for each case into a folder"
    case .watch: "run again what changed, until interrupted"
    case .update: "rewrite what steps print where that has changed; blocks"
    case .review: "with --update: write FILE.new beside the file instead"
    case .ciUpdate: "with --update: also where the environment says CI"
    case .strictTree: "code 1 if there are files that nobody runs"
    case .help: "print this help"
    }
  }
}

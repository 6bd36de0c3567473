/// What happens while session files are tested; every report is made from this stream and nothing else.
public enum RunEvent: Hashable, Sendable {
  /// The files have been read and chosen from.
  case began(RunStart)
  /// Something about a file that does not keep it from being run.
  case noted(RunNote)
  /// The items of a file follow.
  case opened(RunFile)
  /// One item is done.
  case ended(RunItem)
  /// Nothing more follows.
  case finished(RunEnd)
}

/// What a run is about to do.
public struct RunStart: Hashable, Sendable {
  /// Items of the whole run, whatever part of it runs here.
  public var total: Int
  /// Items that run here.
  public var count: Int
  /// Files that these items stand in.
  public var files: Int
  /// Which part of how many; nil for the whole.
  public var shard: Shard?
  /// How often each case runs.
  public var repeats = 1
  /// The names of environment variables that the files read.
  public var environment: [String] = []
}

/// A warning about a file.
public struct RunNote: Hashable, Sendable {
  /// The number of the first item of the file in the whole run.
  public var number: Int
  /// The file as the user named it.
  public var file: String
  /// The whole message.
  public var text: String
}

/// A file whose items follow.
public struct RunFile: Hashable, Sendable {
  /// The file as the user named it.
  public var file: String
  /// How many of its items run here.
  public var count: Int
  /// Whether the file is one item, without a title of its own.
  public var isWholeFile: Bool

  package init(file: String, count: Int, isWholeFile: Bool) {
    self.file = file
    self.count = count
    self.isWholeFile = isWholeFile
  }
}

/// How a run ended.
public struct RunEnd: Hashable, Sendable {
  /// Why a run ended before its last item.
  public enum Stop: Hashable, Sendable {
    /// So many items were bad, and `--bail` asked for that.
    case bail(Int)
    /// A signal came.
    case signal(Int32)
    /// What it printed could not be written any more, with this code.
    case unheard(Int32)
    /// No process could be started to run cases in.
    case broken

    /// The reason in words.
    public var words: String {
      switch self {
      case .bail(let count): "stopped after \(count) failure\(count == 1 ? "" : "s")"
      case .signal(1): "hung up"
      case .signal(2): "interrupted"
      case .signal: "terminated"
      case .unheard(141): "nobody reads the output"
      case .unheard: "the results cannot be written"
      case .broken: "no process can be started to run cases in"
      }
    }

    /// The exit code that it makes of a run; nil if that depends on the items.
    var code: Int32? {
      switch self {
      case .bail: nil
      case .signal(let signal): 128 + signal
      case .unheard(let code): code
      case .broken: 3
      }
    }
  }

  /// How many items ended how.
  public var tally: RunTally
  /// Why nothing ran; nil if something did.
  public var nothing: String?
  /// Why it ended early; nil if it did not.
  public var stop: Stop?
  /// The exit code.
  public var code: Int32
  /// How long the run took, on the wall.
  public var nanoseconds: Int64 = 0

  package init(tally: RunTally, code: Int32) {
    self.tally = tally
    self.code = code
  }
}

/// A trace that was read.
package struct Trace: Hashable, Sendable {
  package var header: TraceRecord.Header
  package var steps: [TraceRecord.Step] = []
  package var states: [TraceRecord.State] = []
  /// A command that was begun and of which no outcome is known.
  package var open: String?
  /// How it ended; nil if it was cut short.
  package var end: (status: String, message: String?)? {
    get { endStatus.map { ($0, endMessage) } }
    set {
      endStatus = newValue?.status
      endMessage = newValue?.message
    }
  }
  private var endStatus: String?
  private var endMessage: String?

  /// Whether bytes are those of a trace, and not of a session file.
  package static func isOne(_ bytes: some Collection<UInt8>) -> Bool {
    bytes.first == UInt8(ascii: "{")
  }

  /// Reads a trace; a last line that was cut off is left out.
  ///
  /// - Throws: What is wrong with it.
  package init(reading bytes: [UInt8], name: String) throws(TraceProblem) {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    lines.removeLast()
    var found: Trace?
    for (index, line) in lines.enumerated() where !line.isEmpty {
      guard let text = String(validating: line, as: UTF8.self) else {
        throw .notText(name, line: index + 1)
      }
      let object: JSONValue
      do throws(JSONProblem) {
        object = try JSONValue(reading: text)
      } catch {
        throw .notJSON(name, line: index + 1, column: error.column, error.message)
      }
      guard let record = TraceRecord(object) else { throw .malformed(name, line: index + 1) }
      if case .header(let header) = record, found == nil {
        found = Trace(header: header)
      } else {
        guard found?.add(record) == true else { throw .malformed(name, line: index + 1) }
      }
    }
    guard let found else { throw .noTrace(name) }
    self = found
  }

  private init(header: TraceRecord.Header) {
    self.header = header
  }

  private mutating func add(_ record: TraceRecord) -> Bool {
    switch record {
    case .header: return false
    case .doing(_, let command): open = command
    case .step(let step):
      steps.append(step)
      open = nil
    case .state(let state): states.append(state)
    case .end(let status, let message): end = (status, message)
    }
    return true
  }

  /// A number for everything that the session did.
  package var key: String {
    StateHash(of: steps.map { TraceRecord.step($0).json.line }.joined(separator: "\n").utf8).text
  }

  /// The commands that moved the app, as lines that can be run again.
  package var commands: [String] { steps.map(\.command) + (open.map { [$0] } ?? []) }
}

/// What is wrong with a trace.
package enum TraceProblem: Error, Hashable, Sendable {
  case unreadable(String, FileProblem)
  case notText(String, line: Int)
  case notJSON(String, line: Int, column: Int, String)
  case malformed(String, line: Int)
  case noTrace(String)
  case noStep(Int, String, count: Int)
  case noJournal(String)
  case unknownApp(String, app: String, known: [String])
  case otherApp(String, app: String, running: String)
  case unknownCommand(String, String, step: Int)
  case secretNotGiven(String, String, step: Int)
  case textNotKept(String, step: Int)

  package var message: String {
    switch self {
    case .unreadable(let path, let problem):
      Diagnostic(.unreadableFile(path, problem)).message
    case .notText(let name, let line):
      "\(SessionText.visible(name)):\(line): this line is not UTF-8"
    case .notJSON(let name, let line, let column, let words):
      "\(SessionText.visible(name)):\(line):\(column): \(words); traces are those of --trace-dir"
    case .malformed(let name, let line):
      "\(SessionText.visible(name)):\(line): this is no line of a trace of version 1"
    case .noTrace(let name): "\(SessionText.visible(name)): there is no trace in it"
    case .noStep(let number, let name, let count):
      "\(SessionText.visible(name)) has no step \(number); its steps are 1 to \(count)"
    case .noJournal(let folder):
      "there is no journal of a prompt in \(SessionText.quoted(folder))"
    case .unknownApp(let name, let app, let known):
      "\(SessionText.visible(name)) is a trace of the app \"\(app)\", which is not here; the apps are \(Words.list(known))"
    case .otherApp(let name, let app, let running):
      "\(SessionText.visible(name)) is a trace of the app \"\(app)\", and this is \"\(running)\""
    case .unknownCommand(let text, let name, let step):
      "\(SessionText.visible(name)): step \(step): the command \(SessionText.quoted(text)) is not known any more"
    case .secretNotGiven(let secret, let name, let step):
      "\(SessionText.visible(name)): step \(step) enters the secret \"\(secret)\"; give it with --set \(secret)=VALUE"
        + " or in the environment as \(SessionPlanner.secretPrefix)\(secret)"
    case .textNotKept(let name, let step):
      "\(SessionText.visible(name)): step \(step) enters a hidden text, which the trace does not have"
    }
  }
}

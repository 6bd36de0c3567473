import Simulator

extension LineReader {
  /// Reads what stands behind a command of the prompt.
  mutating func promptRequest(_ verb: Verb) throws(LineFault) -> PromptRequest {
    switch verb {
    case .undo: .travel(.undo(try steps()))
    case .redo: .travel(.redo(try steps()))
    case .again: .again(try steps())
    case .goto: .travel(.go(to: try step()))
    case .mark: .travel(.mark(try markName()))
    case .restore: .travel(.restore(try next("the name of a mark").text))
    case .reset: .travel(.reset)
    case .why: .travel(.why(peek == nil ? nil : try step(from: 1)))
    case .diff: .travel(.difference(try span()))
    case .snapshot: .snapshot
    case .trace: .trace(path: try next("the file to write").text)
    case .play: takesRest() ? .playRest : .play(try playRequest())
    case .history: .history(try historyRequest())
    case .set: .settings(try settingRequest())
    case .license: .license
    case .tap, .enter, .back, .swipeBack, .swipeDown, .swipePage, .selectTab, .reselectTab,
      .dismiss, .choose, .open, .app, .service, .pasteboard, .notification, .permission, .size,
      .trait,
      .begin, .settle, .advance, .tree, .stack, .whereabouts, .screen, .actions, .routes,
      .coordinators, .closures, .events, .warnings, .leaks, .audit, .pending, .expect, .include,
      .bind, .record, .help, .version, .quit:
      preconditionFailure("\"\(verb.rawValue)\" is read as a command of the prompt")
    }
  }

  /// How many steps; one if it is left out.
  private mutating func steps() throws(LineFault) -> Int {
    guard let token = next() else { return 1 }
    return try number(token, token.text, .steps, in: 1...Int.max)
  }

  private mutating func step(from first: Int = 0) throws(LineFault) -> Int {
    let token = try next("the number of a step")
    return try number(token, token.text, .step, in: first...Int.max)
  }

  private mutating func markName() throws(LineFault) -> String {
    let token = try next("a name")
    // The place before the last jump is called so.
    guard !token.text.isEmpty, token.text != TimeTravel.jump else {
      throw LineFault(
        .unexpectedWord(token.text, command: command, allowed: ["NAME"]), at: token)
    }
    return token.text
  }

  private mutating func span() throws(LineFault) -> TravelRequest.Span? {
    guard peek != nil else { return nil }
    let from = try step()
    guard peek != nil else { throw missing("a second step") }
    return TravelRequest.Span(from: from, to: try step())
  }

  private mutating func takesRest() -> Bool {
    guard peek?.isWord("--rest") == true else { return false }
    _ = next()
    return true
  }

  private mutating func playRequest() throws(LineFault) -> PlayRequest {
    let path = try next("a session file")
    if !path.isQuoted, path.text.hasPrefix("--") {
      throw LineFault(
        .missingArgument(command: command, what: "a session file first", usage: usage), at: path)
    }
    var request = PlayRequest(path: path.text)
    while let token = next() {
      switch token.isQuoted ? "" : token.text {
      case "--step": request.isStepwise = true
      case "--fresh": request.isFresh = true
      case "--set":
        let word = try next("NAME=VALUE")
        let value = try assignment(word)
        if request.values.contains(where: { $0.name == value.name }) {
          throw LineFault(.assignedTwice(value.name), at: word)
        }
        request.values.append(value)
      case "--until":
        let line = try next("the number of a line")
        request.until = try number(line, line.text, .line, in: 1...Int.max)
      default:
        throw LineFault(
          .unexpectedWord(
            token.text, command: command, allowed: ["--step", "--until", "--fresh", "--set"]),
          at: token)
      }
    }
    return request
  }
}

import Sessions

// Commands that go back and forth in time, or do something with files.
extension ShellLoop {
  func run(_ request: PromptRequest, _ command: Command, _ line: String) -> Progress {
    switch request {
    case .travel(let request):
      let progress = print(desk.travel(command, request, typed: line), of: command.instruction)
      if request.isLook { output.write(diagnostic: recording.keep(line)) }
      return progress
    case .again(let count): return again(count, command)
    case .snapshot: return print(recording.snapshot())
    case .trace(let path): return print(TraceFile(path: path, desk: desk).write())
    case .play(let request): return play(request, command, line)
    case .history(let request): return kept(answer(request), line)
    case .settings(.show): return kept(show(output.settings.lines), line)
    case .settings(.change(let setting, let value)): return kept(change(setting, to: value), line)
    case .license: return print(desk.run(command, typed: line), of: command.instruction)
    }
  }

  private func kept(_ progress: Progress, _ line: String) -> Progress {
    output.write(diagnostic: recording.keep(line))
    return progress
  }

  /// Does the last action again, each time as if it had been typed.
  private func again(_ count: Int, _ typed: Command) -> Progress {
    guard let command = desk.travel.lastCommand else {
      return print(
        CommandOutcome(.refused, lines: ["refused: nothing to do again: no step was done"]),
        of: typed.instruction)
    }
    for done in 0..<count {
      if source.isInterruptionPending {
        return print(
          CommandOutcome(.stopped, lines: ["stopped after \(done) of \(count)"]),
          of: typed.instruction)
      }
      switch print(desk.run(command, typed: command.canonicalText), of: command.instruction) {
      case .done: continue
      case .stopped(let code): return .stopped(code)
      case .quit: return .quit
      }
    }
    return .done
  }

  private func play(_ request: PlayRequest, _ command: Command, _ line: String) -> Progress {
    if request.isStepwise, !source.isInteractive {
      return print(
        RecordingDesk.Answer(
          diagnostic: ["error: --step waits for a person, and nobody types here"], code: 2))
    }
    var player = FilePlayer(desk: desk, output: output)
    player.environment = environment
    player.shouldStop = { [source] in source.isInterruptionPending }
    player.lead = source.isInteractive ? Self.prompt : output.settings.echoes ? "> " : nil
    if request.isStepwise { player.ask = { [self] in isToBeDone($0) } }
    desk.journal?.willRun(command)
    let code = player.play(request)
    desk.journal?.didRun(
      command, CommandOutcome(code == 0 ? .succeeded : .failed), on: interpreter.simulator)
    return code == 0 ? .done : .stopped(code)
  }

  /// Waits for Enter; anything else that is typed ends it.
  private func isToBeDone(_ step: String) -> Bool {
    switch source.next(prompt: "\(SessionText.visible(step)) [Enter] ") {
    case .line(let text): return text.isEmpty
    case .interrupted, .invalid, .endOfFile: return false
    case .terminated(let signal):
      termination = signal
      return false
    }
  }
}

extension TravelRequest {
  /// Whether it leaves the app where it is.
  fileprivate var isLook: Bool {
    switch self {
    case .difference, .why, .events: true
    case .undo, .redo, .go, .mark, .restore, .reset: false
    }
  }
}

import Sessions

// Commands that go back and forth in time, or do something with files.
extension ShellLoop {
  func run(_ request: PromptRequest, _ command: Command, _ line: String) -> Progress {
    switch request {
    case .travel(let request):
      let progress = print(desk.travel(command, request, typed: line), of: command.instruction)
      if request.isLook { keep(line) }
      return progress
    case .again(let count): return again(count, command)
    case .snapshot: return print(recording.snapshot())
    case .trace(let path): return print(TraceFile(path: path, desk: desk).write())
    case .play(let request): return play(request, command)
    case .playRest: return playRest(command)
    case .history(let request): return kept(answer(request), line)
    case .settings(.show): return kept(showSettings(), line)
    case .settings(.change(let setting, let value)): return kept(change(setting, to: value), line)
    case .license: return print(desk.run(command, typed: line), of: command.instruction)
    }
  }

  private func kept(_ progress: Progress, _ line: String) -> Progress {
    keep(line)
    return progress
  }

  /// Does the last action again, each time as if it had been typed.
  private func again(_ count: Int, _ typed: Command) -> Progress {
    guard let command = desk.travel.lastCommand else {
      return print(.refused(TravelRefusal.nothingToRepeat.message), of: typed.instruction)
    }
    for done in 0..<count {
      output.note(
        value: .object([
          .init("command", .string(command.shownText)), .init("times", .integer(done + 1)),
        ]))
      if source.isInterruptionPending {
        let stop = "stopped after \(done) of \(count)"
        var outcome = CommandOutcome(
          .stopped, lines: [stop, "help: \"again \(count - done)\" goes on"])
        outcome.reason = stop
        return print(outcome, of: typed.instruction)
      }
      switch print(desk.run(command, typed: command.canonicalText), of: command.instruction) {
      case .done: continue
      case .stopped(let code): return .stopped(code)
      case .quit: return .quit
      }
    }
    return .done
  }

  private func play(_ request: PlayRequest, _ command: Command) -> Progress {
    if request.isStepwise, !source.isInteractive {
      return print(.wrong("--step waits for a person, and nobody types here"))
    }
    return play(command, of: request) { $0.play(request) }
  }

  private func playRest(_ command: Command) -> Progress {
    guard let stopped = stoppedPlay else {
      return print(.refused(PlayRest.nothingLeft), of: command.instruction)
    }
    return play(command, of: stopped.request) { $0.play(stopped.rest) }
  }

  private func play(
    _ command: Command, of request: PlayRequest, _ work: (FilePlayer) -> PlayOutcome
  ) -> Progress {
    stoppedPlay = nil
    var player = FilePlayer(desk: desk, output: output)
    player.environment = environment
    player.shouldStop = { [source] in source.isInterruptionPending }
    player.lead = source.isInteractive ? Self.prompt : output.settings.echoes ? "> " : nil
    if request.isStepwise { player.ask = { [self] in consent(to: $0) } }
    desk.journal?.willRun(command)
    let outcome = output.unpaged { work(player) }
    desk.journal?.didRun(
      command, CommandOutcome(outcome.code == 0 ? .succeeded : .failed), on: interpreter.simulator)
    if outcome.status == .stopped { source.takeInterruption() }
    if !outcome.rest.isEmpty { stoppedPlay = StoppedPlay(request: request, rest: outcome.rest) }
    output.note(outcome.summary)
    output.note(outcome.fault)
    if outcome.fault == nil { output.note(value: outcome.value(of: request.path)) }
    return outcome.code == 0 ? .done : .stopped(outcome.code)
  }

  /// Waits for Enter; anything else that is typed ends it.
  private func consent(to step: String) -> FilePlayer.Consent {
    switch source.next(prompt: "\(SessionText.visible(step)) [Enter] ") {
    case .line(let text): return text.isEmpty ? .goesOn : .stops
    case .pasted, .interrupted, .invalid, .endOfFile: return .stops
    case .terminated(let signal):
      termination = signal
      return .leaves
    }
  }
}

/// A play that a person stopped.
struct StoppedPlay {
  var request: PlayRequest
  var rest: [PlayOutcome.Rest]
}

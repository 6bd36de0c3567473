import Simulator

extension TimeTravel {
  /// On what grounds a step went as it did.
  func why(_ number: Int?) throws(TravelRefusal) -> CommandOutcome {
    if let number {
      if let wrong = numbered([number]) { return wrong }
      return detail(of: number).map { shown(number, $0) } ?? doneAgain(number)
    }
    if let (command, lines, grounds) = lastRefused {
      return shown(nil, command, PastStep.Detail(lines: lines, grounds: grounds), isRefused: true)
    }
    if position == 0 { throw .noStep }
    return detail(of: position).map { shown(position, $0) } ?? doneAgain(position)
  }

  private func detail(of number: Int) -> PastStep.Detail? { line.steps[number - 1].detail }

  /// Does the steps again to see the grounds of one that are not kept any more.
  private func doneAgain(_ number: Int) -> CommandOutcome {
    let here = position
    var answer: CommandOutcome?
    let look: (Int, CommandOutcome?) -> Void = { [self] step, _ in
      if step == number, let detail = detail(of: step) { answer = shown(step, detail) }
    }
    var ending = number > here ? go(to: number, visit: look) : goRound(visit: look)
    if case .arrived = ending, position != here {
      ending = go(to: here)
      if case .differs = ending { return outcome(of: ending) }
    }
    if case .stopped = ending { return outcome(of: .stopped(target: here), isLook: true) }
    return answer ?? outcome(of: ending)
  }

  private func shown(_ number: Int, _ detail: PastStep.Detail) -> CommandOutcome {
    shown(number, line.steps[number - 1].command, detail, isRefused: false)
  }

  private func shown(
    _ number: Int?, _ command: Command, _ detail: PastStep.Detail, isRefused: Bool
  ) -> CommandOutcome {
    let text = command.shownText
    var words = detail.grounds.grounds.map(\.words)
    if isRefused {
      words.insert("refused before the app was asked", at: 0)
      if case .act(.open) = command.instruction { words[0] = "refused by the app" }
    } else if words.isEmpty {
      words = [command.instruction.usualGround(on: detail.grounds.screen)]
    }
    let name = number.map { "step \($0), \(text)" } ?? text
    let lines =
      ["\(name), on \(detail.grounds.screen)"] + words.map { "   \($0)" }
      + detail.lines.map { "   -> \($0)" }
    return CommandOutcome(
      .succeeded, lines: lines.map(SessionText.visible),
      facts: [
        .init("step", number.map { JSONValue.integer($0) } ?? .null),
        .init("command", .string(text)),
        .init("screen", .string(detail.grounds.screen)), .init("grounds", .strings(words)),
        .init("answer", .strings(detail.lines)),
      ])
  }
}

extension StepGrounds {
  /// The ground that decided: what did not happen says more than what was asked for.
  func decisive(in instruction: Instruction) -> String {
    let refusal = grounds.last { ground in
      switch ground {
      case .refused, .uikit, .link(_, _, .refused): true
      case .told(let sentence): sentence.hasPrefix("ignored: ") || sentence.hasPrefix("dropped: ")
      case .asked, .link: false
      }
    }
    return (refusal ?? grounds.last)?.words ?? instruction.usualGround(on: screen)
  }
}

extension Instruction {
  /// Who has done it where nobody was asked.
  fileprivate func usualGround(on screen: String) -> String {
    switch self {
    case .act(let action), .begin(let action): action.usualGround(on: screen)
    case .settle, .advance: "time went on"
    case .look, .expect, .include, .bind, .help, .record, .prompt, .quit, .version:
      "nothing was done"
    }
  }
}

extension UserAction {
  fileprivate func usualGround(on screen: String) -> String {
    switch self {
    case .back, .swipeBack, .swipeDown, .swipePage, .selectTab, .reselectTab, .dismiss, .choose,
      .tapOutside:
      "UIKit did it by itself"
    case .tap, .enter: "\(screen) took it, and asked no router and no flow"
    case .open, .app, .notification, .permission:
      "the app took it, and asked no router and no flow"
    case .service, .pasteboard, .device: "it concerns the world outside of the app"
    }
  }
}

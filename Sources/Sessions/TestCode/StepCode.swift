import Simulator

/// Steps as calls of a simulated app in a test.
enum StepCode {
  /// The call, without `await app.` before it.
  ///
  /// - Parameters:
  ///   - command: The step.
  ///   - block: What it prints; nil if that does not matter.
  ///   - secret: The name of the text that it hides.
  static func call(_ command: Command, _ block: OutputBlock?, secret: String?) -> String {
    let text = command.canonicalText
    if let block {
      let lines = block.patterns.map(\.text)
      guard command.mustBeRefused, lines.count == 1, lines[0].hasPrefix("refused: "),
        !lines[0].contains("[..]")
      else { return "run(\(SwiftText.literal(text)), prints: \(SwiftText.list(lines)))" }
      return "expectRefused(\(SwiftText.literal(command.instruction.canonicalText)),"
        + " \(SwiftText.literal(String(lines[0].dropFirst("refused: ".count)))))"
    }
    if command.mustBeRefused { return "run(\(SwiftText.literal(text)))" }
    switch command.instruction {
    case .act(.enter(let field, _)) where secret != nil:
      return "enter(\(SwiftText.literal(field)), secret: \(SwiftText.literal(secret ?? "")))"
    case .act(let action): return call(action)
    case .begin(let action): return "begin(\(SwiftText.literal(action.canonicalText)))"
    case .settle: return "settle()"
    case .advance(let duration): return "advance(by: \(SwiftText.duration(duration)))"
    case .expect(let expectation): return call(expectation)
    case .look, .include, .bind, .record, .prompt, .help, .quit, .version:
      return "run(\(SwiftText.literal(text)))"
    }
  }

  private static func call(_ action: UserAction) -> String {
    switch action {
    case .tap(let element): "tap(\(arguments(element)))"
    case .tapOutside: "tapOutside()"
    case .enter(let field, let text):
      "enter(\(SwiftText.literal(field)), \(SwiftText.literal(text)))"
    case .back(.button): "back()"
    case .back(.levels(let count)): "back(to: .levels(\(count)))"
    case .back(.screen(let label)): "back(to: .screen(\(SwiftText.literal(label))))"
    case .back(.root): "back(to: .root)"
    case .swipeBack(let ending): "swipeBack(\(argument(ending)))"
    case .swipeDown(let ending): "swipeDown(\(argument(ending)))"
    case .swipePage(let direction, .finish): "swipePage(.\(direction))"
    case .swipePage(let direction, let ending): "swipePage(.\(direction), \(argument(ending)))"
    case .selectTab(.position(let position)): "select(tab: \(position))"
    case .selectTab(.name(let name)): "select(tab: \(SwiftText.literal(name)))"
    case .reselectTab: "reselectTab()"
    case .dismiss(.top): "dismiss()"
    case .dismiss(.all): "dismiss(.all)"
    case .choose(let button): "choose(\(SwiftText.literal(button)))"
    case .open(let url): "open(\(SwiftText.literal(url)))"
    case .app(.launch(let parameters)):
      parameters.isEmpty ? "launch()" : "launch(\(dictionary(parameters)))"
    case .app(.background): "background()"
    case .app(.foreground): "foreground()"
    case .app(.terminate): "terminate()"
    case .app(.memoryWarning): "memoryWarning()"
    case .service(let name, let behavior):
      "service(\(SwiftText.literal(name)), \(argument(behavior)))"
    case .pasteboard(let text): "pasteboard(\(SwiftText.literal(text)))"
    case .notification(let name): "notification(\(SwiftText.literal(name)))"
    case .device(.width(let width)): "size(.\(width))"
    case .device(.dark(let isOn)): "dark(\(isOn))"
    case .permission(let name, let state): "permission(\(SwiftText.literal(name)), .\(state))"
    }
  }

  private static func arguments(_ element: ElementReference) -> String {
    let kind = SwiftText.literal(element.kind)
    return switch element.selector {
    case .only: kind
    case .position(let position): "\(kind), \(position)"
    case .id(let id): "\(kind), id: \(SwiftText.literal(id))"
    case .title(let title): "\(kind), \(SwiftText.literal(title))"
    }
  }

  private static func argument(_ ending: GestureEnding) -> String {
    switch ending {
    case .finish: ""
    case .cancel(let percent): ".cancel(percent: \(percent))"
    }
  }

  private static func argument(_ behavior: ServiceBehavior) -> String {
    switch behavior {
    case .holds: ".holds"
    case .replies: ".replies"
    case .fails(.network, let times): ".fails(.network, times: \(times.map(String.init) ?? "nil"))"
    case .fails(.status(let code), let times):
      ".fails(.status(\(code)), times: \(times.map(String.init) ?? "nil"))"
    }
  }

  /// Launch parameters in the order of their names; of two with one name the last one counts.
  static func dictionary(_ parameters: [LaunchParameter]) -> String {
    let values = Dictionary(parameters.map { ($0.name, $0.value) }) { $1 }
    return SwiftText.dictionary(values.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
  }

  private static func call(_ expectation: Expectation) -> String {
    switch expectation {
    case .compare(.stack, let tab?, .isEqual, .text(let text)):
      "expectStack(\(SwiftText.literal(phrase(text))), ofTab: \(SwiftText.literal(tab)))"
    case .compare(let subject, nil, .isEqual, .text("none"))
    where [.leaks, .warnings].contains(subject):
      subject == .leaks ? "expectNoLeaks()" : "expectNoWarnings()"
    case .compare(let subject, nil, .isEqual, .text(let text)):
      method(of: subject).map { "\($0)(\(SwiftText.literal(phrase(text))))" }
        ?? rest(expectation)
    case .gone(let label): "expectGone(\(SwiftText.literal(label)))"
    case .alive(let label): "expectAlive(\(SwiftText.literal(label)))"
    case .compare, .can, .cannot: rest(expectation)
    }
  }

  private static func rest(_ expectation: Expectation) -> String {
    "expect(\(SwiftText.literal(expectation.canonicalText)))"
  }

  /// A value as the methods take it: the rest of a line.
  private static func phrase(_ text: String) -> String { SessionText.phrase(text) }

  /// The method that asks whether a subject is something.
  private static func method(of subject: Subject) -> String? {
    switch subject {
    case .stack: "expectStack"
    case .top: "expectTop"
    case .screen: "expectScreen"
    case .modal: "expectModal"
    case .modals: "expectModals"
    case .root, .depth, .tab, .tabs, .alert, .title, .back, .toast, .events, .warnings, .leaks,
      .coordinators, .pending, .clock, .path, .result, .row, .button, .field, .enabled:
      nil
    }
  }
}

extension SwiftText {
  /// A duration, in the largest unit of which it is a whole number.
  static func duration(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    if attoseconds == 0 { return ".seconds(\(seconds))" }
    let perMillisecond: Int64 = 1_000_000_000_000_000
    if attoseconds % perMillisecond == 0 {
      return ".milliseconds(\(seconds * 1_000 + attoseconds / perMillisecond))"
    }
    return ".nanoseconds(\(seconds * 1_000_000_000 + attoseconds / 1_000_000_000))"
  }
}

package import Sessions
import Simulator

extension Present {
  /// The app as it is now, with what was done before.
  @MainActor
  package init(of travel: TimeTravel, for line: String) {
    self.init(of: travel.interpreter, for: line)
    let typed = TypedWords(line)
    marks = travel.markNames
    paths = Self.paths(for: typed)
    stops = Self.stops(for: typed, app: travel.interpreter.simulator.appType)
    let position = travel.position
    undos = (0..<min(position, Self.mostSteps)).map { travel.text(ofStep: position - $0) }
    redos = (position..<min(travel.stepCount, position + Self.mostSteps)).map {
      travel.text(ofStep: $0 + 1)
    }
    let last = travel.stepCount
    let first = max(1, last - Self.mostSteps + 1)
    steps =
      last < first
      ? []
      : (first...last).reversed().map {
        Step(number: $0, text: travel.text(ofStep: $0))
      }
  }

  /// What the file to play can be: session files, traces, and folders with a slash behind them.
  private static func paths(for typed: TypedWords) -> [String] {
    guard playsFile(typed) else { return [] }
    let word = typed.current.text
    let folder = String(
      word[..<(word.lastIndex(of: "/").map { word.index(after: $0) } ?? word.startIndex)])
    let files = DiskFiles()
    let names = (try? files.names(in: folder.isEmpty ? "." : folder)) ?? []
    return names.sorted().compactMap { name in
      let path = folder + name
      if name.hasPrefix("."), !word.hasSuffix(path) { return nil }
      if files.kind(of: path) == .folder { return path + "/" }
      return name.hasSuffix(".nav") || name.hasSuffix(".jsonl") ? path : nil
    }
  }

  private static func playsFile(_ typed: TypedWords) -> Bool {
    let play = CommandCatalog.entry(for: .play)
    return typed.finished.first.map { ([play.name] + play.aliases).contains($0.raw) } ?? false
  }

  /// The lines at which playing the file can end; none if it cannot be read, or is a trace.
  @MainActor
  private static func stops(for typed: TypedWords, app: any HeadlessApp.Type) -> [Step] {
    guard playsFile(typed), typed.finished.last?.raw == "--until", typed.finished.count > 2 else {
      return []
    }
    var planner = SessionPlanner(apps: [app], files: DiskFiles(), environment: [:])
    planner.defaultApp = app.name
    let cases = planner.plan(typed.finished[1].text).plan?.cases ?? []
    return cases.flatMap(\.stops).map { Step(number: $0.line, text: $0.text) }
  }

  /// Of more nobody remembers the numbers.
  private static let mostSteps = 100

  /// The app as it is now, as far as a line can make use of it; looking changes nothing.
  @MainActor
  package init(of interpreter: Interpreter, for line: String) {
    let simulator = interpreter.simulator
    let typed = TypedWords(line)
    let words = typed.finished
    let isEmpty = words.isEmpty && typed.current.raw.isEmpty
    // An empty line shows what can be done; any other asks of elements only whether any can be touched.
    let elements = isEmpty ? [] : simulator.elements
    let actions =
      isEmpty
      ? simulator.possibleActions
      : simulator.sortsOfActions(on: elements) + simulator.otherPossibleActions
    self.init(
      vocabulary: simulator.appType.vocabulary,
      items: words.isEmpty ? [] : elements.map(Item.init),
      backEntries: simulator.backEntries,
      labels: (simulator.stack ?? []) + simulator.modals + [simulator.screen],
      leaks: Self.asksForLeaks(words.map(\.raw)) ? simulator.leaks : [], tabs: simulator.tabs,
      alertButtons: simulator.alertButtons,
      actions: actions, otherActions: Self.otherActions(of: simulator))
    if let subject = Self.subject(in: words.map(\.raw)[...]),
      let shown = interpreter.shown(by: subject)
    {
      values[subject] = shown.text
      entries[subject] = shown.entries
    }
  }

  /// What does not come from the screen: the machine says whether it is possible.
  @MainActor
  private static func otherActions(of simulator: Simulator) -> [UserAction] {
    let vocabulary = simulator.appType.vocabulary
    let events: [AppEvent] = [.launch([]), .background, .foreground, .terminate, .memoryWarning]
    let actions =
      [.dismiss(.all)] + events.map { UserAction.app($0) }
      + vocabulary.routes.map { .open(url: RoutePattern.literal(of: $0)) }
      + vocabulary.services.map { .service(name: $0, .holds) } + [.pasteboard("")]
      + vocabulary.everyNotification.map { .notification(name: $0) }
      + vocabulary.permissions.map { .permission(name: $0, .ask) }
      + [.device(.width(.regular)), .device(.dark(true))]
    return actions.filter { simulator.refusal(of: $0) == nil }
  }

  /// Whether the line is about what should be gone.
  private static func asksForLeaks(_ words: [String]) -> Bool {
    let audit = CommandCatalog.entry(for: .audit)
    return words.first.map { ([audit.name] + audit.aliases).contains($0) } ?? false
  }

  /// The subject of an expectation, as it is typed in front of a relation.
  private static func subject(in words: ArraySlice<String>) -> String? {
    let expect = CommandCatalog.entry(for: .expect)
    guard let first = words.first, first == expect.name || expect.aliases.contains(first),
      let relation = words.lastIndex(where: { Relation(rawValue: $0) != nil }), relation > 1
    else { return nil }
    return words[1..<relation].joined(separator: " ")
  }
}

extension Present.Item {
  fileprivate init(_ element: ScreenElement) {
    self.init(
      kind: element.kind, position: element.position, id: element.id, title: element.title,
      isEnabled: element.isEnabled, isField: element.isField)
  }
}

extension Interpreter {
  /// What a subject shows now, as it is typed behind a relation; nil if there is nothing to show.
  fileprivate func shown(by subject: String) -> (text: String, entries: [String]?)? {
    let line = CommandParser(mode: .file).parse("let shown = value \(subject)", vocabulary: nil)
    guard case .success(let command?) = line,
      case .bind(_, .value(let subject, let tab)) = command.instruction
    else { return nil }
    let value = value(of: subject, tab: tab)
    let text = value.printed(separator: subject.separator)
    switch value {
    case .absent: return nil
    case .list(let entries): return (text, entries)
    case .text, .number, .time: return (text, nil)
    }
  }
}

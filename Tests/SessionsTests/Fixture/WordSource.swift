import Sessions
import Simulator

/// Random words, texts and commands from a seed, nasty ones included.
struct WordSource {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// A number below the limit.
  mutating func next(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }

  private static let parts = [
    "a", "clip", "7", "0", "-1", " ", "  ", "\"", "\\", "${", "$", "}", "(", ")", "[", "]", "#",
    "=", "id=", "not", ">", "is", "\n", "\t", "\u{1b}", "\u{85}", "\u{2028}", "é", "e\u{301}",
    "클립", "👩‍👩‍👧", "\u{FEFF}", "!", "|", "root", "outside", "all", "network", "value", ":", "x-",
    "~", "...", "%", "\u{200D}", "\r\n",
  ]

  /// Any text, perhaps empty.
  mutating func text() -> String {
    (0..<next(5)).reduce(into: "") { text, _ in text += Self.parts[next(Self.parts.count)] }
  }

  /// Any text that is not empty.
  mutating func word() -> String {
    let word = text()
    return word.isEmpty ? "w" : word
  }

  mutating func action() -> UserAction {
    switch next(20) {
    case 0: .tap(ElementReference(kind: word(), selector: .only))
    case 1: .tap(ElementReference(kind: word(), selector: .position(1 + next(99))))
    case 2: .tap(ElementReference(kind: word(), selector: .id(word())))
    case 3: .tap(ElementReference(kind: word(), selector: .title(text())))
    case 4: .tapOutside
    case 5: .enter(field: word(), text: text())
    case 6: [.back(.button), .back(.levels(1 + next(9))), .back(.root)][next(3)]
    case 7: .back(.screen(word()))
    case 8:
      [
        .swipeBack(.finish), .swipeDown(.cancel(percent: next(101))),
        .swipePage(PageDirection.allCases[next(2)], .finish),
      ][next(3)]
    case 9: .selectTab(.name(word()))
    case 10: .selectTab(.position(1 + next(9)))
    case 11: [.reselectTab, .dismiss(.top), .dismiss(.all)][next(3)]
    case 12: .choose(button: text())
    case 13: .open(url: "x-\(next(9)):\(["a", "\"", "${a}", "é#", "\\"][next(5)])")
    case 14: .app([.background, .foreground, .terminate, .memoryWarning][next(4)])
    case 15:
      .app(
        .launch([
          LaunchParameter(name: "a", value: text()), LaunchParameter(name: "b-c", value: text()),
        ]))
    case 16: .service(name: word(), behavior())
    case 17: .pasteboard(text())
    case 18: .notification(name: word())
    default: .permission(name: word(), PermissionState.allCases[next(3)])
    }
  }

  private mutating func behavior() -> ServiceBehavior {
    let times = next(2) == 0 ? nil : 1 + next(9)
    return switch next(4) {
    case 0: .holds
    case 1: .replies
    case 2: .fails(.network, times: times)
    default: .fails(.status(100 + next(500)), times: times)
    }
  }

  /// Labels of a stack; not every text is one.
  private mutating func labels() -> String {
    let known = ["Clip", "DetailClip(3)", "Detail(id: 4, from: Home)", "클립(\")", "none"]
    return (0...next(3)).map { _ in known[next(5)] }.joined(separator: " > ")
  }

  mutating func expectation() -> Expectation {
    let tab = next(2) == 0 ? nil : word()
    let relation: Relation = next(2) == 0 ? .isEqual : .isNot
    switch next(10) {
    case 0: return .compare(.stack, tab: tab, relation, .text(labels()))
    case 9: return .compare(.title, tab: nil, relation, .text(text()))
    case 1: return .compare(.title, tab: nil, next(2) == 0 ? .has : .lacks, .text(word()))
    case 2: return .compare(.depth, tab: tab, .atLeast, .number(1 + next(99)))
    case 3: return .compare(.clock, tab: nil, relation, .time(.milliseconds(next(99_999))))
    case 4: return .compare(.field(name: word()), tab: nil, relation, .text(text()))
    case 5: return .compare(.button(title: text()), tab: nil, relation, .text("enabled"))
    case 6:
      return .compare(.enabled(kind: word(), title: text()), tab: nil, relation, .text("yes"))
    case 7: return .gone(label: word())
    default: return .alive(label: word())
    }
  }
}

import Simulator

/// What a subject shows at one moment.
package enum SubjectValue: Hashable, Sendable {
  case list([String])
  case text(String?)
  case number(Int)
  case time(Duration)
  /// The thing asked about is not there, in words; no relation holds.
  case absent(String)

  /// The value in one line.
  package func printed(separator: String) -> String {
    switch self {
    case .list(let entries): entries.isEmpty ? "none" : entries.joined(separator: separator)
    case .text(let text): text ?? "none"
    case .number(let number): "\(number)"
    case .time(let time): DurationText.clock(time)
    case .absent(let words): words
    }
  }
}

extension Interpreter {
  /// Reads a subject, or that of a tab, from the app.
  package func value(of subject: Subject, tab: String?) -> SubjectValue {
    switch subject {
    case .stack, .top, .root, .depth: return stackValue(of: subject, tab: tab)
    case .screen: return .text(simulator.screen)
    case .tab: return .text(simulator.tab)
    case .tabs: return .list(simulator.tabs)
    case .modal: return .text(simulator.modals.last)
    case .modals: return .list(simulator.modals)
    case .alert: return .text(simulator.alert)
    case .title: return .text(simulator.title)
    case .back: return .text(simulator.back)
    case .toast: return .text(simulator.toast)
    case .events: return .list(simulator.events)
    case .warnings: return .list(simulator.warnings)
    case .leaks: return .list(simulator.leaks)
    case .coordinators: return .list(simulator.coordinators.map { String($0.drop { $0 == " " }) })
    case .pending: return .list(simulator.pending)
    case .clock: return .time(simulator.clock)
    case .path: return .list(simulator.path)
    case .result: return .text(lastResult.rawValue)
    case .row(let kind): return .list(simulator.elements.filter { $0.kind == kind }.map(\.title))
    case .field(let name): return .text(field(name))
    case .button(let title):
      guard let button = element("button", title) else { return .text(nil) }
      return .text(button.isEnabled ? "enabled" : "disabled")
    case .enabled(let kind, let title):
      guard let element = element(kind, title) else {
        return .absent("no \(kind) \"\(title)\" on \(simulator.screen)")
      }
      return .text(element.isEnabled ? "yes" : "no")
    }
  }

  private func stackValue(of subject: Subject, tab: String?) -> SubjectValue {
    // The labels of a whole stack are made only for who asks for all of them.
    if tab == nil {
      if case .top = subject { return .text(simulator.stackTop) }
      if case .root = subject { return .text(simulator.stackRoot) }
      if case .depth = subject { return .number(simulator.stackDepth) }
    }
    let stack: [String]
    if let tab {
      guard let found = simulator.stack(ofTab: tab) else {
        return .absent(ActionRefusal.noSuchTab(name: tab, tabs: simulator.tabs).message)
      }
      stack = found
    } else {
      stack = simulator.stack ?? []
    }
    switch subject {
    case .top: return .text(stack.last)
    case .root: return .text(stack.first)
    case .depth: return .number(stack.count)
    case .stack, .screen, .tab, .tabs, .modal, .modals, .alert, .title, .back, .toast, .events,
      .warnings, .leaks, .coordinators, .pending, .clock, .path, .result, .row, .button, .field,
      .enabled:
      return .list(stack)
    }
  }

  private func element(_ kind: String, _ title: String) -> ScreenElement? {
    simulator.elements.first { $0.kind == kind && $0.title == title }
  }

  private func field(_ name: String) -> String? {
    simulator.field(name).map { $0.value ?? "" }
  }
}

public import Simulator

extension Survivor {
  /// How many holders are told.
  private static let mostHolders = 5

  /// The account as `audit` prints it: who it is, when it should have died, and what holds it.
  public var lines: [String] {
    [title] + reasons.map { "  \($0)" }
  }

  private var title: String {
    switch kind {
    case .screen: "\(label): class \(typeName)" + (id.map { ", id \($0)" } ?? "")
    case .coordinator: "\(label): coordinator"
    case .flow: "\(label): flow"
    case .watched: "\(label): class \(typeName), watched by the app"
    }
  }

  private var reasons: [String] {
    var lines = [death]
    // Whoever is part of the tree is held by it; that is no news.
    if permission == .inTree { return lines }
    lines += holders.prefix(Self.mostHolders).map(\.line)
    let rest = holders.count - Self.mostHolders
    if rest > 0 { lines.append("and by \(rest) more") }
    if holders.isEmpty {
      lines.append(
        "nothing that can be seen holds it: look for a static property, a task, an observer or a lock of the app"
      )
    }
    if isIncomplete {
      lines.append("not all was looked at: the app owns more than an audit looks at")
    }
    return lines
  }

  private var death: String {
    switch permission {
    case .inTree: "is part of the tree"
    case .child(let parent): "is a child of \(parent)"
    case .notEnded: "nobody has ended its journey"
    case .notToldWhen: "is watched; the app does not say when it should die"
    case nil: departure.map { "should have died \($0.line)" } ?? "left when nobody saw it"
    }
  }
}

extension Departure {
  fileprivate var line: String { "\(time): \(what)" }

  private var time: String {
    switch action {
    case .launch: "at the launch"
    case .action(let action): "after step \(step) (\(action.canonicalText))"
    case .begun(let action): "after step \(step) (begin \(action.canonicalText))"
    case .settle: "after step \(step) (settle)"
    case .advance(let time): "after step \(step) (advance \(DurationText.canonical(time)))"
    case nil: "after code that ran between steps \(step) and \(step + 1)"
    }
  }

  private var what: String { (sentence.map { "\($0), " } ?? "") + way.words }
}

extension Holder {
  fileprivate var line: String {
    let end = leftOver.map { "; \($0) should be gone too" } ?? ""
    let start = isItself ? "held by itself: " : "held by "
    if isNamed { return start + path + (keeper.map { ", kept by \($0)" } ?? "") + end }
    return switch link {
    case .property: start + path + end
    case .closure: "\(start)\(path), a closure that captures it\(end)"
    case .unreadableClosure: "may be \(start)\(path), a closure that can be read in part only\(end)"
    }
  }
}

extension Interpreter {
  /// How many objects an expectation that fails gives an account of.
  private static let mostAccounts = 5

  /// Accounts of what is alive, for an expectation that fails.
  package static func accounts(of survivors: [Survivor]) -> [String] {
    let rest = survivors.count - mostAccounts
    let more = rest > 0 ? ["and \(rest) more; \"audit\" tells of all"] : []
    return (survivors.prefix(mostAccounts).flatMap(\.lines) + more).map(SessionText.visible)
  }

  /// Answers `audit`.
  func audit(_ label: String?) -> CommandOutcome {
    guard let label else {
      let lines = simulator.survivors.flatMap(\.lines)
      return CommandOutcome(.succeeded, lines: lines.isEmpty ? ["none"] : lines)
    }
    switch simulator.lifetime(of: label) {
    case .neverSeen:
      let words = "no object with the label \(SessionText.quoted(label)) was ever seen"
      return CommandOutcome(.refused, lines: ["refused: \(words)"])
    case .gone: return CommandOutcome(.succeeded, lines: ["\(label) is gone"])
    case .alive:
      return CommandOutcome(
        .succeeded, lines: simulator.survivors(labeled: label).flatMap(\.lines))
    }
  }
}

import Simulator

extension LineReader {
  /// Reads what stands behind `tree`.
  mutating func treeDetail() throws(LineFault) -> TreeDetail {
    guard peek != nil else { return .usual }
    return try keyword(["--all", "--ids"]) == "--all" ? .everything : .ids
  }

  /// Reads what stands behind `events`.
  mutating func eventsInstruction() throws(LineFault) -> Instruction {
    var request = EventsRequest()
    if let token = peek, token.isQuoted || !token.text.hasPrefix("--") {
      request.last = try entries()
    }
    var left = ["--since", "--lifecycle"]
    while let token = peek, !left.isEmpty {
      let option = try keyword(left)
      left.removeAll { $0 == option }
      if mode == .file { throw LineFault(.notInFile("events \(option)"), at: token) }
      if option == "--since" {
        request.mark = try next("the name of a mark").text
      } else {
        request.tellsCallbacks = true
      }
    }
    if left.count < 2 { return .prompt(.travel(.events(request))) }
    return .look(request.last.map { .lastEvents($0) } ?? .events)
  }

  /// Reads what stands behind `history`.
  mutating func historyRequest() throws(LineFault) -> HistoryRequest {
    guard let token = peek, !token.isQuoted, !Self.looksNumeric(token.text) else {
      return .show(last: try entries())
    }
    return switch try keyword(["clear", "off", "on"], allowed: ["N", "clear", "off", "on"]) {
    case "clear": .clear
    case "off": .off
    default: .on
    }
  }

  /// Reads what stands behind `set`.
  mutating func settingRequest() throws(LineFault) -> SettingRequest {
    guard peek != nil else { return .show }
    let name = try keyword(Setting.allCases.map(\.rawValue))
    guard let setting = Setting(rawValue: name) else { return .show }
    return .change(setting, to: try keyword(setting.values, of: "set \(name)"))
  }

  private mutating func entries() throws(LineFault) -> Int? {
    guard let token = next() else { return nil }
    return try number(token, token.text, .entries, in: 1...Int.max)
  }
}

import Sessions

// MARK: - What the prompt is asked about itself

extension ShellLoop {
  private func show(_ lines: [String], _ value: JSONValue) -> Progress {
    output.note(value: value)
    output.write(result: lines.isEmpty ? ["none"] : lines)
    return .done
  }

  func showSettings() -> Progress { show(output.settings.lines, output.settings.json) }

  func change(_ setting: Setting, to value: String) -> Progress {
    output.change(setting, to: value)
    TrapReport.writesJSON(output.settings.format == .json)
    return show(["\(setting.rawValue) \(value)"], output.settings.json)
  }

  func answer(_ request: HistoryRequest) -> Progress {
    switch request {
    case .show(let count): return show(history.numbered(last: count), entries(last: count))
    case .clear:
      if let notice = history.clear() {
        source.forget()
        return print(
          RecordingDesk.Answer(
            diagnostic: [notice], status: .error, fault: CommandFault(notice), code: 2))
      }
      source.forget()
      let line = history.isKept ? "history is empty" : "history is empty; none is written"
      return show([line], entries(last: nil))
    case .off:
      history.pause()
      return show(
        ["history off: no line of this prompt is written"],
        .object([.init("history", .string("off"))]))
    case .on:
      guard history.resume() else { return print(.wrong("this prompt keeps no history")) }
      return show(
        ["history on: the lines from here on are written"],
        .object([.init("history", .string("on"))]))
    }
  }

  private func entries(last count: Int?) -> JSONValue {
    let all = history.entries.enumerated().map { index, line in
      JSONValue.object([
        .init("number", .integer(index + 1)), .init("line", .string(SessionText.visible(line))),
      ])
    }
    return .array(count.map { Array(all.suffix($0)) } ?? all)
  }
}

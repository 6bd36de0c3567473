import Sessions

// MARK: - What the prompt is asked about itself

extension ShellLoop {
  func show(_ lines: [String]) -> Progress {
    output.write(result: lines.isEmpty ? ["none"] : lines)
    return .done
  }

  func change(_ setting: Setting, to value: String) -> Progress {
    output.change(setting, to: value)
    return show(["\(setting.rawValue) \(value)"])
  }

  func answer(_ request: HistoryRequest) -> Progress {
    switch request {
    case .show(let count): return show(history.numbered(last: count))
    case .clear:
      let notice = history.clear()
      source.forget()
      if let notice { output.write(diagnostic: [notice]) }
      return notice == nil ? show(["history is empty"]) : .stopped(2)
    case .off:
      history.pause()
      return show(["history off: no line of this prompt is written"])
    case .on:
      guard history.resume() else {
        output.write(diagnostic: ["error: this prompt keeps no history"])
        return .stopped(2)
      }
      return show(["history on: the lines from here on are written"])
    }
  }
}

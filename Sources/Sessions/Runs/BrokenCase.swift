/// Makes the item of a case whose process ended in the middle.
@MainActor
package struct BrokenCase {
  /// How far the process came.
  package struct Progress {
    /// The place of the step that was being done, from 0; nil if none was.
    package var step: Int?
    /// Ends of what was printed by the end of steps, in bytes.
    package var marks: [(step: Int, end: Int)] = []
    /// What the app printed.
    package var printed: [UInt8] = []

    package init(step: Int?, marks: [(step: Int, end: Int)], printed: [UInt8]) {
      self.step = step
      self.marks = marks
      self.printed = printed
    }
  }

  private let planner: SessionPlanner

  package init(planner: SessionPlanner) {
    self.planner = planner
  }

  /// The item of a case, named with the step it broke in.
  package func item(
    _ file: ChosenFile, number: Int, _ progress: Progress, kind: CaseFailure.Kind, reason: String
  ) -> RunItem {
    let offset = number - file.firstNumber
    guard let plan = planner.plan(file.path).plan, file.cases.indices.contains(offset),
      plan.cases.indices.contains(file.cases[offset])
    else {
      var item = file.invalidItem([
        RunItem.Problem(
          Diagnostic(.unreadableFile(file.path, .refused(reason)), file: file.path))
      ])
      item.number = number
      return item
    }
    let broken = plan.cases[file.cases[offset]]
    var item = RunItem(
      number: number, file: broken.file, title: broken.title, line: broken.line,
      isWholeFile: !broken.isExplicit,
      ending: .failed(failure(in: broken, at: progress.step, kind: kind, reason: reason)))
    item.output = PrintedText(marks: progress.marks, bytes: progress.printed)
      .output(of: broken, openStep: progress.step)
    if let last = item.output.indices.last { item.output[last].text.dropStackTrace() }
    return item
  }

  private func failure(
    in plan: CasePlan, at step: Int?, kind: CaseFailure.Kind, reason: String
  ) -> CaseFailure {
    let last = plan.steps.count - 1
    let index = min(step ?? 0, last)
    let place =
      index >= 0
      ? plan.steps[index].place
      : PlannedStep.Place(file: plan.file, line: plan.line, column: 1, source: plan.title)
    let difference =
      switch step {
      case nil: "the process ended before the first step"
      case let step? where step > last:
        "the process ended when the app was let go, after the last step"
      case _ where kind == .endless: "no end was in sight, and the step was stopped"
      case _: "the process ended in this step"
      }
    let next = index + 1
    return CaseFailure(
      file: place.file, line: place.line, column: place.column, step: place.source,
      includedFrom: index >= 0 ? plan.steps[index].includedFrom : [],
      mismatch: Mismatch(expected: "the step ends", actual: reason, difference: difference),
      title: plan.title, stepsSoFar: plan.way(upTo: max(0, index)),
      notReached: max(0, plan.steps.count - next),
      firstNotReached: plan.steps.indices.contains(next)
        ? Diagnostic.Place(file: plan.steps[next].file, line: plan.steps[next].line) : nil,
      kind: kind, open: index >= 0 ? plan.steps[index].playedLine : nil)
  }
}

/// What an app printed in a case, to be cut by steps.
package struct PrintedText {
  /// Ends of what was printed by the end of steps, in bytes.
  var marks: [(step: Int, end: Int)]
  var bytes: [UInt8]

  /// Bytes of a case beyond this are counted, not kept.
  package static let most = 65_536

  package init(marks: [(step: Int, end: Int)], bytes: [UInt8]) {
    self.marks = marks
    self.bytes = bytes
  }

  /// The lines of a text that an app printed.
  package static func lines(of text: String) -> [String] { text.outputLines }

  /// The text of each step that printed.
  ///
  /// - Parameter openStep: The step that was not done any more, to which what stands behind the last end belongs.
  package func output(of plan: CasePlan, openStep: Int? = nil) -> [RunItem.Output] {
    guard !bytes.isEmpty, !plan.steps.isEmpty else { return [] }
    var pieces: [(step: Int, text: Range<Int>)] = []
    var start = 0
    for mark in marks where mark.end > start {
      pieces.append((mark.step, start..<min(mark.end, bytes.count)))
      start = min(mark.end, bytes.count)
    }
    if start < bytes.count {
      pieces.append((openStep ?? plan.steps.count - 1, start..<bytes.count))
    }
    return pieces.filter { $0.text.lowerBound < Self.most }.map { piece in
      let step = plan.steps[min(piece.step, plan.steps.count - 1)]
      let kept = piece.text.clamped(to: 0..<Self.most)
      var text = String(decoding: bytes[kept], as: UTF8.self)
      if piece.text.upperBound > Self.most {
        text += "\n… \(bytes.count - Self.most) more bytes"
      }
      return RunItem.Output(file: step.file, line: step.line, step: step.source, text: text)
    }
  }
}

extension String {
  /// Takes away the stack that Swift prints when it traps: addresses, which are others each time.
  fileprivate mutating func dropStackTrace() {
    var lines = split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.lastIndex(of: "Current stack trace:") else { return }
    let frames = lines[(start + 1)...].prefix { $0.first?.isNumber == true && $0.contains(" 0x") }
    lines.removeSubrange(start..<start + 1 + frames.count)
    self = lines.joined(separator: "\n")
  }
}

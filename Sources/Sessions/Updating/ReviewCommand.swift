/// `navwright review`: goes through rewritten files and takes each change over, or does not.
public struct ReviewCommand {
  private let files: any FileSource
  private let target: any FileTarget
  private let print: (String) -> Void
  private let ask: (String) -> String?

  /// Changes of files whose paths match are taken over without a question; `*` stands for any text.
  public var accepted: String?
  /// Changes of files whose paths match are dropped without a question.
  public var rejected: String?

  /// Creates the command.
  ///
  /// - Parameters:
  ///   - files: Where files come from.
  ///   - target: Where files go.
  ///   - print: Takes each line; owned by this value.
  ///   - ask: Shows a question and gives the line that is answered, nil at the end of the input; owned by this value.
  public init(
    files: any FileSource, target: any FileTarget, print: @escaping (String) -> Void,
    ask: @escaping (String) -> String?
  ) {
    self.files = files
    self.target = target
    self.print = print
    self.ask = ask
  }

  private enum Answer {
    case accept, reject, skip, quit
  }

  private struct Count {
    var accepted = 0
    var rejected = 0
    var skipped = 0
  }

  /// Goes through the files that wait in some folders, or are named.
  ///
  /// - Returns: The exit code: 0 if nothing waits any more, 1 if something does, 2 if a file is wrong.
  public func run(_ paths: [String]) -> Int32 {
    let roots = paths.isEmpty ? [SessionSearch.usualFolder] : paths
    if let path = paths.first(where: { files.kind(of: $0) == nil }) {
      print(Diagnostic(.unreadableFile(path, .missing), file: path).rendered)
      return 2
    }
    let waiting = SessionTree(files: files).waiting(in: roots)
    guard !waiting.isEmpty else {
      print("nothing waits for review")
      return 0
    }
    var count = Count()
    var hasQuit = false
    do throws(FileProblem) {
      for path in waiting where try !review(path, &count, &hasQuit) { break }
    } catch {
      print(SessionText.visible("cannot go on: \(Words.problem(error))"))
      return 2
    }
    print("\(count.accepted) accepted, \(count.rejected) rejected, \(count.skipped) skipped")
    return count.skipped > 0 || hasQuit ? 1 : 0
  }

  /// Goes through the changes of one file.
  ///
  /// - Returns: Whether the next file may come.
  private func review(
    _ new: String, _ count: inout Count, _ hasQuit: inout Bool
  ) throws(FileProblem) -> Bool {
    let path = String(new.dropLast(SessionTree.newEnding.count))
    let bytes = files.kind(of: path) == nil ? [] : try files.contents(of: path)
    let proposed = EditableText(try files.contents(of: new))
    let diff = LineDiff(from: EditableText(bytes).texts, to: proposed.texts)
    var taken: [LineDiff.Edit] = []
    var left: [LineDiff.Edit] = []
    var isStale = false
    for (index, edit) in diff.edits.enumerated() {
      switch hasQuit ? .quit : answer(path, diff, edit, index) {
      case .accept where accepted != nil && !diff.isRewritten(edit):
        // The file has changed since, or another hand was at work: a pattern has not looked at that.
        isStale = true
        left.append(edit)
        count.skipped += 1
      case .accept:
        taken.append(edit)
        count.accepted += 1
      case .reject: count.rejected += 1
      case .skip:
        left.append(edit)
        count.skipped += 1
      case .quit:
        hasQuit = true
        left.append(edit)
      }
    }
    if isStale {
      print(
        SessionText.visible(
          "\(path): \(PathText.name(new)) changes more than what steps print; look at it with:"
            + " navwright review \(new)"))
    }
    if !taken.isEmpty { try target.replace(path, with: applying(taken, of: diff, to: bytes)) }
    if left.isEmpty {
      try target.remove(new)
    } else if left.count < diff.edits.count {
      try target.replace(new, with: applying(taken + left, of: diff, to: bytes))
    }
    return !hasQuit
  }

  /// The file with some of the changes, its endings and its other lines as they are.
  private func applying(
    _ edits: [LineDiff.Edit], of diff: LineDiff, to bytes: [UInt8]
  ) -> [UInt8] {
    var text = EditableText(bytes)
    for edit in edits.sorted(by: { $0.old.lowerBound > $1.old.lowerBound }) {
      text.replace(
        (edit.old.lowerBound + 1)..<(edit.old.upperBound + 1), with: Array(diff.new[edit.new]))
    }
    return text.bytes
  }

  private func answer(
    _ path: String, _ diff: LineDiff, _ edit: LineDiff.Edit, _ index: Int
  ) -> Answer {
    if let accepted, PathPattern.matches(path, accepted) { return .accept }
    if let rejected, PathPattern.matches(path, rejected) { return .reject }
    if accepted != nil || rejected != nil { return .skip }
    print(SessionText.visible("\(path): change \(index + 1) of \(diff.edits.count)"))
    for line in diff.unified(edit) { print(SessionText.visible(line)) }
    while let line = ask("accept, reject, skip or quit (a, r, s, q)? ") {
      switch line.trimmingBlanks.lowercased() {
      case "a", "accept": return .accept
      case "r", "reject": return .reject
      case "s", "skip": return .skip
      case "q", "quit": return .quit
      default: print("answer with a, r, s or q")
      }
    }
    return .quit
  }
}

extension LineDiff {
  /// Whether an edit is one that an update makes: output lines, and expectations one for one.
  fileprivate func isRewritten(_ edit: Edit) -> Bool {
    let before = old[edit.old].filter { !Self.isOutput($0) }
    let after = new[edit.new].filter { !Self.isOutput($0) }
    return before.count == after.count
      && zip(before, after).allSatisfy {
        Self.expectation($0) != nil && Self.expectation($0) == Self.expectation($1)
      }
  }

  private static func isOutput(_ line: String) -> Bool {
    line.drop { $0 == " " || $0 == "\t" }.hasPrefix("|")
  }

  /// The beginning of an expectation up to its value; nil for any other line.
  private static func expectation(_ line: String) -> Substring? {
    let text = line.drop { $0 == " " || $0 == "\t" }
    guard text.hasPrefix("expect "), let sign = text.firstRange(of: " is ") else { return nil }
    return text[..<sign.upperBound]
  }
}

/// Patterns of paths as a shell has them.
enum PathPattern {
  /// Whether a path, or the end of one behind a slash, matches; `*` stands for any text.
  static func matches(_ path: String, _ pattern: String) -> Bool {
    let parts = OutputPattern.parts(pattern.components(separatedBy: "*"))
    return parts.matches(path)
      || path.split(separator: "/").indices.dropFirst().contains { index in
        parts.matches(path.split(separator: "/")[index...].joined(separator: "/"))
      }
  }
}

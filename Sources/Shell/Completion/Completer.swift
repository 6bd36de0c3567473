import Sessions

/// Says what could stand at the cursor, from the command table and the present; it changes nothing.
public enum Completer {
  /// How many candidates are listed at most.
  static let limit = 100

  /// What could stand at the cursor.
  ///
  /// - Parameters:
  ///   - line: The whole line.
  ///   - cursor: A byte offset into it; what stands behind does not matter.
  ///   - present: The app as it is now.
  public static func complete(_ line: String, cursor: Int, present: Present) -> Completion {
    let head = String(decoding: line.utf8.prefix(cursor), as: UTF8.self)
    let typed = TypedWords(head)
    if typed.finished.isEmpty, typed.current.raw.isEmpty {
      return actions(of: present, at: typed.current)
    }
    let grammar = CompletionGrammar(present: present, head: head, current: typed.current)
    let next = grammar.next(after: typed.finished[...])
    var result = select(next.proposals, for: next.word)
    result.isOptional = next.isOptional && next.word.raw.isEmpty && !result.candidates.isEmpty
    return result
  }

  private static func actions(of present: Present, at word: TypedWords.Word) -> Completion {
    let shown = TopActions.choose(from: present.actions)
    return Completion(
      start: word.start, word: "", candidates: shown.map { Candidate($0.canonicalText) },
      omitted: present.actions.count - shown.count)
  }

  private static func select(_ proposals: [Proposal], for word: TypedWords.Word) -> Completion {
    var result = Completion(start: word.start, word: word.raw, candidates: [])
    var seen: Set<String> = []
    let typed = word.text
    // Nothing typed is how everything begins.
    let exact =
      typed.isEmpty
      ? proposals : proposals.filter { Fold.hasPrefix($0.text, typed, keepingAccents: true) }
    for proposal in exact.isEmpty ? proposals : exact {
      guard let text = proposal.text(for: word, typed), seen.insert(text).inserted else { continue }
      if result.candidates.count < limit {
        result.candidates.append(proposal.candidate(text))
      } else {
        result.omitted += 1
      }
    }
    return result
  }
}

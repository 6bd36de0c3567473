import Sessions

extension CompletionGrammar {
  /// What may follow behind `expect`: subjects, then relations, then the present value first.
  func expectation(_ words: Words) -> Next {
    guard let first = words.first else {
      return propose((Subject.words + Subject.checkWords).map { Proposal($0) })
    }
    var rest = words.dropFirst()
    switch first.raw {
    case "can": return action(rest)
    case "cannot": return offeringRefused.action(rest)
    case "gone", "alive":
      return propose(rest.isEmpty ? present.labels.map { Proposal($0, form: .word) } : [])
    default: break
    }
    var subject = first.raw
    if let missing = takeNoun(of: first.raw, &rest, &subject) ?? takeTab(&rest, &subject) {
      return propose(missing)
    }
    let relations = Subject.relations(ofFirstWord: first.raw).filter { $0 != .isNot }
    return comparison(of: subject, by: relations, rest)
  }

  /// Takes the element a subject speaks of, or says what it could be.
  private func takeNoun(
    of subject: String, _ rest: inout Words, _ taken: inout String
  ) -> [Proposal]? {
    for place in nounPlaces[subject] ?? [] {
      guard let word = rest.popFirst() else { return proposals(place, after: taken) }
      taken += " " + word.raw
    }
    return nil
  }

  private enum NounPlace {
    case kind
    case title(kind: String?)
    case field
  }

  private var nounPlaces: [String: [NounPlace]] {
    [
      "row": [.kind], "button": [.title(kind: "button")], "field": [.field],
      "enabled": [.kind, .title(kind: nil)],
    ]
  }

  private func proposals(_ place: NounPlace, after taken: String) -> [Proposal] {
    switch place {
    case .kind: kinds { _ in true }
    case .title(let kind):
      titles(at: places(of: kind ?? String(taken.split(separator: " ").last ?? "")))
    case .field: present.items.filter(\.isField).map { Proposal($0.title, form: .word) }
    }
  }

  /// Takes `of tab NAME`, or says how it goes on.
  private func takeTab(_ rest: inout Words, _ taken: inout String) -> [Proposal]? {
    guard rest.first?.raw == "of" else { return nil }
    rest.removeFirst()
    guard let tab = rest.popFirst() else { return [Proposal("tab")] }
    guard tab.raw == "tab" else { return [] }
    guard let name = rest.popFirst() else { return present.tabs.map { Proposal($0, form: .word) } }
    taken += " of tab " + name.raw
    return nil
  }

  private func comparison(of subject: String, by relations: [Relation], _ words: Words) -> Next {
    guard let relation = words.first else {
      let place = ["stack", "top", "root", "depth"].contains(subject) ? [Proposal("of")] : []
      return propose(relations.map { Proposal($0.rawValue) } + place)
    }
    guard relations.contains(where: { $0.rawValue == relation.raw }) else { return propose([]) }
    var rest = words.dropFirst()
    let isPlain = relation.raw == "is" && rest.isEmpty
    if relation.raw == "is", rest.first?.raw == "not" { rest.removeFirst() }
    let values = values(of: subject, by: relation.raw).map { Proposal($0, form: .line) }
    return Next(
      proposals: values + (isPlain ? [Proposal("not")] : []), word: wholeValue(from: rest.first))
  }

  /// What the subject shows now, where a list is asked for one entry: each of them.
  private func values(of subject: String, by relation: String) -> [String] {
    let asksForEntry = relation == Relation.has.rawValue || relation == Relation.lacks.rawValue
    if asksForEntry, let entries = present.entries[subject] { return entries }
    return present.values[subject].map { [$0] } ?? []
  }

  /// A value is the rest of the line, blanks included.
  private func wholeValue(from first: TypedWords.Word?) -> TypedWords.Word {
    guard let first else { return current }
    return TypedWords.Word(
      start: first.start, raw: String(decoding: head.utf8.dropFirst(first.start), as: UTF8.self))
  }
}

import Foundation
import Sessions

/// Something that may follow, before it is compared with what is typed already.
struct Proposal {
  /// How the text reaches the line.
  enum Form {
    /// As it is.
    case plain
    /// In quotes if it needs them.
    case word
    /// As it is, unless a quote is open: a value that is the rest of the line.
    case line
    /// Always in quotes, as titles are.
    case title
    /// As it is, and more follows without a blank.
    case beginning
  }

  var text: String
  var note: String?
  var form: Form

  init(_ text: String, note: String? = nil, form: Form = .plain) {
    self.text = text
    self.note = note
    self.form = form
  }

  /// The candidate, if the proposal begins as the typed word does, whatever the case and the accents.
  func candidate(for typed: TypedWords.Word) -> Candidate? {
    let canBeQuoted = form == .word || form == .line || form == .title
    guard !typed.isQuoted || canBeQuoted, begins(as: typed.text) else { return nil }
    return Candidate(
      written(inQuotes: typed.isQuoted), note: note, isWhole: form != .beginning)
  }

  /// Words of the language have no accents: who types one does not mean them.
  private func begins(as typed: String) -> Bool {
    switch form {
    case .plain: Fold.hasPrefix(text, typed, keepingAccents: true)
    case .word, .line, .title, .beginning: Fold.hasPrefix(text, typed)
    }
  }

  private func written(inQuotes: Bool) -> String {
    switch form {
    case .plain, .beginning: text
    // A control character is refused unless it is in quotes, and must not reach the line as it is.
    case .line: inQuotes || SessionText.visible(text) != text ? SessionText.quoted(text) : text
    case .word: inQuotes ? SessionText.quoted(text) : SessionText.word(text)
    case .title: SessionText.quoted(text)
    }
  }
}

/// Compares texts as a person does who does not care for case and accents.
enum Fold {
  static func hasPrefix(
    _ text: String, _ prefix: String, keepingAccents: Bool = false
  ) -> Bool {
    if prefix.isEmpty || text.hasPrefix(prefix) { return true }
    if keepingAccents { return text.lowercased().hasPrefix(prefix.lowercased()) }
    return folded(text).hasPrefix(folded(prefix))
  }

  private static func folded(_ text: String) -> String {
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text.lowercased() }
    return text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
}

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
    /// In quotes that stay open if it needs them, and more follows without a blank.
    case folder
  }

  /// What the list says beside the text, put into words only where it is listed.
  enum Note {
    case nothing
    case text(String)
    /// What tells an element from others, and whether it can be operated.
    case element(String?, isEnabled: Bool)

    /// The note in words.
    var words: String? {
      switch self {
      case .nothing: return nil
      case .text(let text): return text
      case .element(let name, let isEnabled):
        let text = [name, isEnabled ? nil : "(disabled)"].compactMap(\.self).joined(separator: " ")
        return text.isEmpty ? nil : SessionText.visible(text)
      }
    }
  }

  var text: String
  var note: Note
  var form: Form

  init(_ text: String, note: String? = nil, form: Form = .plain) {
    self.init(text, saying: note.map { .text($0) } ?? .nothing, form: form)
  }

  init(_ text: String, saying note: Note, form: Form = .plain) {
    self.text = text
    self.note = note
    self.form = form
  }

  /// The proposal as it reaches the line, if it begins as the typed word does, whatever the case and the accents.
  func text(for word: TypedWords.Word, _ typed: String) -> String? {
    let canBeQuoted = form == .word || form == .line || form == .title || form == .folder
    let isQuoted = word.isQuoted
    guard !isQuoted || canBeQuoted, typed.isEmpty || begins(as: typed) else { return nil }
    return written(inQuotes: isQuoted)
  }

  /// The candidate with the text that reaches the line.
  func candidate(_ text: String) -> Candidate {
    Candidate(text, note: note.words, isWhole: form != .beginning && form != .folder)
  }

  /// Words of the language have no accents: who types one does not mean them.
  private func begins(as typed: String) -> Bool {
    switch form {
    case .plain: Fold.hasPrefix(text, typed, keepingAccents: true)
    case .word, .line, .title, .beginning, .folder: Fold.hasPrefix(text, typed)
    }
  }

  private static func withoutEnd(_ word: String) -> String {
    word.hasPrefix("\"") ? String(word.dropLast()) : word
  }

  private func written(inQuotes: Bool) -> String {
    switch form {
    case .plain, .beginning: text
    // A control character is refused unless it is in quotes, and must not reach the line as it is.
    case .line: inQuotes || SessionText.visible(text) != text ? SessionText.quoted(text) : text
    case .word: inQuotes ? SessionText.quoted(text) : SessionText.word(text)
    case .title: SessionText.quoted(text)
    case .folder: Self.withoutEnd(inQuotes ? SessionText.quoted(text) : SessionText.word(text))
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

/// The beginning of a word, held against thousands of texts.
struct WordBeginning {
  let text: String
  /// Its bytes in small letters if all of them are ASCII, and none ends a line; else nil.
  private let plain: [UInt8]?

  init(_ text: String) {
    self.text = text
    let isPlain = text.utf8.allSatisfy { $0 < 0x80 && $0 != 0x0D }
    plain = isPlain ? text.utf8.map(Self.small) : nil
  }

  /// Whether a text begins so, whatever the case, with or without regard to accents.
  func begins(_ text: String) -> Bool {
    if let answer = beginsPlainly(text) { return answer }
    return Fold.hasPrefix(text, self.text)
      || Fold.hasPrefix(text, self.text, keepingAccents: true)
  }

  /// Whether a number begins so.
  func begins(_ number: Int) -> Bool {
    guard let plain, plain.count < 10, plain.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return begins(String(number))
    }
    guard let first = plain.first else { return true }
    guard first != UInt8(ascii: "0") else { return begins(String(number)) }
    let wanted = plain.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    let limit = plain.reduce(1) { limit, _ in limit * 10 }
    var rest = number
    while rest >= limit { rest /= 10 }
    return rest == wanted
  }

  /// The answer where bytes tell all; nil if a character of the text may consist of several.
  private func beginsPlainly(_ text: String) -> Bool? {
    guard let plain else { return nil }
    var text = text
    return text.withUTF8 { bytes in
      var index = 0
      while index < plain.count {
        guard index < bytes.count else { return false }
        let byte = bytes[index]
        guard byte < 0x80, byte != 0x0D else { return nil }
        if Self.small(byte) != plain[index] { return false }
        index += 1
      }
      // What follows could belong to the last character.
      return index == bytes.count || bytes[index] < 0x80 ? true : nil
    }
  }

  private static func small(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
  }
}

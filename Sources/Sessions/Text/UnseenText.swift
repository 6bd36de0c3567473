/// Characters that change what others look like, or are not seen at all, told from those that scripts and pictures need.
///
/// Control characters move the cursor, signs of direction turn a text around, and what has no width makes two texts look
/// alike. Between the letters of a script, and between the parts of a picture, some of them belong to what is read.
enum UnseenText {
  /// Whether the text may have such a character; only then it is worth a closer look.
  ///
  /// Looks at bytes, because every line that is printed comes by here.
  static func isSuspected(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var index = bytes.countOfPlainWords
      while index < bytes.count {
        let byte = bytes[index]
        index += 1
        // Most bytes are printable ASCII; the rest is looked at closely.
        if byte &- 0x20 < 0x5F { continue }
        if byte < 0x80 { return true }
        // The leads of everything that is looked for; the second byte tells most letters apart.
        guard byte >= 0xC2, index < bytes.count else { continue }
        let second = bytes[index]
        switch byte {
        case 0xC2: if second < 0xA0 || second == 0xAD { return true }
        case 0xCD: if second == 0x8F { return true }
        case 0xD8: if second == 0x9C { return true }
        case 0xE1: if [0x85, 0x9E, 0xA0].contains(second) { return true }
        case 0xE2:
          guard second <= 0x81, index + 1 < bytes.count else { continue }
          let third = bytes[index + 1]
          if second == 0x81 ? third >= 0xA0 : (0x8B...0x8F ~= third || 0xA8...0xAE ~= third) {
            return true
          }
        case 0xE3: if second == 0x85 { return true }
        case 0xEF: if second >= 0xB8 { return true }
        case 0xF0: if second == 0x9B || second == 0x9D { return true }
        case 0xF3: return true
        case _: break
        }
      }
      return false
    }
  }

  /// Calls the body with each scalar, and says whether it must not be shown as it is where it stands.
  static func scan(_ text: String, _ body: (Unicode.Scalar, _ isUnseen: Bool) -> Void) {
    var previous: Unicode.Scalar?
    var isInFlag = false
    var scalars = text.unicodeScalars.makeIterator()
    var next = scalars.next()
    while let scalar = next {
      next = scalars.next()
      isInFlag = scalar == "\u{1F3F4}" || isInFlag && isTag(scalar)
      body(scalar, isUnseen(scalar, after: previous, before: next, inFlag: isInFlag))
      previous = scalar
    }
  }

  /// Whether a text has a character that must not be shown as it is.
  static func stands(in text: String) -> Bool {
    guard isSuspected(text) else { return false }
    var found = false
    scan(text) { found = found || $1 }
    return found
  }

  private static func isUnseen(
    _ scalar: Unicode.Scalar, after previous: Unicode.Scalar?, before next: Unicode.Scalar?,
    inFlag: Bool
  ) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F: return true
    case 0x20..<0xAD: return false
    // The flags of England, Scotland and Wales are a black flag and letters that are not seen.
    case 0xE0020...0xE007F: return !inFlag
    // Chooses between two forms of what stands in front of it.
    case 0xFE00...0xFE0F, 0x180B...0x180D, 0x180F, 0xE0100...0xE01EF:
      return previous.map { $0.value <= 0x20 || $0.properties.isDefaultIgnorableCodePoint } ?? true
    // Joins, parts and orders letters, and joins pictures.
    case 0x200C, 0x200D, 0x034F, 0x180E: return !joins(previous, next)
    // Where a syllable of old Korean lacks a part.
    case 0x115F: return !(0x1160...0x11FF).contains(next?.value ?? 0) || next == "\u{1160}"
    case 0x1160: return !(0x1100...0x115E).contains(previous?.value ?? 0)
    case _: break
    }
    switch scalar.properties.generalCategory {
    case .lineSeparator, .paragraphSeparator, .control: return true
    // Of the signs of format those of Arabic and its like are seen: they stand above or below numbers.
    case .format: return !isNumberSign(scalar)
    case _: return scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  /// Whether a sign between these two belongs to what is read.
  private static func joins(_ previous: Unicode.Scalar?, _ next: Unicode.Scalar?) -> Bool {
    guard let previous, previous.value > 0xAD else { return false }
    // The last letter of a word has its short form by such a sign.
    if previous.properties.canonicalCombiningClass == .virama { return true }
    return isLetterOrPicture(previous) && next.map(isLetterOrPicture) ?? false
  }

  private static func isLetterOrPicture(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value > 0xAD else { return false }
    if scalar.properties.isEmoji || scalar.properties.isVariationSelector { return true }
    return switch scalar.properties.generalCategory {
    case .otherLetter, .lowercaseLetter, .uppercaseLetter, .modifierLetter, .nonspacingMark,
      .spacingMark:
      !scalar.properties.isDefaultIgnorableCodePoint
    case _: false
    }
  }

  private static func isTag(_ scalar: Unicode.Scalar) -> Bool {
    (0xE0020...0xE007F).contains(scalar.value)
  }

  private static func isNumberSign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0600...0x0605, 0x06DD, 0x070F, 0x0890, 0x0891, 0x08E2, 0x110BD, 0x110CD: true
    case _: false
    }
  }
}

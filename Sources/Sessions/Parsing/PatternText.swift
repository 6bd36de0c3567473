/// Regular expressions in expectations and output lines; each must match the whole text.
enum PatternText {
  /// Why a pattern is none; nil if it is one.
  static func problem(with pattern: String) -> String? {
    do {
      _ = try Regex(pattern)
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// Whether a pattern matches whatever the subject may show, judged by values that have nothing in common.
  static func matchesAll(_ pattern: String, ofValuesOf subject: Subject) -> Bool {
    let values = ["none", "a", "7, 클립 > (x)", "~Zq.", " -"] + (subject.isNeverEmpty ? [] : [""])
    guard let expression = try? Regex(pattern) else { return false }
    return values.allSatisfy { $0.wholeMatch(of: expression) != nil }
  }

  /// Whether the whole text matches.
  static func matches(_ pattern: String, _ text: String) -> Bool {
    guard let expression = try? Regex(pattern) else { return false }
    return text.wholeMatch(of: expression) != nil
  }
}

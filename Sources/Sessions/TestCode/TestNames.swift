/// Names of tests, each of which is given once.
struct TestNames {
  private var taken: Set<String> = []
  private let library: TestLibrary

  init(_ library: TestLibrary) {
    self.library = library
  }

  /// A name for a title that no earlier one has.
  mutating func name(for title: String) -> String {
    let words = SwiftText.identifier(title)
    // A function may not begin with a digit, and words of the language need quotes.
    let needsMark = words.first?.isNumber ?? true || !words.contains("_")
    let base = library == .swiftTesting && needsMark ? "session_\(words)" : words
    var name = base
    var number = 2
    while !taken.insert(name).inserted {
      name = "\(base)_\(number)"
      number += 1
    }
    return name
  }
}

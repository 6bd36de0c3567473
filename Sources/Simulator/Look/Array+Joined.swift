extension [String] {
  /// The texts behind each other, with another between any two.
  ///
  /// It takes the place of the library's own, which is made for every kind of list: that one begins with a search of the
  /// whole program for what it needs to know about this kind.
  func joined(separator: String = "") -> String {
    guard var text = first else { return "" }
    for other in dropFirst() {
      text += separator
      text += other
    }
    return text
  }
}

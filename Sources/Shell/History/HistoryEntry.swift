/// One line of the file of history: `@APP`, a tab and what was typed; lines of older versions have no such field.
struct HistoryEntry: Equatable {
  var line: String
  /// The app it was typed for, as the field names it; nil if nothing says so.
  var app: String?

  /// - Parameter app: The name of the app; nil writes no field.
  init(line: String, app: String?) {
    self.line = line
    self.app = app.map(Self.field)
  }

  /// Reads a line of the file.
  init(_ text: String) {
    guard text.first == "@", let tab = text.firstIndex(of: "\t") else {
      line = text
      return
    }
    app = String(text[text.index(after: text.startIndex)..<tab])
    line = String(text[text.index(after: tab)...])
  }

  /// The line of the file.
  var text: String { app.map { "@\($0)\t\(line)" } ?? line }

  /// The name of an app as the field has it: what would end the field, or the line, is a blank in it.
  static func field(_ name: String) -> String {
    // Nearly every name; putting one together from scalars is no work for somebody who leaves.
    if !name.utf8.contains(0x09), HistoryFile.isEntry(name) { return name }
    let scalars = name.unicodeScalars.map { scalar in
      scalar != "\t" && HistoryFile.isEntry(String(scalar)) ? scalar : " "
    }
    return String(String.UnicodeScalarView(scalars))
  }
}

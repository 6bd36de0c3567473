import Simulator

/// A file of tests, one for each session file, which runs it.
@MainActor
struct SessionTestFile {
  /// A session file.
  struct Entry {
    /// How the test names it: relative to the file of tests.
    var path: String
    /// How people call it: relative to the folder that was asked for.
    var title: String
    /// The app that it runs on.
    var app: any HeadlessApp.Type
  }

  var library = TestLibrary.xctest
  /// The name of the class or suite.
  var name: String
  /// The command that writes the file again.
  var command: String
  var entries: [Entry]

  /// The source.
  var text: String {
    var names = TestNames(library)
    var source = TestSource(
      library,
      remarks: [
        "One test for each session file. Do not change them by hand: this writes them again, in the folder of this file:",
        "  \(command)",
      ],
      apps: entries.map { AppReference($0.app) })
    let tests = entries.map { entry in
      let title = entry.title.hasSuffix(".nav") ? String(entry.title.dropLast(4)) : entry.title
      return [
        library.test(names.name(for: title), title: title),
        "    await expectSessions(in: \(SwiftText.literal(entry.path)), apps:"
          + " [\(AppReference(entry.app).type).self])",
        "  }",
      ]
    }
    source.add(tests, as: name, library)
    return source.text
  }
}

/// The source of a file of tests, as it is put together.
struct TestSource {
  /// What stands above the imports, without the slashes.
  var remarks: [String]
  /// The modules that the tests need, and those that all of them do.
  var modules: Set<String>
  /// The lines below the imports.
  var body: [String] = []

  /// More tests in one class take the compiler minutes.
  static let mostTests = 100

  init(_ library: TestLibrary, remarks: [String], apps: some Sequence<AppReference>) {
    self.remarks = remarks
    modules = Set(apps.map(\.module)).union(["NavwrightTesting", library.module])
  }

  /// Adds the tests as one class or suite, or as several with numbers behind their names.
  mutating func add(_ tests: [[String]], as name: String, _ library: TestLibrary) {
    for start in stride(from: 0, to: max(1, tests.count), by: Self.mostTests) {
      let number = start / Self.mostTests + 1
      let part = tests[start..<min(start + Self.mostTests, tests.count)]
      body += [""] + library.opening(number == 1 ? name : "\(name)\(number)")
      body += part.joined(separator: [""]) + ["}"]
    }
  }

  /// The whole file.
  var text: String {
    let head = ["// swift-format-ignore-file"] + remarks.map { $0.isEmpty ? "//" : "// \($0)" }
    let imports = modules.sorted().map { "import \($0)" }
    return (head + [""] + imports + body).map { $0 + "\n" }.joined()
  }
}

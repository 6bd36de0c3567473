import Foundation
import XCTest

/// The file of airports, looked for beside the executable: here a second name of it in a folder of its own.
final class AirportsFileTests: TerminalTestCase {
  private let search = ["--app", "airports", "-c", "enter search \"Gimpo\"", "-c", "screen"]

  /// A folder with the executable, and nothing else that a build puts there.
  private func makeInstallation() throws -> String {
    let folder = try makeFolder()
    let executable = try program("navwright")
    do {
      try FileManager.default.linkItem(atPath: executable, toPath: "\(folder)/navwright")
    } catch {
      // Another file system.
      try FileManager.default.copyItem(atPath: executable, toPath: "\(folder)/navwright")
    }
    return folder
  }

  private func built() throws -> Data {
    let folder = (try program("navwright") as NSString).deletingLastPathComponent
    return try Data(
      contentsOf: URL(
        fileURLWithPath: "\(folder)/navwright_Airports.resources/airports.txt"))
  }

  private func expectScreen(
    _ lines: String..., in folder: String, name: String = "navwright",
    file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let run = try PipeRun(
      "\(folder)/\(name)", search, environment: environment(home: folder), folder: folder)
    let expected = ["set search \"Gimpo\"", "SearchCity", "field 1 \"search\" value=\"Gimpo\""]
    XCTAssertEqual(
      run.output, (expected + lines).map { $0 + "\n" }.joined(), file: file, line: line)
    XCTAssertEqual(run.diagnostics, "", file: file, line: line)
    XCTAssertEqual(run.ending, .code(0), file: file, line: line)
  }

  private let found =
    "airport 1 id=RKSS \"Gimpo International Airport\" value=\"GMP, Seoul, KR\""

  func test_aMissingFile_isOneSentence_andNoBusinessOfOtherApps() throws {
    let folder = try makeInstallation()
    try expectScreen(
      "text 1 \"The file airports.txt is missing: put it beside the executable\" (disabled)",
      "button 1 \"Try again\"", in: folder)
    let memo = try PipeRun(
      "\(folder)/navwright", ["--app", "memo", "-c", "stack"],
      environment: environment(home: folder), folder: folder)
    XCTAssertEqual(memo.output, "MemoList\n")
  }

  func test_theFile_isFoundBesideTheExecutable() throws {
    let folder = try makeInstallation()
    try built().write(to: URL(fileURLWithPath: "\(folder)/airports.txt"))
    try expectScreen(found, in: folder)
  }

  func test_theFile_isFoundInTheFolderOfABuild_whateverThePackageIsCalled() throws {
    let folder = try makeInstallation()
    let resources = "\(folder)/mine_Airports.resources"
    try FileManager.default.createDirectory(
      atPath: resources, withIntermediateDirectories: false)
    try built().write(to: URL(fileURLWithPath: "\(resources)/airports.txt"))
    try expectScreen(found, in: folder)
  }

  func test_theFile_isFoundThroughALinkToTheExecutable() throws {
    let folder = try makeFolder()
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder)/nav", withDestinationPath: try program("navwright"))
    try expectScreen(found, in: folder, name: "nav")
  }

  func test_aDamagedFile_isOneSentence() throws {
    let folder = try makeInstallation()
    let whole = String(decoding: try built(), as: UTF8.self)
    let head = "airports 1\t1\t1\t1\t1\nKR\tSeoul\tAsia/Seoul\n"
    let airport = "RKSS\tGMP\t\tGimpo\t0\t58\t37\t126\n"
    let damages: [(String, Int)] = [
      ("", 1),
      ("airports", 1),
      ("airports 2" + whole.dropFirst(10), 1),
      (String(whole.prefix(30)), 1),
      (String(whole.prefix(1_000_000)), whole.prefix(1_000_000).split(separator: "\n").count - 1),
      (head, 2),
      (head + airport, 3),
      (head + "*Seoul\n*\n", 4),
      (head + "*Seoul\t1\n" + airport + "*\n", 3),
      (head + "*Seoul\t-1\n" + airport + "*\n", 3),
      (head + "*Seoul\n" + airport, 4),
      (head + "*\n*Seoul\n" + airport, 4),
      (head + "*Seoul\nRKSS\tGMP\t\tGimpo\t99999999999999999999\t58\t37\t126\n*\n", 4),
      (head + "*Seoul\nRKSS\tGMP\n*\n", 4),
      (head + "*Seoul\n" + airport + airport + "*\n", 6),
      (head + "\n", 3),
    ]
    for (number, (text, line)) in damages.enumerated() {
      try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/airports.txt"))
      let run = try PipeRun(
        "\(folder)/navwright", search, environment: environment(home: folder), folder: folder)
      XCTAssertEqual(
        run.output.split(separator: "\n").dropFirst(3).first.map(String.init),
        "text 1 \"The file airports.txt is damaged in line \(line): put a whole one beside the "
          + "executable\" (disabled)", "damage \(number)")
      XCTAssertEqual(run.ending, .code(0), "damage \(number)")
    }
    try Data((head + "*Seoul\n" + airport + "*\n").utf8)
      .write(to: URL(fileURLWithPath: "\(folder)/airports.txt"))
    try expectScreen(
      "airport 1 id=RKSS \"Gimpo\" value=\"GMP, Seoul, KR\"", in: folder)
  }
}

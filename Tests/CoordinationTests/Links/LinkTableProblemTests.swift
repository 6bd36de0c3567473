import Coordination
import XCTest

/// What is wrong with a table is found when it is made.
final class LinkTableProblemTests: XCTestCase {
  private enum Two: String, CaseIterable, Sendable {
    case one
    case two
  }

  private func number(_ path: String, in range: ClosedRange<Int> = Int.min...Int.max)
    -> LinkPattern<String>
  {
    LinkPattern(path, .number("n", in: range)) {
      "\(path) \($0)"
    } values: { _ in
      nil
    }
  }

  private func text(_ path: String, except: Set<String> = []) -> LinkPattern<String> {
    LinkPattern(path, .text("t", except: except)) {
      "\(path) \($0)"
    } values: { _ in
      nil
    }
  }

  private func word(_ path: String) -> LinkPattern<String> {
    LinkPattern(path, .word("w")) { (two: Two) in
      "\(path) \(two)"
    } values: { _ in
      nil
    }
  }

  private func place(_ path: String) -> LinkPattern<String> { LinkPattern(path, to: path) }

  private func expect(
    _ patterns: [LinkPattern<String>], schemes: [String] = ["s"], hosts: [String] = [],
    _ problems: [LinkTableProblem], _ words: String..., file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let table = LinkTable(schemes: schemes, hosts: hosts, patterns)
    XCTAssertEqual(table.problems, problems, file: file, line: line)
    XCTAssertEqual(table.problems.map { "\($0)" }, words, file: file, line: line)
  }

  func test_names() {
    expect([], schemes: [], [.noScheme], "the table has neither a scheme nor a host")
    expect(
      [], schemes: ["1a", "a_b", "", "clip://", "x-a.b+1"],
      [.scheme("1a"), .scheme("a_b"), .scheme(""), .scheme("clip://")],
      "\"1a\" is no scheme: a letter, then letters, digits, \"+\", \"-\" and \".\"",
      "\"a_b\" is no scheme: a letter, then letters, digits, \"+\", \"-\" and \".\"",
      "\"\" is no scheme: a letter, then letters, digits, \"+\", \"-\" and \".\"",
      "\"clip://\" is no scheme: a letter, then letters, digits, \"+\", \"-\" and \".\"")
    expect(
      [], hosts: ["clip.example:80", "clip.example"], [.host("clip.example:80")],
      "\"clip.example:80\" is no host: letters, digits, \"-\" and \".\", without a port")
  }

  func test_paths() {
    expect(
      [place("/a"), place("a//b"), place("a/"), place("a?b"), place("a/:")],
      [
        .segment("", of: "/a"), .segment("", of: "a//b"), .segment("", of: "a/"),
        .segment("a?b", of: "a?b"), .segment(":", of: "a/:"),
      ],
      "the path \"/a\" has an empty segment", "the path \"a//b\" has an empty segment",
      "the path \"a/\" has an empty segment",
      "the path \"a?b\" has \"a?b\", which cannot be a segment",
      "the path \"a/:\" has \":\", which cannot be a segment")
  }

  func test_parameters() {
    expect(
      [place("a/:id")], [.missingParameter("id", of: "a/:id")],
      "the path \"a/:id\" has \":id\", but no parameter of that name")
    expect(
      [number("a/:n/:n")], [.repeatedParameter("n", of: "a/:n/:n")],
      "the pattern \"a/:n/:n\" has \"n\" twice")
    let twice = LinkPattern<String>("a", .text("t"), .number("t")) { _, _ in
      "a"
    } values: { _ in
      nil
    }
    expect(
      [twice], [.repeatedParameter("t", of: "a")], "the pattern \"a\" has \"t\" twice")
    let optional = LinkPattern<String>("a/:t", .optional(.text("t"))) { _ in
      "a"
    } values: { _ in
      nil
    }
    expect(
      [optional], [.optionalSegment("t", of: "a/:t")],
      "the path \"a/:t\" has \":t\", which may be missing or repeated: make it an item")
  }

  func test_ambiguity() {
    let cases: [(LinkPattern<String>, LinkPattern<String>, String?)] = [
      (place("a"), place("a"), "a"),
      (place("a"), place("b"), nil),
      (place(""), place(""), ""),
      (place("a"), place("a/b"), nil),
      (place("a/b"), text("a/:t"), "a/b"),
      (text("a/:t"), place("a/b"), "a/b"),
      (place("a/b"), text("a/:t", except: ["b"]), nil),
      (place("a/b"), number("a/:n"), nil),
      (place("a/3"), number("a/:n"), "a/3"),
      (number("a/:n"), text("a/:t"), "a/1"),
      (number("a/:n", in: 1...5), number("a/:n", in: 5...9), "a/5"),
      (number("a/:n", in: 1...4), number("a/:n", in: 5...9), nil),
      (word("a/:w"), number("a/:n"), nil),
      (word("a/:w"), place("a/two"), "a/two"),
      (word("a/:w"), place("a/three"), nil),
      (text("a/:t"), word("a/:w"), "a/one"),
      (text("a/:t"), text(":t/a"), "a/a"),
      (text("a/:t"), text(":t/a", except: ["a"]), nil),
      (text(":t"), text(":t"), "T"),
      (number("a/:n/b"), text("a/:t/c"), nil),
    ]
    for (first, second, example) in cases {
      let table = LinkTable(schemes: ["s"], [first, second])
      let expected: [LinkTableProblem] =
        example.map { [.ambiguous(first: first.path, second: second.path, example: $0)] } ?? []
      XCTAssertEqual(table.problems, expected, "\(first.path) \(second.path)")
    }
    expect(
      [place("a/b"), text("a/:t")],
      [.ambiguous(first: "a/b", second: "a/:t", example: "a/b")],
      "\"a/b\" fits the patterns \"a/b\" and \"a/:t\"")
  }

  func test_aPatternWithAProblemTakesNoLink() throws {
    let table = LinkTable(schemes: ["s"], [place("a/b"), text("a/:t"), place("c")])
    XCTAssertEqual(try table.route(from: "s://a/b"), "a/b")
    XCTAssertEqual(try table.route(from: "s://c"), "c")
    XCTAssertThrowsError(try table.route(from: "s://a/x"))
    XCTAssertEqual(table.forms, ["s://a/b", "s://c"])
  }
}

import Foundation
import Sessions
import XCTest

/// The usual form of session files.
final class FormatterTests: XCTestCase {
  private func format(_ text: String, path: String = "a.nav") -> String {
    let result = SessionFormatter().format(Array(text.utf8), path: path)
    guard let bytes = result.bytes else {
      return result.diagnostics.map(\.rendered).joined(separator: "\n")
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  func test_format_writesTheUsualForm() {
    XCTAssertEqual(
      format(
        """


        #   First of all.
        session   1.0
        app     clip\t
        tags  a   "b"
        param user="guest 7"
        param   plain=x
        # About the case.
        case   "one"   # why
        mode exhaustive show


             t clip   3      # a comment
             | pushed DetailClip(3) \u{20}
             |\u{20}
        ! b
        # Inside.
        [linux]   [not   macos] sb
             expect   top   is  "Clip"
            enter name text
        # The next one.
        case "two"
            todo "later"
            adv 0.3s
          x-tool  as   it is



        """),
      """
      #   First of all.
      session 1.0
      app clip
      tags a b
      param user="guest 7"
      param plain=x

      # About the case.
      case "one"  # why
        mode exhaustive show

        tap clip 3  # a comment
        | pushed DetailClip(3) \u{20}
        |
        ! back
        # Inside.
        [linux] [not macos] swipe back
        expect top is "Clip"
        enter name "text"

      # The next one.
      case "two"
        todo "later"
        advance 300ms
        x-tool  as   it is

      """)
  }

  func test_format_keepsVariablesAsTheyAreWritten() {
    XCTAssertEqual(
      format(
        """
        session 1.0
        t  clip   "${a}"   # x
        begin   t clip  ${a:-3}
        expect  can   b to  ${a}
        e title has  ${a}  "b"
        [set:a=1]   include  _p.nav  user=${a}
        let  x =  ${env:X}
        ! sw back
        """),
      """
      session 1.0
      tap clip "${a}"  # x
      begin tap clip ${a:-3}
      expect can back to ${a}
      expect title has ${a} "b"
      [set:a=1] include _p.nav user=${a}
      let x = ${env:X}
      ! swipe back

      """)
  }

  func test_format_keepsEndingsAndMark() {
    let bytes = [0xEF, 0xBB, 0xBF] + Array("#!/bin/navwright\r\nsession 1.0\r\n\r\n\r\nb".utf8)
    let result = SessionFormatter().format(bytes, path: "a.nav")
    XCTAssertEqual(
      result.bytes,
      [0xEF, 0xBB, 0xBF] + Array("#!/bin/navwright\r\nsession 1.0\r\n\r\nback\r\n".utf8))
  }

  func test_format_saysWhatIsWrongAndWritesNothing() {
    XCTAssertEqual(
      format("session 1.0\napp clip\ncase\ntpa 1\n| x\n\n| y\n"),
      """
      a.nav:3:1: error[N006]: "case" needs a title in quotes
         3 | case
           | ^^^^
      a.nav:4:1: error[N010]: unknown command "tpa"
         4 | tpa 1
           | ^^^ help: did you mean "tap"?
      a.nav:7:1: error[N030]: output line without a command above it
         7 | | y
           | ^^^
      """)
  }

  func test_format_readsPartials() {
    XCTAssertEqual(
      format("session 1.0\n  b\n", path: "folder/_part.nav"), "session 1.0\nback\n")
  }

  // MARK: round trips

  func test_roundTrip_ofEveryFileOfTheSuite() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sessions")
    let files = try XCTUnwrap(FileManager.default.enumerator(atPath: folder.path))
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".nav") }
    XCTAssertGreaterThan(files.count, 100)
    for file in files {
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      let formatted = format(text, path: file)
      XCTAssertEqual(format(formatted, path: file), formatted, file)
      XCTAssertEqual(Meaning(of: formatted), Meaning(of: text), file)
    }
  }

  func test_roundTrip_ofTenThousandGeneratedFiles() {
    for seed in 1...10_000 {
      var source = FileTextSource(seed: UInt64(seed))
      let generated = source.file()
      let formatted = format(generated.text)
      XCTAssertEqual(format(formatted), formatted, "seed \(seed)\n\(generated.text)")
      var meaning = Meaning(of: formatted)
      XCTAssertEqual(
        meaning.steps, generated.steps.map { .command($0) }, "seed \(seed)\n\(generated.text)")
      meaning.steps = generated.steps.map { _ in .line }
      XCTAssertEqual(
        meaning, Meaning(of: generated.text, readsSteps: false), "seed \(seed)\n\(generated.text)")
      if testRun?.failureCount ?? 0 > 5 { return }
    }
  }
}

import Sessions
import XCTest

/// Messages that need an unusual line.
final class UnusualLineMessageTests: XCTestCase {
  func test_N017_ambiguousPrefix() {
    check(
      .prompt, "begin se",
      #"""
      error[N017]: ambiguous: select, service
           | begin se
           |       ^^
      """#)
  }

  func test_N072_lineTooLong() {
    let shown = String(repeating: "a", count: 100)
    check(
      .batch, String(repeating: "a", count: 65_537),
      """
      error[N072]: the line has 65537 bytes, and at most 65536 are read
           | \(shown)…
           | ^
      """)
  }

  func test_longLine_isQuotedAroundThePlace() {
    let head = String(repeating: "a", count: 200)
    let tail = String(repeating: "b", count: 200)
    check(
      .batch, "choose \(head)\"\(tail)",
      """
      error[N018]: a quote inside a word
           | …\(head.prefix(60))"\(tail.prefix(99))…
           | \(String(repeating: " ", count: 61))^ help: put the whole word in quotes, and write \\" inside
      """)
  }
}

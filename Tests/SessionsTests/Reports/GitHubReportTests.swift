import Sessions
import XCTest

@MainActor
final class GitHubReportTests: ReportTestCase {
  func test_annotations_nameFileLineAndColumn() async {
    let run = run(["s/a,b:c%.nav": Self.head + "back\n"])
    XCTAssertEqual(
      run.github,
      [
        "::error file=s/a%2Cb%3Ac%25.nav,line=3,col=1,title=failed%3A a%2Cb%3Ac%25.nav::"
          + "s/a,b:c%25.nav:3:1: failed: back%0A   expected: the step is accepted%0A"
          + "   actual:   refused: nothing to go back to%0A   differs:  the step was refused%0A"
          + "   steps so far (case \"a,b:c%25.nav\"): none%0A"
          + "   open:     navwright play s/a,b:c%25.nav --until 3"
      ])
  }

  func test_moreThanNine_areCounted() async {
    var texts: [String: String] = [:]
    for index in 10..<22 { texts["s/\(index).nav"] = Self.head + "back\n" }
    let run = run(texts)
    XCTAssertEqual(run.github.count, 10)
    XCTAssertEqual(run.github.last, "::error title=navwright::3 more, see the log")
    XCTAssertTrue(run.github.dropLast().allSatisfy { $0.hasPrefix("::error file=s/1") })
  }
}

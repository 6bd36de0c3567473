import UIKit
import XCTest

@MainActor
final class ActivityTests: EngineTestCase {
  private var told: [String] = []

  private func sheet(_ activities: [UIActivity]? = nil) -> UIActivityViewController {
    let sheet = UIActivityViewController(
      activityItems: ["https://example.com"], applicationActivities: activities)
    sheet.completionWithItemsHandler = { [weak self] type, completed, _, error in
      self?.told.append("\(type?.rawValue ?? "none") \(completed) \(error == nil)")
    }
    return sheet
  }

  func test_activity_dismissedInCode_isReportedAsCancelled() async {
    let root = screen("R")
    show(root)
    let sheet = sheet()
    present(sheet, on: root)
    XCTAssertEqual(told, [])
    root.dismiss(animated: true)
    XCTAssertEqual(told, [])
    settle()
    XCTAssertEqual(told, ["none false true"])
  }

  func test_activity_pulledDown_isReportedAsCancelled() async {
    let root = screen("R")
    show(root)
    let sheet = sheet()
    present(sheet, on: root)
    XCTAssertEqual(sheet.beginDragDown(), .began)
    sheet.finishDragDown()
    settle()
    XCTAssertEqual(told, ["none false true"])
  }

  func test_activity_covered_isNotReported() async {
    let root = screen("R")
    show(root)
    let sheet = sheet()
    present(sheet, on: root)
    present(self.sheet("M", .fullScreen), on: sheet)
    XCTAssertEqual(told, [])
  }

  func test_activity_ofTheSystem_isReportedWithItsName() async {
    let root = screen("R")
    show(root)
    let sheet = sheet()
    present(sheet, on: root)
    sheet.excludedActivityTypes = [.mail]
    XCTAssertFalse(sheet.choose(.mail))
    XCTAssertTrue(sheet.choose(.copyToPasteboard))
    settle()
    XCTAssertEqual(told, ["com.apple.UIKit.activity.CopyToPasteboard true true"])
    XCTAssertNil(root.presentedViewController)
  }

  func test_activity_ofTheApp_doesItsWorkThenEndsTheSheet() async {
    let root = screen("R")
    show(root)
    let save = SaveActivity()
    let sheet = sheet([save])
    present(sheet, on: root)
    XCTAssertTrue(sheet.choose(save))
    XCTAssertEqual(save.items, ["https://example.com"])
    XCTAssertEqual(told, [])
    save.activityDidFinish(true)
    settle()
    XCTAssertEqual(told, ["save true true"])
  }

  func test_activity_cancelled_isReportedOnceForEachPresentation() async {
    let root = screen("R")
    show(root)
    let sheet = sheet()
    XCTAssertFalse(sheet.cancel())
    for _ in 1...2 {
      present(sheet, on: root)
      XCTAssertTrue(sheet.cancel())
      settle()
    }
    XCTAssertEqual(told, ["none false true", "none false true"])
  }
}

private final class SaveActivity: UIActivity {
  private(set) var items: [String] = []

  override var activityType: ActivityType? { ActivityType("save") }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
  override func prepare(withActivityItems activityItems: [Any]) {
    items = activityItems.compactMap { $0 as? String }
  }
}

import RunFixture
import UIKit
import XCTest

/// What Linux lacks of Apple's other frameworks.
@MainActor
final class HelperSurface: XCTestCase {
  override func setUp() async throws { UnsimulatedRun.begin() }

  func test_weakTables_forgetTheDead() async {
    let table = NSHashTable<UIViewController>.weakObjects()
    let kept = UIViewController()
    table.add(kept)
    table.add(UIViewController())
    XCTAssertEqual(table.allObjects, [kept])
    XCTAssertTrue(table.contains(kept))
    table.remove(kept)
    XCTAssertFalse(table.contains(kept))
    let map = NSMapTable<UIViewController, NSString>.weakToStrongObjects()
    map.setObject("a", forKey: kept)
    map.removeObject(forKey: kept)
    XCTAssertNil(map.object(forKey: kept))
  }

  func test_weakRow_hasNilInThePlaceOfTheDead() async {
    let row = NSPointerArray.weakObjects()
    let kept = UIViewController()
    row.addPointer(Unmanaged.passUnretained(kept).toOpaque())
    row.addPointer(nil)
    XCTAssertEqual(row.pointer(at: 0), Unmanaged.passUnretained(kept).toOpaque())
    XCTAssertEqual(row.count, 2)
    row.compact()
    XCTAssertEqual(row.allObjects as? [UIViewController], [kept])
    XCTAssertEqual(NSPointerArray(options: NSPointerFunctions.Options.weakMemory).count, 0)
  }

  func test_values_holdRectanglesPointsAndSizes() async {
    let keyboard = CGRect(x: 0, y: 500, width: 390, height: 344)
    let told: [AnyHashable: Any] = [
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: keyboard)
    ]
    let value = told[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
    XCTAssertEqual(value?.cgRectValue, keyboard)
    XCTAssertEqual(NSValue(cgPoint: keyboard.origin).cgPointValue, keyboard.origin)
    XCTAssertEqual(NSValue(cgSize: keyboard.size).cgSizeValue, keyboard.size)
  }

  func test_clocks_areRead() async {
    XCTAssertGreaterThan(CFAbsoluteTimeGetCurrent(), 0)
    XCTAssertGreaterThanOrEqual(CACurrentMediaTime(), 0)
  }

  func test_transactions_haveASwitch() async {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.commit()
  }

  func test_activity_carriesValues() async {
    let activity = NSUserActivity(activityType: "clip")
    activity.userInfo = ["id": 1]
    XCTAssertEqual(activity.userInfo?["id"] as? Int, 1)
  }

  func test_indexPath_hasASection() async {
    XCTAssertEqual(IndexPath(item: 1, section: 2).section, 2)
    XCTAssertTrue(DispatchQueue.main == DispatchQueue.main)
  }

  func test_selectors_areCompared() async {
    XCTAssertEqual(Selector("tapped"), Selector("tapped"))
  }
}

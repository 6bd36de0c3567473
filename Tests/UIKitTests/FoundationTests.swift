import Dispatch
import UIKit
import XCTest

nonisolated(unsafe) private var keyStorage: UInt8 = 0

private final class Counted: NSObject {
  let onEnd: () -> Void
  init(_ onEnd: @escaping () -> Void) { self.onEnd = onEnd }
  deinit { onEnd() }
}

@MainActor
final class FoundationTests: EngineTestCase {
  private var ended = 0

  private func counted() -> Counted {
    Counted { MainActor.assumeIsolated { self.ended += 1 } }
  }

  private func associate(_ value: Any?, with object: Any) {
    objc_setAssociatedObject(object, &keyStorage, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }

  private func associated(with object: Any) -> Any? {
    objc_getAssociatedObject(object, &keyStorage)
  }

  func test_associatedObjects_ofAController_dieWithIt() async {
    var owner: UIViewController? = screen("A")
    associate(counted(), with: owner as Any)
    XCTAssertNotNil(owner.map { associated(with: $0) } ?? nil)
    XCTAssertEqual(ended, 0)
    owner = nil
    XCTAssertEqual(ended, 1)
  }

  func test_associatedObjects_ofAView_dieWithIt() async {
    var owner: UIView? = UIView()
    associate(counted(), with: owner as Any)
    owner = nil
    XCTAssertEqual(ended, 1)
  }

  func test_associatedObjects_ofAnyObject_areReleasedAtTheNextWork() async {
    var owner: NSObject? = NSObject()
    associate(counted(), with: owner as Any)
    owner = nil
    runtime.loop.schedule(after: .zero, kind: .turn, name: "turn") {}
    settle()
    XCTAssertEqual(ended, 1)
  }

  func test_associatedObjects_areReplacedAndTakenAway() async {
    let owner = NSObject()
    associate("one", with: owner)
    XCTAssertEqual(associated(with: owner) as? String, "one")
    associate("two", with: owner)
    XCTAssertEqual(associated(with: owner) as? String, "two")
    associate(nil, with: owner)
    XCTAssertNil(associated(with: owner))
    associate("three", with: owner)
    objc_removeAssociatedObjects(owner)
    XCTAssertNil(associated(with: owner))
  }

  func test_associatedObjects_thatAreAssigned_areNotOwned() async {
    let owner = screen("A")
    objc_setAssociatedObject(owner, &keyStorage, counted(), .OBJC_ASSOCIATION_ASSIGN)
    XCTAssertEqual(ended, 1)
    XCTAssertNil(associated(with: owner))
  }

  func test_transaction_runsItsBlockWhenThePushHasEnded() async {
    let stack = stack("N", screen("R"))
    show(stack)
    var order: [String] = []
    let delegate = StackDelegate(trace)
    delegate.onDidShow = { _, _ in order.append("didShow") }
    stack.delegate = delegate
    CATransaction.begin()
    CATransaction.setCompletionBlock { order.append("completion") }
    stack.pushViewController(screen("A"), animated: true)
    CATransaction.commit()
    XCTAssertEqual(order, [])
    settle()
    XCTAssertEqual(order, ["didShow", "completion"])
  }

  func test_transaction_withNothingInIt_runsItsBlockInTheNextTurn() async {
    var runs = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { runs += 1 }
    CATransaction.commit()
    CATransaction.setCompletionBlock { runs += 10 }
    XCTAssertEqual(runs, 0)
    settle()
    XCTAssertEqual(runs, 11)
  }

  func test_transaction_aroundAnother_waitsForWhatIsInBoth() async {
    var order: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { order.append("outer") }
    CATransaction.begin()
    CATransaction.setCompletionBlock { order.append("inner") }
    UIView.animate(withDuration: 0.1) {}
    CATransaction.commit()
    UIView.animate(withDuration: 0.3) {}
    CATransaction.commit()
    settle()
    XCTAssertEqual(order, ["inner", "outer"])
    XCTAssertEqual(CACurrentMediaTime(), 0.3)
  }

  func test_transaction_thatEndsWithTheOneAroundIt_isToldFirst() async {
    var order: [String] = []
    for name in ["outer", "inner"] {
      CATransaction.begin()
      CATransaction.setCompletionBlock { order.append(name) }
    }
    UIView.animate(withDuration: 0.1) {}
    CATransaction.commit()
    CATransaction.commit()
    settle()
    XCTAssertEqual(order, ["inner", "outer"])
  }

  func test_animation_runsItsChangesNowAndItsCompletionAtItsEnd() async {
    var order: [String] = []
    UIView.transition(with: window, duration: 0.2) {
      order.append("changes")
    } completion: { finished in
      order.append("completion \(finished)")
    }
    XCTAssertEqual(order, ["changes"])
    settle()
    XCTAssertEqual(order, ["changes", "completion true"])
    UIView.performWithoutAnimation {
      UIView.animate(withDuration: 1, animations: {}) { _ in order.append("at once") }
    }
    XCTAssertEqual(order.last, "at once")
    XCTAssertTrue(UIView.areAnimationsEnabled)
  }

  func test_mapTable_forgetsDeadKeys() async {
    let table = NSMapTable<NSObject, NSString>.weakToStrongObjects()
    var key: NSObject? = NSObject()
    table.setObject("one", forKey: key)
    XCTAssertEqual(table.object(forKey: key), "one")
    XCTAssertEqual(table.count, 1)
    key = nil
    XCTAssertEqual(table.count, 0)
  }

  func test_mapTable_findsKeysThatAreEqual() async {
    let table = NSMapTable<NSString, NSString>.strongToStrongObjects()
    table.setObject("one", forKey: "key")
    table.setObject("two", forKey: NSString(string: "ke" + "y"))
    XCTAssertEqual(table.count, 1)
    XCTAssertEqual(table.object(forKey: "key"), "two")
    table.removeObject(forKey: "key")
    XCTAssertNil(table.object(forKey: "key"))
  }

  func test_hashTable_forgetsDeadMembers() async {
    let table = NSHashTable<UIViewController>.weakObjects()
    let kept = screen("A")
    var lost: UIViewController? = screen("B")
    table.add(kept)
    table.add(kept)
    table.add(lost)
    XCTAssertEqual(table.count, 2)
    lost = nil
    XCTAssertEqual(table.allObjects.map(\.traceName), ["A"])
    table.remove(kept)
    XCTAssertFalse(table.contains(kept))
  }

  func test_dispatchQueue_mainIsItself() async {
    XCTAssertEqual(DispatchQueue.main, DispatchQueue.main)
    XCTAssertNotEqual(DispatchQueue.main, DispatchQueue.global())
  }

  func test_undo_takesBackAndDoesAgain() async {
    let manager = UndoManager()
    let owner = screen("A")
    func rename(_ name: String) {
      let old = owner.title ?? ""
      manager.registerUndo(withTarget: owner) { _ in rename(old) }
      manager.setActionName("Rename")
      owner.title = name
    }
    owner.title = "one"
    rename("two")
    XCTAssertEqual(manager.undoActionName, "Rename")
    manager.undo()
    XCTAssertEqual(owner.title, "one")
    XCTAssertTrue(manager.canRedo)
    manager.redo()
    XCTAssertEqual(owner.title, "two")
    XCTAssertTrue(manager.canUndo)
    XCTAssertFalse(manager.canRedo)
    manager.removeAllActions()
  }

  func test_transform_goesThereAndBack() async {
    let there = CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 2, y: 4)
    let point = CGPoint(x: 3, y: 5)
    XCTAssertEqual(point.applying(there), CGPoint(x: 16, y: 40))
    XCTAssertEqual(point.applying(there).applying(there.inverted()), point)
    XCTAssertTrue(CGAffineTransform.identity.isIdentity)
  }

  func test_indexPath_hasSectionAndRow() async {
    var path = IndexPath(row: 3, section: 1)
    XCTAssertEqual(path.section, 1)
    path.row = 7
    XCTAssertEqual(path, IndexPath(item: 7, section: 1))
  }

  func test_autoreleasepool_returnsWhatTheCodeReturns() async throws {
    XCTAssertEqual(autoreleasepool { 7 }, 7)
    struct Failure: Error {}
    XCTAssertThrowsError(try autoreleasepool { throw Failure() })
  }

  func test_pointerArray_keepsPlacesOfTheDead() async {
    let row = NSPointerArray.weakObjects()
    let kept = counted()
    var lost: Counted? = counted()
    for object in [kept, lost, kept] {
      row.addPointer(object.map { Unmanaged.passUnretained($0).toOpaque() })
    }
    lost = nil
    XCTAssertNil(lost)
    XCTAssertEqual(row.count, 3)
    XCTAssertNil(row.pointer(at: 1))
    XCTAssertEqual(row.allObjects.count, 2)
    row.compact()
    XCTAssertEqual(row.count, 2)
    row.insertPointer(nil, at: 0)
    row.replacePointer(at: 1, withPointer: nil)
    row.removePointer(at: 0)
    XCTAssertEqual(row.allObjects.count, 1)
    row.count = 4
    XCTAssertEqual(row.count, 4)
    row.count = 1
    XCTAssertEqual(row.allObjects.count, 0)
  }

  func test_pointerArray_mayOwn() async {
    let row = NSPointerArray.strongObjects()
    var object: Counted? = counted()
    row.addPointer(object.map { Unmanaged.passUnretained($0).toOpaque() })
    object = nil
    XCTAssertEqual(ended, 0)
    XCTAssertEqual(row.allObjects.count, 1)
    row.count = 0
    XCTAssertEqual(ended, 1)
    XCTAssertNil(object)
  }
}

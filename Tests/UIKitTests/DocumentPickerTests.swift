import UIKit
import XCTest

@MainActor
final class DocumentPickerTests: EngineTestCase {
  @MainActor
  private final class Listener: NSObject, UIDocumentPickerDelegate {
    var told: [String] = []

    func documentPicker(
      _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
    ) {
      told.append(urls.map(\.lastPathComponent).joined(separator: ","))
      XCTAssertNil(controller.presentingViewController)
    }
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
      told.append("cancelled")
    }
  }

  private let listener = Listener()
  private let files = ["/a.pdf", "/b.pdf"].map { URL(fileURLWithPath: $0) }

  private func shown(_ picker: UIDocumentPickerViewController) -> UIDocumentPickerViewController {
    let root = screen("R")
    show(root)
    picker.delegate = listener
    present(picker, on: root)
    return picker
  }

  private func opening() -> UIDocumentPickerViewController {
    shown(UIDocumentPickerViewController(forOpeningContentTypes: [.pdf]))
  }

  func test_documentPicker_choosing_tellsOnceItHasGone() async {
    let picker = opening()
    XCTAssertTrue(picker.choose([files[0]]))
    XCTAssertFalse(picker.choose([files[0]]))
    XCTAssertEqual(listener.told, [])
    settle()
    XCTAssertEqual(listener.told, ["a.pdf"])
  }

  func test_documentPicker_severalFiles_needTheSwitch() async {
    let picker = opening()
    XCTAssertFalse(picker.choose(files))
    XCTAssertFalse(picker.choose([]))
    picker.allowsMultipleSelection = true
    XCTAssertTrue(picker.choose(files))
    settle()
    XCTAssertEqual(listener.told, ["a.pdf,b.pdf"])
  }

  func test_documentPicker_cancelButtonAndPullDown_cancel() async {
    XCTAssertTrue(opening().cancel())
    settle()
    XCTAssertEqual(listener.told, ["cancelled"])
    let picker = opening()
    XCTAssertEqual(picker.beginDragDown(), .began)
    picker.finishDragDown()
    settle()
    XCTAssertEqual(listener.told, ["cancelled", "cancelled"])
  }

  func test_documentPicker_pullThatReturns_isForgotten() async {
    let picker = opening()
    XCTAssertEqual(picker.beginDragDown(), .began)
    picker.cancelDragDown()
    settle()
    picker.dismiss(animated: true)
    settle()
    XCTAssertEqual(listener.told, [])
  }

  func test_documentPicker_takenAwayInCode_tellsNobody() async {
    let picker = opening()
    picker.presentingViewController?.dismiss(animated: false)
    settle()
    XCTAssertEqual(listener.told, [])
    XCTAssertFalse(picker.cancel())
  }

  func test_documentPicker_storing_tellsWhere() async {
    let picker = shown(UIDocumentPickerViewController(forExporting: files))
    XCTAssertFalse(opening().save())
    settle()
    XCTAssertTrue(shown(UIDocumentPickerViewController(forExporting: files)).save())
    settle()
    XCTAssertEqual(listener.told, ["a.pdf,b.pdf"])
    XCTAssertEqual(picker.contentTypes, [])
  }
}

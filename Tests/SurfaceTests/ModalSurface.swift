import ObjectiveC
import RunFixture
import SafariServices
import UIKit
import UniformTypeIdentifiers
import XCTest

// Only its address counts; nobody reads or writes it. Written as iPhone code writes it.
nonisolated(unsafe) private var associationKey: UInt8 = 0

extension UIViewController {
  /// How frameworks keep things with a controller.
  var companion: AnyObject? {
    get { objc_getAssociatedObject(self, &associationKey) as AnyObject? }
    set { objc_setAssociatedObject(self, &associationKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
}

extension UINavigationController {
  /// How apps learn of the end of a push.
  func push(_ controller: UIViewController, completion: @escaping () -> Void) {
    pushViewController(controller, animated: true)
    guard let coordinator = transitionCoordinator else { return completion() }
    coordinator.animate(alongsideTransition: nil) { context in
      if !context.isCancelled { completion() }
    }
  }
}

class PickerDelegate: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    _ = info[.originalImage] as? UIImage
    picker.dismiss(animated: true)
  }

  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true, completion: nil)
  }
}

class DocumentDelegate: NSObject, UIDocumentPickerDelegate {
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {
    _ = urls.first
  }

  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

@MainActor
final class ModalSurface: XCTestCase {
  override func setUp() async throws { UnsimulatedRun.begin() }

  func test_alert_isWrittenAsEverywhere() async {
    let alert = UIAlertController(title: "Title", message: "Text", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    alert.addTextField { field in
      field.placeholder = "Name"
      field.isSecureTextEntry = true
      field.keyboardType = .emailAddress
    }
    alert.addTextField()
    alert.preferredAction = alert.actions.first
    alert.actions.first?.isEnabled = false
    XCTAssertEqual(alert.textFields?.count, 2)
    XCTAssertEqual(alert.actions.map(\.style), [.default, .cancel, .destructive])
    XCTAssertEqual(alert.textFields?.first?.text, "")
    XCTAssertEqual(alert.actions.map(\.title), ["OK", "Cancel", "Delete"])
    XCTAssertEqual(alert.message, "Text")
    XCTAssertEqual(alert.preferredStyle, .alert)
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.popoverPresentationController?.sourceView = sheet.view
    sheet.popoverPresentationController?.sourceRect = sheet.view.bounds
    sheet.popoverPresentationController?.permittedArrowDirections = []
    XCTAssertNil(sheet.popoverPresentationController)
  }

  func test_popover_storesWhereItStands() async {
    let modal = UIViewController()
    modal.modalPresentationStyle = .popover
    modal.preferredContentSize = CGSize(width: 300, height: 200)
    let popover = modal.popoverPresentationController
    let view = UIView()
    popover?.sourceView = view
    popover?.sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
    popover?.permittedArrowDirections = [.up, .down]
    popover?.barButtonItem = UIBarButtonItem()
    let delegate = EveryDelegate()
    popover?.delegate = delegate
    XCTAssertIdentical(popover?.sourceView, view)
    XCTAssertEqual(popover?.permittedArrowDirections, [.up, .down])
    XCTAssertIdentical(popover?.presentedViewController, modal)
    modal.modalPresentationStyle = .fullScreen
  }

  func test_sheet_hasDetents() async {
    let modal = UIViewController()
    modal.modalPresentationStyle = .pageSheet
    modal.sheetPresentationController?.detents = [.medium(), .large()]
    modal.sheetPresentationController?.prefersGrabberVisible = true
    modal.sheetPresentationController?.selectedDetentIdentifier = .medium
    XCTAssertEqual(modal.sheetPresentationController?.detents.count, 2)
  }

  func test_pasteboard_keepsAText() async {
    let old = UIPasteboard.general.string
    UIPasteboard.general.string = "a"
    XCTAssertEqual(UIPasteboard.general.string, "a")
    UIPasteboard.general.string = old
  }

  func test_styles_haveEveryCase() async {
    let styles: [UIModalPresentationStyle] = [
      .fullScreen, .pageSheet, .formSheet, .currentContext, .custom, .overFullScreen,
      .overCurrentContext, .popover, .none, .automatic,
    ]
    XCTAssertEqual(Set(styles).count, 10)
    let transitions: [UIModalTransitionStyle] = [
      .coverVertical, .flipHorizontal, .crossDissolve, .partialCurl,
    ]
    XCTAssertEqual(transitions.map(\.rawValue), [0, 1, 2, 3])
  }

  func test_modal_comesAndGoes() async {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let root = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = root
    window.makeKeyAndVisible()
    let modal = UIViewController()
    let delegate = EveryDelegate()
    modal.presentationController?.delegate = delegate
    let shown = expectation(description: "presented")
    root.topViewController?.present(modal, animated: true) { shown.fulfill() }
    XCTAssertIdentical(root.presentedViewController, modal)
    XCTAssertIdentical(modal.presentingViewController, root)
    await fulfillment(of: [shown], timeout: 3)
    let gone = expectation(description: "dismissed")
    modal.dismiss(animated: true, completion: { gone.fulfill() })
    await fulfillment(of: [gone], timeout: 3)
    XCTAssertNil(root.presentedViewController)
    let pushed = expectation(description: "pushed")
    root.push(UIViewController()) { pushed.fulfill() }
    await fulfillment(of: [pushed], timeout: 3)
    root.delegate = delegate
    root.popViewController(animated: true)
    await settle(root)
    XCTAssertEqual(delegate.calls, ["popped"])
    window.rootViewController = nil
    window.isHidden = true
  }

  func test_customPresentation_hearsOfItsTransitions() async {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    let modal = UIViewController()
    let delegate = EveryDelegate()
    modal.modalPresentationStyle = .custom
    modal.transitioningDelegate = delegate
    let shown = expectation(description: "presented")
    root.present(modal, animated: true) { shown.fulfill() }
    let managing = modal.presentationController as? DimmingPresentation
    XCTAssertEqual(managing?.calls, ["willBegin"])
    await fulfillment(of: [shown], timeout: 3)
    let gone = expectation(description: "dismissed")
    root.dismiss(animated: true) { gone.fulfill() }
    await fulfillment(of: [gone], timeout: 3)
    XCTAssertEqual(managing?.calls, ["willBegin", "didEnd", "willDismiss", "didDismiss"])
    window.rootViewController = nil
    window.isHidden = true
  }

  func test_systemScreens_areControllers() async throws {
    let url = try XCTUnwrap(URL(string: "https://example.com"))
    let share = UIActivityViewController(activityItems: [url], applicationActivities: nil)
    share.excludedActivityTypes = [.airDrop, .print]
    share.completionWithItemsHandler = { type, completed, items, error in
      _ = (type, completed, items, error)
    }
    let browser = SFSafariViewController(url: url)
    browser.preferredControlTintColor = .systemBlue
    browser.dismissButtonStyle = .close
    browser.delegate = nil
    let picker = UIImagePickerController()
    let delegate = PickerDelegate()
    picker.sourceType = UIImagePickerController.SourceType.photoLibrary
    picker.delegate = delegate
    XCTAssertFalse(UIImagePickerController.isSourceTypeAvailable(.camera))
    let documents = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf, UTType.image])
    let copies = UIDocumentPickerViewController(forOpeningContentTypes: [.item], asCopy: true)
    let documentDelegate = DocumentDelegate()
    documents.delegate = documentDelegate
    documents.allowsMultipleSelection = true
    XCTAssertEqual([share, browser, picker, documents, copies].count, 5)
  }

  func test_companion_isKeptWithAController() async {
    let screen = UIViewController()
    screen.companion = NSString("kept")
    XCTAssertEqual(screen.companion as? NSString, "kept")
    screen.companion = nil
    XCTAssertNil(screen.companion)
  }

  /// Lets the transition of a stack end.
  private func settle(_ stack: UINavigationController) async {
    let settled = expectation(description: "settled")
    guard let coordinator = stack.transitionCoordinator else { return }
    coordinator.animate(alongsideTransition: nil) { _ in settled.fulfill() }
    await fulfillment(of: [settled], timeout: 3)
  }
}

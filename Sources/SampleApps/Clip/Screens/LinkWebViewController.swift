public import Simulator
public import UIKit

/// The page of a link, with a bar of its own instead of the stack's.
public final class LinkWebViewController: ToasterViewController, ElementSource {
  // Each is owned by the screen and set by its coordinator.
  var onBack: (() -> Void)?
  var onFailure: (() -> Void)?
  var onShareSelected: ((_ url: String) -> Void)?

  private let services: ClipServices
  private var linkURL = ""
  private var isRead: Bool?
  private var id: Int?
  private var isMarking = false

  init(services: ClipServices) {
    self.services = services
    super.init()
  }

  /// Not there: screens are made by the factory.
  @available(*, unavailable, message: "screens are made by the factory")
  public required init?(coder: NSCoder) {
    nil
  }

  /// Takes the link to show; one that the user has not saved has no id and cannot be marked.
  func setupDataBind(linkURL: String, isRead: Bool?, id: Int?) {
    self.linkURL = linkURL
    self.isRead = isRead
    self.id = id
  }

  /// The id of the saved link.
  public var screenID: String? { id.map(String.init) }

  override var navigationType: ToasterNavigationType? { .hidden }

  /// Back, the mark of a saved link, and the ways to others and to the browser.
  public var elements: ElementList {
    var list: ElementList = [
      Element(kind: "button", title: "Back") { [weak self] in self?.onBack?() }
    ]
    if let id, let isRead {
      list.append(
        Element(
          kind: "button", title: isRead ? "Mark as unread" : "Mark as read",
          isEnabled: !isMarking
        ) { [weak self] in self?.mark(link: id, isRead: !isRead) })
    }
    list.append(
      Element(kind: "button", title: "Share") { [weak self] in
        guard let self else { return }
        onShareSelected?(linkURL)
      })
    list.append(
      Element(kind: "button", title: "Open in Safari") { [weak self] in self?.openInSafari() })
    if let tooltipElement { list.append(tooltipElement) }
    return list
  }

  private func mark(link id: Int, isRead: Bool) {
    isMarking = true
    services.markRead(link: id, isRead: isRead) { [weak self] result in
      guard let self else { return }
      isMarking = false
      switch result {
      case .success:
        self.isRead = isRead
        services.toast(isRead ? "Marked as read" : "Marked as unread", status: .check)
      case .failure(let failure):
        if failure.isNotFound {
          services.toastNotFound()
        } else if !failure.isUnauthorized {
          onFailure?()
        }
      }
    }
  }

  private func openInSafari() {
    if let url = URL(string: linkURL) { UIApplication.shared.open(url) }
  }
}

public import Simulator
public import UIKit

/// Another title for a link (B4).
public final class TitleSheetViewController: SheetViewController, ElementSource {
  private let link: ToastListModel
  private var text: String

  init(services: ClipServices, link: ToastListModel) {
    self.link = link
    text = link.title
    super.init(services: services)
  }

  /// Not there: screens are made by the factory.
  @available(*, unavailable, message: "screens are made by the factory")
  public required init?(coder: NSCoder) {
    nil
  }

  /// The id of the link.
  public var screenID: String? { String(link.id) }

  /// The title, the way to use it, and the way out.
  public var elements: ElementList {
    [
      .field("title", value: text, isEnabled: isOperable) { [weak self] in self?.text = $0 },
      Element(kind: "button", title: "Done", isEnabled: isOperable && !linkTitle.isEmpty) {
        [weak self] in self?.save()
      },
      closeItem,
    ]
  }

  /// What is saved: blanks around a title are no part of it.
  private var linkTitle: String { text.trimmingCharacters(in: .whitespacesAndNewlines) }

  private func save() {
    services.editTitle(ofLink: link.id, to: linkTitle, reply: waiting("Title edited"))
  }
}

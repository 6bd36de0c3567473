public import Simulator
public import UIKit

/// The title of a clip: a new one (B1), or another for one that is there (B2).
public final class ClipSheetViewController: SheetViewController, ElementSource {
  private let mode: ClipSheetMode
  private var text: String
  /// What the server had against the title.
  private var refusal: String?

  init(services: ClipServices, mode: ClipSheetMode) {
    self.mode = mode
    text = mode.title
    super.init(services: services)
  }

  /// Not there: screens are made by the factory.
  @available(*, unavailable, message: "screens are made by the factory")
  public required init?(coder: NSCoder) {
    nil
  }

  /// What the title is for.
  public var screenID: String? { mode.id }

  override var sheetHeight: Double { message == nil ? 198 : 219 }

  /// The title, the way to use it, the way out, and what is wrong with the title.
  public var elements: ElementList {
    var list: ElementList = [
      .field("name", value: text, isEnabled: isOperable) { [weak self] in self?.enter($0) },
      Element(
        kind: "button", title: "Done", isEnabled: isOperable && !clipTitle.isEmpty && message == nil
      ) { [weak self] in self?.save() },
      closeItem,
    ]
    if let message { list.append(Element(kind: "message", title: message, isEnabled: false)) }
    return list
  }

  /// What is saved: blanks around a title are no part of it.
  private var clipTitle: String { text.trimmingCharacters(in: .whitespacesAndNewlines) }

  private var message: String? {
    clipTitle.count > ClipRule.maximumTitleLength ? ClipRule.titleTooLongText : refusal
  }

  private func enter(_ text: String) {
    self.text = text
    refusal = nil
    invalidateHeight()
  }

  private func save() {
    // A reply that is held must not own the sheet.
    let takes = { [weak self] (failure: ServiceFailure) in self?.takes(failure) ?? false }
    switch mode {
    case .add:
      services.addClip(titled: clipTitle, reply: waiting("Clip created", onFailure: takes))
    case .rename(let id, _):
      services.renameClip(id: id, to: clipTitle, reply: waiting("Clip renamed", onFailure: takes))
    }
  }

  private func takes(_ failure: ServiceFailure) -> Bool {
    switch failure {
    case .status(400): refusal = ClipRule.duplicateTitleText
    case .status(422): refusal = ClipRule.noRoomText
    case .status, .network: return false
    }
    invalidateHeight()
    return true
  }
}

/// What the title of a clip is asked for.
public enum ClipSheetMode: Hashable, Sendable {
  /// A new clip.
  case add
  /// Another title.
  case rename(id: Int, title: String)

  /// The title to begin with.
  var title: String {
    switch self {
    case .add: ""
    case .rename(_, let title): title
    }
  }

  /// The id in the screen's label.
  var id: String {
    switch self {
    case .add: "add"
    case .rename: "rename"
    }
  }
}

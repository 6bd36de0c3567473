public import Simulator
public import UIKit

/// The address of a link that is to be saved.
public final class AddLinkViewController: ToasterViewController, ElementSource {
  // Each is owned by the screen and set by its coordinator.
  var onLinkInputCompleted: ((_ url: String) -> Void)?
  var onCloseSelected: (() -> Void)?

  private let isNavigationBarHidden: Bool
  /// What stands in the field; nil before anything was entered.
  private var input: LinkInput?

  init(isNavigationBarHidden: Bool) {
    self.isNavigationBarHidden = isNavigationBarHidden
    super.init()
  }

  /// Not there: screens are made by the factory.
  @available(*, unavailable, message: "screens are made by the factory")
  public required init?(coder: NSCoder) {
    nil
  }

  override var navigationType: ToasterNavigationType? {
    ToasterNavigationType(
      isBarHidden: isNavigationBarHidden ? nil : false, hasBackButton: false,
      mainTitle: "Save link",
      rightButton: "Close")
  }

  override func rightButtonWasTouched() { onCloseSelected?() }

  /// Takes an address that was copied elsewhere.
  func embedURL(_ url: String) {
    input = LinkInput(text: url)
  }

  /// The address, the way on, and what is wrong with the address.
  public var elements: ElementList {
    var list: ElementList = [
      .field("url", value: input?.text ?? "") { [weak self] in self?.embedURL($0) },
      Element(kind: "button", title: "Next", isEnabled: input?.isValid == true) { [weak self] in
        if let input = self?.input, input.isValid { self?.onLinkInputCompleted?(input.text) }
      },
    ]
    if let problem = input?.problem {
      list.append(Element(kind: "message", title: problem, isEnabled: false))
    }
    return list
  }
}

/// A text that should be the address of a link.
private struct LinkInput {
  let text: String

  /// Whether it can be saved.
  var isValid: Bool { LinkRule.isAddress(text) }

  /// What is wrong with it; nil for nothing.
  var problem: String? {
    if isValid { return nil }
    return text.isEmpty ? "enter a link" : "not a valid link"
  }
}

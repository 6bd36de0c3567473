public import Simulator
public import UIKit

/// What can be done with a timer (B6).
public final class TimerSheetViewController: SheetViewController, ElementSource {
  // Each is owned by the screen and set by its coordinator.
  var onEditSelected: (() -> Void)?
  var onDeleteSelected: (() -> Void)?

  private let timer: WaitTimerModel
  /// Whether a button was touched; the sheet may have to wait for its turn to leave.
  private var isAnswered = false

  init(services: ClipServices, timer: WaitTimerModel) {
    self.timer = timer
    super.init(services: services)
  }

  /// Not there: screens are made by the factory.
  @available(*, unavailable, message: "screens are made by the factory")
  public required init?(coder: NSCoder) {
    nil
  }

  /// The id of the timer.
  public var screenID: String? { String(timer.id) }

  override var sheetHeight: Double { 226 }

  /// The way to change the timer, and the way to delete it.
  public var elements: ElementList {
    [
      button("Edit") { [weak self] in self?.onEditSelected?() },
      button("Delete") { [weak self] in self?.onDeleteSelected?() },
    ]
  }

  private func button(_ title: String, _ answer: @escaping @MainActor () -> Void) -> Element {
    Element(kind: "button", title: title, isEnabled: isOperable && !isAnswered) { [weak self] in
      self?.isAnswered = true
      answer()
    }
  }
}

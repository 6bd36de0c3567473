public import Simulator
public import UIKit

/// The days on which a timer repeats (B8).
public final class RepeatSheetViewController: SheetViewController, ElementSource {
  /// Called when it was chosen. Owned by the screen, set by its coordinator.
  var onChosen: ((_ chosen: Set<TimerRepeatDate>) -> Void)?

  private var chosen: Set<TimerRepeatDate>

  init(services: ClipServices, chosen: Set<TimerRepeatDate>) {
    self.chosen = chosen
    super.init(services: services)
  }

  /// Not there: screens are made by the factory.
  @available(*, unavailable, message: "screens are made by the factory")
  public required init?(coder: NSCoder) {
    nil
  }

  override var sheetHeight: Double { 720 * Double(UIScreen.main.bounds.height) / 812 }

  /// One row for each choice of days, the end of it, which needs a day, and the cross.
  public var elements: ElementList {
    let rows = TimerRepeatDate.allCases
    var list = ElementList()
    list.appendRows("day", count: rows.count) { [self] in row(rows[$0]) }
    list.append(
      Element(kind: "button", title: "Done", isEnabled: isOperable && !chosen.isEmpty) {
        [weak self] in
        guard let self else { return }
        onChosen?(chosen)
        onDone?()
      })
    list.append(closeItem)
    return list
  }

  private func row(_ day: TimerRepeatDate) -> Element {
    Element(
      kind: "day", id: String(day.rawValue), title: day.title,
      value: chosen.contains(day) ? "on" : "off", isEnabled: isOperable
    ) { [weak self] in self?.chosen.formSymmetricDifference([day]) }
  }
}

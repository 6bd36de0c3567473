import UIKit

extension Simulator {
  /// Every action possible now, in the order of the screen: its elements, then back, gestures, tabs, alert, dismissal.
  ///
  /// - Complexity: O(*n*) in the elements of the screen.
  public var possibleActions: [UserAction] {
    guard isRunning else { return [.app(.launch([]))] }
    if isInBackground { return [.app(.foreground)] }
    var actions: [UserAction] = []
    let elements = elements
    var titles: [ElementName: Int] = [:]
    for element in elements { titles[ElementName(element), default: 0] += 1 }
    for element in elements where element.isEnabled {
      if element.isField {
        actions.append(.enter(field: element.title, text: ""))
      } else {
        let isUnique = titles[ElementName(element)] == 1
        actions.append(.tap(reference(to: element, isUnique: isUnique)))
      }
    }
    var candidates: [UserAction] = [.back(.button)]
    let entries = backEntries
    if entries.count > 1 { candidates += (2...entries.count).map { .back(.levels($0)) } }
    candidates += [.swipeBack(.finish), .swipeDown(.finish)]
    candidates += PageDirection.allCases.map { .swipePage($0, .finish) }
    candidates.append(.tapOutside)
    candidates += tabs.map { .selectTab(.name($0)) }
    candidates.append(.reselectTab)
    candidates += alertButtons.map { .choose(button: $0) }
    candidates.append(.dismiss(.top))
    actions += candidates.filter { refusal(of: $0) == nil }
    return actions
  }

  /// How a person names an element: buttons and the like by title, rows by number.
  private func reference(to element: ScreenElement, isUnique: Bool) -> ElementReference {
    let isNamed = element.id == nil && !element.title.isEmpty && isUnique
    return ElementReference(
      kind: element.kind,
      selector: isNamed ? .title(element.title) : .position(element.position))
  }
}

/// What a person calls an element by, if nothing else of its kind is called so.
private struct ElementName: Hashable {
  let kind: String
  let title: String

  init(_ element: ScreenElement) {
    kind = element.kind
    title = element.title
  }
}

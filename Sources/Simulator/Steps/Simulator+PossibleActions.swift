import UIKit

extension Simulator {
  /// Every action possible now, in the order of the screen: its elements, then back, gestures, tabs, alert, dismissal.
  ///
  /// - Complexity: O(*n*) in the elements of the screen.
  public var possibleActions: [UserAction] {
    let elements = isRunning && !isInBackground ? elements : []
    return actions(on: elements) + otherPossibleActions
  }

  /// The actions possible on elements, in their order.
  private func actions(on elements: [ScreenElement]) -> [UserAction] {
    let titles = Titles(of: elements)
    var actions: [UserAction] = []
    for element in elements where element.isEnabled {
      if element.isField {
        actions.append(.enter(field: element.title, text: ""))
      } else {
        let isNamed = element.mayBeNamed && titles.isOnly(element)
        actions.append(.tap(reference(to: element, isNamed: isNamed)))
      }
    }
    return actions
  }

  /// One action of each sort that is possible on some elements of the visible screen.
  package func sortsOfActions(on elements: [ScreenElement]) -> [UserAction] {
    guard isRunning, !isInBackground else { return [] }
    var actions: [UserAction] = []
    var place = 0
    var hasTap = false
    var hasField = false
    while place < elements.count, !hasTap || !hasField {
      if elements[place].isEnabled {
        if elements[place].isField, !hasField {
          hasField = true
          actions.append(.enter(field: elements[place].title, text: ""))
        } else if !elements[place].isField, !hasTap {
          hasTap = true
          actions.append(.tap(reference(to: elements[place], isNamed: false)))
        }
      }
      place += 1
    }
    return actions
  }

  /// What is possible now without an element: back, gestures, tabs, alert, dismissal, or coming back to the app.
  package var otherPossibleActions: [UserAction] {
    guard isRunning else { return [.app(.launch([]))] }
    if isInBackground { return [.app(.foreground)] }
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
    return candidates.filter { refusal(of: $0) == nil }
  }

  /// How a person names an element: buttons and the like by title, rows by number.
  private func reference(to element: ScreenElement, isNamed: Bool) -> ElementReference {
    ElementReference(
      kind: element.kind,
      selector: isNamed ? .title(element.title) : .position(element.position))
  }
}

/// How many elements of a kind have the same title, for the kinds in which a person calls any by its title.
private struct Titles {
  private struct Name: Hashable {
    let kind: String
    let title: String
  }

  private var counts: [Name: Int] = [:]

  init(of elements: [ScreenElement]) {
    var kinds: Set<String> = []
    for element in elements where element.mayBeNamed { kinds.insert(element.kind) }
    var kind = ""
    var isCounted = kinds.contains(kind)
    for element in elements {
      // Rows of a kind stand together.
      if element.kind != kind {
        kind = element.kind
        isCounted = kinds.contains(kind)
      }
      if isCounted { counts[Name(kind: kind, title: element.title), default: 0] += 1 }
    }
  }

  func isOnly(_ element: ScreenElement) -> Bool {
    counts[Name(kind: element.kind, title: element.title)] == 1
  }
}

extension ScreenElement {
  /// Whether a person calls it by its title if no other of its kind has that title.
  fileprivate var mayBeNamed: Bool { id == nil && !title.isEmpty }
}

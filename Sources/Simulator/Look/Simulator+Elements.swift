import UIKit

extension Simulator {
  /// The visible screen's elements in order, bar items first.
  ///
  /// - Complexity: O(*n*) in the elements of the screen.
  public var elements: [ScreenElement] { elements(upTo: Int.max) }

  /// The first elements of the visible screen; no others are made.
  package func elements(upTo limit: Int) -> [ScreenElement] {
    guard let visible = visibleController else { return [] }
    var all: [ScreenElement] = []
    var counts = KindCounts()
    for part in parts(of: visible) where all.count < limit {
      switch part {
      case .single(let element):
        all.append(ScreenElement(element, position: counts.next(element.kind)))
      case .rows(_, let rows, let make):
        let count = min(rows, limit - all.count)
        all.reserveCapacity(all.count + count)
        var index = 0
        while index < count {
          let element = make(index)
          all.append(ScreenElement(element, position: counts.next(element.kind)))
          index += 1
        }
      }
    }
    return all
  }

  /// Every element of a screen, made now.
  func allElements(of screen: UIViewController) -> [Element] {
    var all: [Element] = []
    for part in parts(of: screen) {
      switch part {
      case .single(let element): all.append(element)
      case .rows(_, let count, let make):
        var index = 0
        while index < count {
          all.append(make(index))
          index += 1
        }
      }
    }
    return all
  }

  /// The field of this name on the visible screen.
  ///
  /// Rows of other kinds are made only if there is none among the rest.
  package func field(_ name: String) -> Element? {
    guard let visible = visibleController else { return nil }
    let parts = parts(of: visible)
    let isField: (Element) -> Bool = { $0.enter != nil && $0.title == name }
    for part in parts {
      switch part {
      case .single(let element):
        if isField(element) { return element }
      case .rows(let kind, let count, let make):
        if kind == "field", let row = (0..<count).lazy.map(make).first(where: isField) {
          return row
        }
      }
    }
    return allElements(of: visible).first(where: isField)
  }

  func parts(of screen: UIViewController) -> [ElementList.Part] {
    let bar = barItems(of: screen)
    let own = ownParts(of: screen)
    return bar.isEmpty ? own : bar + own
  }

  /// What the screen itself has.
  private func ownParts(of screen: UIViewController) -> [ElementList.Part] {
    var parts: [ElementList.Part] = []
    if let source = ScreenClass.of(screen).source(of: screen) {
      parts = source.elements.parts
    } else if let system = screen as? any SystemScreen {
      parts = system.controls.map { .single(Element($0)) }
    }
    // What is found can be touched while the search goes on.
    if let found = (screen as? UISearchController)?.found {
      let end = visibleEnd(of: found)
      if let source = ScreenClass.of(end).source(of: end) { parts += source.elements.parts }
    }
    return parts
  }

  /// What stands in the navigation bar: leading buttons first, then trailing ones, then the search.
  private func barItems(of screen: UIViewController) -> [ElementList.Part] {
    guard let container = screen.container, container.isStackOfScreens,
      let stack = container as? UINavigationController, !stack.isNavigationBarHidden
    else { return [] }
    let item = screen.navigationItem
    var parts: [ElementList.Part] = []
    for buttons in [item.leftBarButtonItems, item.rightBarButtonItems] {
      for button in buttons ?? [] {
        parts.append(
          .single(
            Element(
              kind: "item", title: button.title ?? "", isEnabled: button.isEnabled,
              action: { button.tap() })))
      }
    }
    if let search = item.searchController { parts.append(.single(Element(search.searchBar.field))) }
    return parts
  }

  /// The screens a touch reaches, front one first: the visible one, then those that are leaving.
  func reachableScreens(_ front: Front?) -> [UIViewController] {
    guard let front else { return [] }
    return [front.visible] + leavingScreens(front)
  }

  /// The screens that a touch still reaches while they leave.
  private func leavingScreens(_ front: Front) -> [UIViewController] {
    var screens: [UIViewController] = []
    if let leaving = front.stack?.outgoingMember { screens.append(visibleEnd(of: leaving)) }
    if let below = front.modal?.presenter, below.isPresentationOpen {
      screens.append(visibleEnd(of: below))
    }
    return screens
  }

  /// An element, and the screen on which it was found.
  struct Found {
    let element: Element
    let screen: UIViewController
  }

  /// What a reference means on the screens that a touch reaches now.
  func find(_ reference: ElementReference, _ front: Front?) -> Result<Found, ActionRefusal> {
    guard let front else {
      return .failure(.noElements(kind: reference.kind, screen: "none"))
    }
    var refusal: ActionRefusal
    switch find(reference, on: front.visible) {
    case .success(let element):
      return .success(Found(element: element, screen: front.visible))
    case .failure(let reason):
      refusal = reason
    }
    for screen in leavingScreens(front) {
      switch find(reference, on: screen) {
      case .success(let element):
        return .success(Found(element: element, screen: screen))
      case .failure(let reason):
        // The front screen's answer is the one to give, unless only the one that leaves has the kind.
        if hasKind(reference.kind, screen) && !hasKind(reference.kind, front.visible) {
          refusal = reason
        }
      }
    }
    return .failure(refusal)
  }

  /// An element that was touched, as it is now: on its screen as long as a touch reaches that, else wherever it is.
  func findAgain(_ found: Found, _ reference: ElementReference) -> Element? {
    guard let front = inFront else { return nil }
    let isReached =
      front.visible === found.screen || leavingScreens(front).contains { $0 === found.screen }
    if isReached {
      guard case .success(let element) = find(reference, on: found.screen) else { return nil }
      return element
    }
    guard case .success(let other) = find(reference, front) else { return nil }
    return other.element
  }

  private func hasKind(_ kind: String, _ screen: UIViewController) -> Bool {
    count(of: kind, in: parts(of: screen)) > 0
  }

  private func count(of kind: String, in parts: [ElementList.Part]) -> Int {
    var count = 0
    for part in parts {
      switch part {
      case .single(let element): if element.kind == kind { count += 1 }
      case .rows(let rowKind, let rows, _): if rowKind == kind { count += rows }
      }
    }
    return count
  }

  func find(
    _ reference: ElementReference, on screen: UIViewController
  ) -> Result<Element, ActionRefusal> {
    let parts = parts(of: screen)
    let kind = reference.kind
    let total = count(of: kind, in: parts)
    guard total > 0 else {
      return .failure(.noElements(kind: kind, screen: Label.of(screen)))
    }
    switch reference.selector {
    case .only:
      guard total == 1, let element = element(kind, at: 1, in: parts) else {
        return .failure(.selectionMissing(kind: kind, count: total))
      }
      return .success(element)
    case .position(let position):
      guard let element = element(kind, at: position, in: parts) else {
        return .failure(
          .positionOutOfRange(kind: kind, count: total, screen: Label.of(screen)))
      }
      return .success(element)
    case .id(let id):
      let found = matches(kind, in: parts) { $0.id == id }
      guard let first = found.first else {
        return .failure(.noSuchID(kind: kind, id: id, screen: Label.of(screen)))
      }
      return .success(first.element)
    case .title(let title):
      let found = matches(kind, in: parts) { $0.title == title }
      guard let first = found.first else {
        return .failure(.noSuchTitle(kind: kind, title: title, screen: Label.of(screen)))
      }
      guard found.count == 1 else {
        let ids = found.map { match in match.element.id.map { "id=\($0)" } ?? "\(match.position)" }
        return .failure(.ambiguousTitle(kind: kind, title: title, ids: ids))
      }
      return .success(first.element)
    }
  }

  /// Makes the one element at a place of its kind, from 1, and no other row.
  private func element(_ kind: String, at position: Int, in parts: [ElementList.Part]) -> Element? {
    guard position >= 1 else { return nil }
    var left = position
    for part in parts {
      switch part {
      case .single(let element) where element.kind == kind:
        left -= 1
        if left == 0 { return element }
      case .rows(let rowKind, let count, let make) where rowKind == kind:
        if left <= count { return make(left - 1) }
        left -= count
      case .single, .rows:
        continue
      }
    }
    return nil
  }

  struct Match {
    let element: Element
    let position: Int
  }

  func matches(
    _ kind: String, in parts: [ElementList.Part], where condition: (Element) -> Bool
  ) -> [Match] {
    var found: [Match] = []
    var position = 0
    for part in parts {
      switch part {
      case .single(let element) where element.kind == kind:
        position += 1
        if condition(element) { found.append(Match(element: element, position: position)) }
      case .rows(let rowKind, let count, let make) where rowKind == kind:
        var index = 0
        while index < count {
          position += 1
          let row = make(index)
          if condition(row) { found.append(Match(element: row, position: position)) }
          index += 1
        }
      case .single, .rows:
        continue
      }
    }
    return found
  }
}

/// How many elements of each kind have come by; most stand beside others of their kind.
private struct KindCounts {
  private var last = ""
  private var lastCount = 0
  private var others: [String: Int] = [:]

  mutating func next(_ kind: String) -> Int {
    if kind != last {
      if lastCount > 0 { others[last] = lastCount }
      last = kind
      lastCount = others[kind] ?? 0
    }
    lastCount += 1
    return lastCount
  }
}

extension ScreenElement {
  fileprivate init(_ element: Element, position: Int) {
    self.init(
      kind: element.kind, position: position, id: element.id, title: element.title,
      value: element.value, isEnabled: element.isEnabled, isField: element.enter != nil)
  }
}

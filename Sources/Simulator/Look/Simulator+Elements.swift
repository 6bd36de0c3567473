import UIKit

extension Simulator {
  /// The visible screen's elements in order, bar items first.
  ///
  /// - Complexity: O(*n*) in the elements of the screen.
  public var elements: [ScreenElement] {
    guard let visible = visibleController else { return [] }
    var counts: [String: Int] = [:]
    return allElements(of: visible).map { element in
      counts[element.kind, default: 0] += 1
      return ScreenElement(
        kind: element.kind, position: counts[element.kind] ?? 0, id: element.id,
        title: element.title, value: element.value, isEnabled: element.isEnabled,
        isField: element.enter != nil)
    }
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
    var parts = barItems(of: screen)
    if let source = screen as? any ElementSource {
      parts += source.elements.parts
    } else if let system = screen as? any SystemScreen {
      parts += system.controls.map { .single(Element($0)) }
    }
    // What is found can be touched while the search goes on.
    if let found = (screen as? UISearchController)?.found,
      let source = visiblePath(from: found).last as? any ElementSource
    {
      parts += source.elements.parts
    }
    return parts
  }

  /// What stands in the navigation bar: leading buttons first, then trailing ones, then the search.
  private func barItems(of screen: UIViewController) -> [ElementList.Part] {
    guard let stack = screen.container as? UINavigationController, !stack.isNavigationBarHidden
    else { return [] }
    let item = screen.navigationItem
    let buttons = (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
    let items: [ElementList.Part] = buttons.map { button in
      .single(
        Element(
          kind: "item", title: button.title ?? "", isEnabled: button.isEnabled,
          action: { button.tap() }))
    }
    let search = item.searchController.map { ElementList.Part.single(Element($0.searchBar.field)) }
    return items + [search].compactMap { $0 }
  }

  /// The screens a touch reaches, front one first: the visible one, then those that are leaving.
  var reachableScreens: [UIViewController] {
    var screens: [UIViewController] = []
    if let visible = visibleController { screens.append(visible) }
    if let leaving = frontStack?.outgoingMember {
      if let screen = visiblePath(from: leaving).last { screens.append(screen) }
    }
    if let modal = modalChain.last, let below = modal.presenter, below.isPresentationOpen,
      let screen = visiblePath(from: below).last
    {
      screens.append(screen)
    }
    return screens
  }

  /// What a reference means on the screens that a touch reaches now.
  func find(_ reference: ElementReference) -> Result<Element, ActionRefusal> {
    let screens = reachableScreens
    guard let front = screens.first else {
      return .failure(.noElements(kind: reference.kind, screen: "none"))
    }
    var refusal: ActionRefusal?
    for screen in screens {
      switch find(reference, on: screen) {
      case .success(let element):
        return .success(element)
      case .failure(let reason):
        // The front screen's answer is the one to give, unless only the one that leaves has the kind.
        if refusal == nil || hasKind(reference.kind, screen) && !hasKind(reference.kind, front) {
          refusal = reason
        }
      }
    }
    return .failure(refusal ?? .noElements(kind: reference.kind, screen: Label.of(front)))
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
    let label = Label.of(screen)
    let total = count(of: kind, in: parts)
    guard total > 0 else { return .failure(.noElements(kind: kind, screen: label)) }
    switch reference.selector {
    case .only:
      guard total == 1, let element = element(kind, at: 1, in: parts) else {
        return .failure(.selectionMissing(kind: kind, count: total))
      }
      return .success(element)
    case .position(let position):
      guard let element = element(kind, at: position, in: parts) else {
        return .failure(.positionOutOfRange(kind: kind, count: total, screen: label))
      }
      return .success(element)
    case .id(let id):
      let found = matches(kind, in: parts) { $0.id == id }
      guard let first = found.first else {
        return .failure(.noSuchID(kind: kind, id: id, screen: label))
      }
      return .success(first.element)
    case .title(let title):
      let found = matches(kind, in: parts) { $0.title == title }
      guard let first = found.first else {
        return .failure(.noSuchTitle(kind: kind, title: title, screen: label))
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

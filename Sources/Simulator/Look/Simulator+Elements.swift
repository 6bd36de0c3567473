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
    for part in list(of: visible).parts where all.count < limit {
      switch part {
      case .single(let element):
        all.append(ScreenElement(element, position: counts.next(element.kind)))
      case .rows(let rows):
        let count = min(rows.count, limit - all.count)
        all.reserveCapacity(all.count + count)
        var index = 0
        while index < count {
          let element = rows.make(index)
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
    for part in list(of: screen).parts {
      switch part {
      case .single(let element): all.append(element)
      case .rows(let rows):
        var index = 0
        while index < rows.count {
          all.append(rows.make(index))
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
    let isField: (Element) -> Bool = { $0.enter != nil && $0.title == name }
    for part in list(of: visible).parts {
      switch part {
      case .single(let element):
        if isField(element) { return element }
      case .rows(let rows):
        if rows.kind == "field",
          let row = (0..<rows.count).lazy.map(rows.make).first(where: isField)
        {
          return row
        }
      }
    }
    return allElements(of: visible).first(where: isField)
  }

  /// What stands on a screen, bar items first.
  func list(of screen: UIViewController) -> ElementList {
    guard var list = barItems(of: screen) else { return ownList(of: screen) }
    list.append(ownList(of: screen))
    return list
  }

  /// What stands on a screen, for those who look for a kind: without bar items if they are of no such kind.
  private func list(of screen: UIViewController, for kind: String) -> ElementList {
    kind == Element.barKind || kind == Element.fieldKind ? list(of: screen) : ownList(of: screen)
  }

  /// What the screen itself has.
  private func ownList(of screen: UIViewController) -> ElementList {
    let type = ScreenClass.of(screen)
    var list: ElementList
    if let source = type.source(of: screen) {
      list = source.elements
    } else if type.isSystemScreen, let system = screen as? any SystemScreen {
      list = ElementList(system.controls.map(Element.init))
    } else {
      list = ElementList()
    }
    // What is found can be touched while the search goes on.
    if type.isSearch, let found = (screen as? UISearchController)?.found {
      let end = visibleEnd(of: found)
      if let source = ScreenClass.of(end).source(of: end) { list.append(source.elements) }
    }
    return list
  }

  /// What stands in the navigation bar: leading buttons first, then trailing ones, then the search; nil for nothing.
  private func barItems(of screen: UIViewController) -> ElementList? {
    guard let container = screen.container, container.isStackOfScreens else { return nil }
    let stack = unsafeDowncast(container, to: UINavigationController.self)
    guard !stack.isNavigationBarHidden else { return nil }
    let item = screen.navigationItem
    var items: [Element] = []
    if let buttons = item.leftBarButtonItems { for each in buttons { items.append(Element(each)) } }
    if let buttons = item.rightBarButtonItems {
      for each in buttons { items.append(Element(each)) }
    }
    if let search = item.searchController { items.append(Element(search.searchBar.field)) }
    return items.isEmpty ? nil : ElementList(items)
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

  /// Whether a screen is one of those that leave, which no list is made for.
  private func isLeaving(_ screen: UIViewController, _ front: Front) -> Bool {
    if let leaving = front.stack?.outgoingMember, visibleEnd(of: leaving) === screen { return true }
    guard let below = front.modal?.presenter, below.isPresentationOpen else { return false }
    return visibleEnd(of: below) === screen
  }

  /// An element, and the screen on which it was found; a class, since it is handed on more often than it is looked into.
  final class Found {
    let element: Element
    let screen: UIViewController

    init(element: Element, screen: UIViewController) {
      self.element = element
      self.screen = screen
    }
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
    if front.visible === found.screen || isLeaving(found.screen, front) {
      guard case .success(let element) = find(reference, on: found.screen) else { return nil }
      return element
    }
    guard case .success(let other) = find(reference, front) else { return nil }
    return other.element
  }

  private func hasKind(_ kind: String, _ screen: UIViewController) -> Bool {
    list(of: screen, for: kind).count(of: kind) > 0
  }

  func find(
    _ reference: ElementReference, on screen: UIViewController
  ) -> Result<Element, ActionRefusal> {
    let kind = reference.kind
    let list = list(of: screen, for: kind)
    let total = list.count(of: kind)
    guard total > 0 else {
      return .failure(.noElements(kind: kind, screen: Label.of(screen)))
    }
    switch reference.selector {
    case .only:
      guard total == 1, let element = list.element(kind, at: 1) else {
        return .failure(.selectionMissing(kind: kind, count: total))
      }
      return .success(element)
    case .position(let position):
      guard let element = list.element(kind, at: position) else {
        return .failure(
          .positionOutOfRange(kind: kind, count: total, screen: Label.of(screen)))
      }
      return .success(element)
    case .id(let id):
      guard let found = list.first(kind, isEnough: true, where: { $0.id == id }) else {
        return .failure(.noSuchID(kind: kind, id: id, screen: Label.of(screen)))
      }
      return .success(found.element)
    case .title(let title):
      guard let first = list.first(kind, isEnough: false, where: { $0.title == title }) else {
        return .failure(.noSuchTitle(kind: kind, title: title, screen: Label.of(screen)))
      }
      guard first.isOnly else {
        let found = matches(kind, in: list) { $0.title == title }
        let ids = found.map { match in match.element.id.map { "id=\($0)" } ?? "\(match.position)" }
        return .failure(.ambiguousTitle(kind: kind, title: title, ids: ids))
      }
      return .success(first.element)
    }
  }

  struct Match {
    let element: Element
    let position: Int
  }

  func matches(
    _ kind: String, in list: ElementList, where condition: (Element) -> Bool
  ) -> [Match] {
    var found: [Match] = []
    var position = 0
    func look(at element: Element) {
      guard element.kind == kind else { return }
      position += 1
      if condition(element) { found.append(Match(element: element, position: position)) }
    }
    func look(at rows: ElementList.Rows) {
      guard rows.kind == kind else { return }
      var index = 0
      while index < rows.count {
        position += 1
        let row = rows.make(index)
        if condition(row) { found.append(Match(element: row, position: position)) }
        index += 1
      }
    }
    for element in list.head { look(at: element) }
    if let rows = list.rows { look(at: rows) }
    for part in list.rest {
      switch part {
      case .single(let element): look(at: element)
      case .rows(let rows): look(at: rows)
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

import UIKit

/// How an element is best called in a file that is kept.
package struct LastingReference: Hashable, Sendable {
  /// The reference.
  package var reference: ElementReference
  /// Whether only its place tells the element from others.
  package var isByPosition: Bool
}

extension Simulator {
  /// The reference that will mean the same element when others come and go: by its id, else by its title, else by its place.
  ///
  /// - Returns: Nil if the reference means nothing now.
  /// - Complexity: O(*n*) in the elements of the kind.
  package func lasting(_ reference: ElementReference) -> LastingReference? {
    for screen in reachableScreens(inFront) {
      guard case .success(let element) = find(reference, on: screen) else { continue }
      let list = list(of: screen)
      func isOnly(_ condition: (Element) -> Bool) -> Bool {
        matches(reference.kind, in: list, where: condition).count == 1
      }
      if let id = element.id, !id.isEmpty, isOnly({ $0.id == id }) {
        return lasting(reference.kind, .id(id))
      }
      if !element.title.isEmpty, isOnly({ $0.title == element.title }) {
        return lasting(reference.kind, .title(element.title))
      }
      if case .only = reference.selector { return lasting(reference.kind, .only) }
      return LastingReference(
        reference: ElementReference(
          kind: reference.kind, selector: .position(position(of: reference, in: list))),
        isByPosition: true)
    }
    return nil
  }

  private func lasting(
    _ kind: String, _ selector: ElementReference.Selector
  ) -> LastingReference {
    LastingReference(
      reference: ElementReference(kind: kind, selector: selector), isByPosition: false)
  }

  private func position(of reference: ElementReference, in list: ElementList) -> Int {
    switch reference.selector {
    case .only: 1
    case .position(let position): position
    case .id(let id): matches(reference.kind, in: list) { $0.id == id }.first?.position ?? 1
    case .title(let title):
      matches(reference.kind, in: list) { $0.title == title }.first?.position ?? 1
    }
  }
}

/// Modals that lie on each other and come or go together, lowest first.
///
/// There is at least one and rarely another, so that an array is made only for those above the lowest.
struct ModalRun: RandomAccessCollection {
  let lowest: UIViewController
  // Nil for one: an empty array would be retained at each copy.
  private var above: [UIViewController]?

  /// One modal.
  init(_ modal: UIViewController) {
    lowest = modal
  }

  /// A modal and all that lies on it.
  @MainActor
  init(from lowest: UIViewController) {
    above = lowest.flags.contains(.isPresenter) ? Self.all(above: lowest) : nil
    // The last look at it, so that it need not be retained once more.
    self.lowest = lowest
  }

  @MainActor
  @inline(never)
  private static func all(above lowest: UIViewController) -> [UIViewController] {
    var above: [UIViewController] = []
    var next = lowest.presented
    while let current = next {
      above.append(current)
      next = current.presented
    }
    return above
  }

  var startIndex: Int { 0 }
  var endIndex: Int { (above?.count ?? 0) + 1 }
  subscript(place: Int) -> UIViewController {
    guard place > 0, let above else { return lowest }
    return above[place - 1]
  }

  // Not a loop over the reversed run, which would retain each modal once more; mostly there is only one.
  /// Does something with each modal, the topmost first, until that says to stop.
  ///
  /// - Parameter body: Returns whether to go on.
  /// - Returns: Whether all modals had their turn.
  @MainActor
  @inline(__always)
  @discardableResult
  func fromTop(_ body: @MainActor (UIViewController) -> Bool) -> Bool {
    if let above {
      var place = above.count - 1
      while place >= 0 {
        if !body(above[place]) { return false }
        place -= 1
      }
    }
    return body(lowest)
  }

  /// The topmost.
  var top: UIViewController { above?.last ?? lowest }
}

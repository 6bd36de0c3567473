/// Modals that lie on each other and come or go together, lowest first.
///
/// There is at least one and rarely another, so that an array is made only for those above the lowest.
struct ModalRun: RandomAccessCollection {
  let lowest: UIViewController
  private var above: [UIViewController] = []

  /// One modal.
  init(_ modal: UIViewController) {
    lowest = modal
  }

  /// A modal and all that lies on it.
  @MainActor
  init(from lowest: UIViewController) {
    self.lowest = lowest
    var next = lowest.presented
    while let current = next {
      above.append(current)
      next = current.presented
    }
  }

  var startIndex: Int { 0 }
  var endIndex: Int { above.count + 1 }
  subscript(place: Int) -> UIViewController { place == 0 ? lowest : above[place - 1] }

  /// The topmost.
  var top: UIViewController { above.last ?? lowest }
}

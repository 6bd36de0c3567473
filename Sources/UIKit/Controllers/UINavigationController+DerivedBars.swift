extension ControllerFlags {
  /// What makes a stack ask for the bars of its top: the top says which, or may, or the one before it did.
  static let concernsBars: ControllerFlags = [.declaresBars, .hasDerivedBars, .isUnclassified]
}

extension UINavigationController {
  /// What the layer of routers keeps about bars it has changed; owned for it while there is any.
  package final var derivedBars: AnyObject? {
    get { keptBars }
    set {
      keptBars = newValue
      setFlag(.hasDerivedBars, newValue != nil)
    }
  }

  /// Whether a member that comes, or what came before it, says which bars are there.
  @inline(__always)
  final func concernsBars(_ incoming: UIViewController) -> Bool {
    !flags.union(incoming.flags).isDisjoint(with: .concernsBars)
  }

  /// Has the bars follow from the top; before anybody is told that it appears, and when it has appeared.
  @inline(never)
  final func deriveBars(animated: Bool) {
    decideTraits()
    guard let top = _children.last else { return }
    top.decideTraits()
    guard concernsBars(top) else { return }
    Runtime.current.policy?.deriveBars(of: self, top: top, animated: animated)
  }

  /// Has the bars follow from the top if that or the one before it says which are there.
  @inline(__always)
  final func deriveBarsIfConcerned(animated: Bool) {
    if let top = _children.last, concernsBars(top) { deriveBars(animated: animated) }
  }
}

extension UIApplication {
  /// Has the bars of every stack on screen follow from its top, whatever was done to them meanwhile.
  ///
  /// - Complexity: O(*n*) in the controllers, without recursion.
  package final func deriveBars() {
    guard Runtime.current.policy != nil else { return }
    for window in windows {
      guard let root = window.root else { continue }
      var work = [root]
      while let controller = work.popLast() {
        if let modal = controller.presented { work.append(modal) }
        work.append(contentsOf: controller._children)
        guard let stack = controller as? UINavigationController, stack.appearance == .appeared
        else { continue }
        stack.deriveBarsIfConcerned(animated: false)
      }
    }
  }
}

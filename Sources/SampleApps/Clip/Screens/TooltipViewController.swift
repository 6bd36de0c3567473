import Simulator
public import UIKit

/// A tip that stands on a screen until it is touched or the screen goes.
public final class TooltipViewController: ToasterViewController {
  let kind: TooltipKind
  private let memory: ClipMemory

  init(kind: TooltipKind, memory: ClipMemory) {
    self.kind = kind
    self.memory = memory
    super.init()
  }

  /// Not there: screens are made by the factory.
  @available(*, unavailable, message: "screens are made by the factory")
  public required init?(coder: NSCoder) {
    nil
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    memory.see(kind)
  }

  /// The tip as an element of the screen it stands on.
  var element: Element {
    Element(kind: "tooltip", title: kind.text) { [weak self] in self?.leave() }
  }

  private func leave() {
    willMove(toParent: nil)
    view.removeFromSuperview()
    removeFromParent()
  }
}

extension UIViewController {
  /// Puts a tip on the screen.
  func show(_ tooltip: TooltipViewController) {
    addChild(tooltip)
    view.addSubview(tooltip.view)
    tooltip.didMove(toParent: self)
  }

  /// The tip that stands on the screen, as an element, if there is one.
  var tooltipElement: Element? {
    children.lazy.compactMap { $0 as? TooltipViewController }.first?.element
  }
}

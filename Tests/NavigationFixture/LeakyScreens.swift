import Simulator
import UIKit

@MainActor
final class Model {
  enum State {
    case empty
    case loaded(UIViewController, at: Int)
  }

  var kept: UIViewController?
  var delegate: StackDelegate?
  var state = State.empty
  var onTap: (@MainActor () -> Void)?
}

final class MenuScreen: UIViewController, ElementSource {
  var onChoice: ((Keeper) -> Void)?
  let model = Model()
  var cache: [UIViewController] = []
  var screenName: String? { "Start" }
  var stack: UINavigationController { navigationController ?? UINavigationController() }
  var elements: ElementList {
    var list = ElementList()
    for keeper in Keeper.allCases {
      list.append(
        Element(kind: "button", title: keeper.rawValue) { [weak self] in self?.onChoice?(keeper) })
    }
    return list
  }
}

final class LeafScreen: UIViewController, ElementSource {
  let model = Model()
  let screenID: String?
  var onLeave: (() -> Void)?
  var screenName: String? { "Leaf" }

  init(_ keeper: Keeper) {
    screenID = keeper.rawValue
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    guard parent == nil else { return }
    onLeave?()
    onLeave = nil
  }

  func refresh() {}
}

final class StackDelegate: NSObject, UINavigationControllerDelegate {
  let leaf: UIViewController
  init(_ leaf: UIViewController) { self.leaf = leaf }
}

final class Holding: UIViewController {
  let held: UIViewController

  init(_ held: UIViewController) {
    self.held = held
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

import UIKit

/// A controller of the property test, which reports its events to its world.
@MainActor
protocol Probed: Named {
  var world: World? { get }
}

// Appearance is reported by each class, for want of a common ancestor of our own.

@MainActor
final class Probe: UIViewController, Probed {
  let name: String
  private(set) weak var world: World?

  init(_ name: String, _ world: World) {
    self.name = name
    self.world = world
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    if name.hasPrefix("P"), Naming(name).canBeMade { world?.fill(self) }
    world?.note(.load, self)
  }

  override func viewWillAppear(_ animated: Bool) { world?.note(.wA, self) }
  override func viewIsAppearing(_ animated: Bool) { world?.note(.iA, self) }
  override func viewDidAppear(_ animated: Bool) { world?.note(.dA, self) }
  override func viewWillDisappear(_ animated: Bool) { world?.note(.wD, self) }
  override func viewDidDisappear(_ animated: Bool) { world?.note(.dD, self) }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    world?.note(.wM, self)
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    world?.note(.dM, self)
  }
}

@MainActor
final class ProbeStack: UINavigationController, Probed {
  let name: String
  private(set) weak var world: World?

  init(_ name: String, _ world: World) {
    self.name = name
    self.world = world
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() { world?.note(.load, self) }
  override func viewWillAppear(_ animated: Bool) { world?.note(.wA, self) }
  override func viewIsAppearing(_ animated: Bool) { world?.note(.iA, self) }
  override func viewDidAppear(_ animated: Bool) { world?.note(.dA, self) }
  override func viewWillDisappear(_ animated: Bool) { world?.note(.wD, self) }
  override func viewDidDisappear(_ animated: Bool) { world?.note(.dD, self) }
}

@MainActor
final class ProbeTabs: UITabBarController, Probed {
  let name: String
  private(set) weak var world: World?

  init(_ name: String, _ world: World) {
    self.name = name
    self.world = world
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) { world?.note(.wA, self) }
  override func viewIsAppearing(_ animated: Bool) { world?.note(.iA, self) }
  override func viewDidAppear(_ animated: Bool) { world?.note(.dA, self) }
  override func viewWillDisappear(_ animated: Bool) { world?.note(.wD, self) }
  override func viewDidDisappear(_ animated: Bool) { world?.note(.dD, self) }
}

@MainActor
final class ProbeAlert: UIAlertController, Probed {
  private(set) var name = ""
  private(set) weak var world: World?

  func probing(_ name: String, _ world: World) -> ProbeAlert {
    self.name = name
    self.world = world
    return self
  }

  override func viewDidLoad() { world?.note(.load, self) }
  override func viewWillAppear(_ animated: Bool) { world?.note(.wA, self) }
  override func viewIsAppearing(_ animated: Bool) { world?.note(.iA, self) }
  override func viewDidAppear(_ animated: Bool) { world?.note(.dA, self) }
  override func viewWillDisappear(_ animated: Bool) { world?.note(.wD, self) }
  override func viewDidDisappear(_ animated: Bool) { world?.note(.dD, self) }
}

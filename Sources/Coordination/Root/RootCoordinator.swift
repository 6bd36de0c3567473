public import UIKit

/// The root of an app's coordinators: it puts one journey in the place of another, such as the tabs of the login.
///
/// A switch is one operation: the old journey ends with all its children, every modal is dismissed, the new root is
/// set. Nothing of the old one is owned afterwards.
@MainActor
open class RootCoordinator<Root: Hashable>: BaseCoordinator {
  final let place: RootPlace
  /// The roots that were asked for, each by its number: what is done with them is the same for every type of root.
  @exclusivity(unchecked)
  final var names = AppValues<Root>()
  /// The last switch that was asked for, until it has ended.
  @exclusivity(unchecked)
  final var latest: RootSwitch?
  /// How many switches have been asked for and have not ended.
  @exclusivity(unchecked)
  final var openSwitches = 0
  /// The number of what stands at the root; nil before the first.
  @exclusivity(unchecked)
  final var standing: Int?
  @exclusivity(unchecked)
  final var hasCoordinator = false
  /// The screen that was set as the window's root; nil if the journey has set it, or it is gone.
  final var shownController: UIViewController? {
    get { shownReference?.object }
    set { shownReference = if let newValue { Faint(newValue) } else { nil } }
  }
  @exclusivity(unchecked)
  private final var shownReference: Faint<UIViewController>?
  @exclusivity(unchecked)
  final var hasController = false

  /// The coordinator of what stands at the root; nil if it has none, or its journey is over. Owned as a child.
  public final var shownCoordinator: (any Coordinator)? { shown.coordinator }
  @exclusivity(unchecked)
  final var shown = CoordinatorReference()
  /// What stands at the root; nil before the first.
  public final var root: Root? { if let standing { names[standing] } else { nil } }
  /// How many roots there have been: a number of its own for each session.
  @exclusivity(unchecked)
  public internal(set) final var session = 0

  /// Creates a coordinator over a window, whose root is replaced.
  ///
  /// - Parameter window: Not owned.
  public init(window: UIWindow) {
    place = .window(WindowRouter(window: window))
  }

  /// Creates a coordinator over a stack that stays, whose only member is replaced.
  ///
  /// - Parameter router: Moves the stack at the root of the window.
  public init(router: any RouterProtocol) {
    place = .stack(router)
  }

  deinit { names.destroy() }

  // MARK: For subclasses

  /// Makes what stands at the root; to be overridden.
  ///
  /// - Returns: Nil if there is nothing for it, in which case the switch is refused.
  open func makeRoot(_ root: Root) -> RootContent? { nil }

  /// Which root an event of the session leads to; to be overridden.
  ///
  /// - Returns: Nil if the event means nothing now: it is dropped, and the log says so.
  open func root(after event: SessionEvent) -> Root? { nil }

  /// Whether what is presented goes when this root comes; to be overridden for news that concern every root.
  ///
  /// It is asked over a stack only: what stands over the root of a window cannot stay without it.
  open func dismissesModals(for root: Root) -> Bool { true }

  /// A root has come to stand there, and the switch has ended; to be overridden for what had to wait for it.
  open func didShow(_ root: Root) {}

  // MARK: What is there

  /// The root that is there when everything asked for has been carried out.
  public final var requestedRoot: Root? {
    if let number = latest?.number ?? standing { names[number] } else { nil }
  }

  /// Whether a root stands there with its coordinator, if it had one; code may have set another root by itself.
  final func isStanding(_ wanted: Int) -> Bool {
    guard standing == wanted else { return false }
    if case .window(let router) = place, hasController,
      router.window?.rootViewController !== shownController
    {
      return false
    }
    guard hasCoordinator else { return true }
    guard let shownCoordinator else { return false }
    return owns(shownCoordinator)
  }

  final var window: UIWindow? {
    switch place {
    case .window(let router): router.window
    case .stack(let router):
      // No closure, which would ask for its executor at each look.
      if let stack = router.navigationController { Engine.window(of: stack) } else { nil }
    }
  }
}

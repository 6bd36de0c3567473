public import UIKit

/// One tab of a bar: its id, what stands in it, and how it behaves.
@MainActor
public struct TabItem<Tab: Hashable> {
  /// Makes the coordinator of a tab at its first visit.
  public typealias Making = @MainActor (_ router: any RouterProtocol) -> (any Coordinator)?

  // First, where it is found without knowing what an id is.
  @usableFromInline
  let entry: TabEntry
  /// What the app calls the tab.
  public let id: Tab
  /// What stands in the tab; its `tabBarItem` is what the bar shows.
  public var controller: UIViewController { entry.controller }

  // Inlinable with those below, since an app that knows the type of its ids makes an item at half the price.
  @inlinable
  init(entry: TabEntry, id: Tab) {
    self.entry = entry
    self.id = id
  }

  /// A tab with a stack, a router and a coordinator of its own.
  ///
  /// - Parameters:
  ///   - id: What the app calls the tab.
  ///   - stack: May be empty; the coordinator fills it. A stack that stands in the bar already is left there.
  ///   - leaving: What becomes of the stack when another tab is selected.
  ///   - reselection: What a touch of the tab does while it is selected.
  ///   - make: Makes the coordinator, which is then started: once, at the first visit. Nil if the stack needs none.
  ///     Owned by the coordinator of the tabs.
  @inlinable
  public static func stack(
    _ id: Tab, _ stack: UINavigationController, leaving: TabLeaving = .keep,
    reselection: TabReselection = .popToRoot, coordinator make: @escaping Making
  ) -> TabItem {
    TabItem(
      entry: .stack(stack, leaving: leaving, reselection: reselection, coordinator: make), id: id)
  }

  /// A tab with another container than a stack, such as columns.
  ///
  /// - Parameters:
  ///   - id: What the app calls the tab.
  ///   - controller: No navigation controller.
  ///   - reselection: What a touch of the tab does while it is selected; there is no stack to go to the root of.
  ///   - make: Makes the coordinator, which is then started: once, at the first visit. Nil if the container needs
  ///     none. Owned by the coordinator of the tabs.
  @inlinable
  public static func container(
    _ id: Tab, _ controller: UIViewController, reselection: TabReselection = .popToRoot,
    coordinator make: @escaping @MainActor () -> (any Coordinator)?
  ) -> TabItem {
    TabItem(
      entry: .container(controller, reselection: reselection, coordinator: make), id: id)
  }

  /// A button among the tabs, which is never selected.
  ///
  /// - Parameters:
  ///   - id: What the app calls the button.
  ///   - controller: Holds the place in the bar; it is never shown.
  ///   - run: What a touch does. Owned by the coordinator of the tabs.
  @inlinable
  public static func action(
    _ id: Tab, _ controller: UIViewController, run: @escaping @MainActor () -> Void
  ) -> TabItem {
    TabItem(entry: .action(controller, run: run), id: id)
  }
}

/// What becomes of a tab's stack when another tab is selected.
public enum TabLeaving: Hashable, Sendable {
  /// It stays as it is.
  case keep
  /// It goes to its root, unseen, unless a screen refuses to leave.
  case reset
}

/// What a touch of the selected tab does, beside being reported.
@MainActor
public enum TabReselection {
  /// The stack goes to its root, as UIKit has it.
  case popToRoot
  /// The stack stays, and this runs: to scroll to the top, for example. Owned by the coordinator of the tabs.
  case custom(@MainActor () -> Void)
}

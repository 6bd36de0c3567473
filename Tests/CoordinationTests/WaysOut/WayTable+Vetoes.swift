import Coordination
import UIKit

// Screens that refuse to leave, and are made to. The same ways as in the tables of those that leave.
extension Way {
  /// Every way that a screen may refuse: nothing leaves.
  @MainActor static let vetoedWays: [Way] =
    vetoedOnStacks + vetoedOnModals + vetoedInTrees + vetoedFinishing

  @MainActor private static let vetoedOnStacks: [Way] = [
    vetoedOnStack("backButton", touch) { stage, _ in stage.stack.tapBackButton() },
    vetoedOnStack("backMenu", touch) { stage, _ in stage.stack.chooseBackMenuEntry(stage.root) },
    vetoedOnStack("swipe", finger) { stage, _ in
      _ = stage.stack.beginSwipeBack()
      stage.stack.finishSwipeBack()
    },
    vetoedOnStack("pop") { $0.router.pop(animated: $1) },
    vetoedOnStack("popTo") { $0.router.popTo($0.root, animated: $1) },
    vetoedOnStack("setStack") { $0.router.setStack([$0.root, Screen("New")], animated: $1) },
    vetoedOnStack("setRoot") { $0.router.setRoot(Screen("New"), animated: $1) },
    vetoedOnStack("replaceTop") { $0.router.replaceTop(with: Screen("New"), animated: $1) },
    vetoedOnStack("removedFromMiddle") { stage, animated in
      let top = Screen("Top")
      stage.router.push(top, animated: false)
      stage.router.setStack([stage.root, top], animated: animated)
    },
    vetoedOnStack("perform_pop_push") {
      $0.router.perform([.pop, .push(Screen("New"))], animated: $1)
    },
    vetoedEverywhere("perform_popToRoot") { $0.router.perform([.popToRoot], animated: $1) },
    vetoedEverywhere("dismissTo") { $0.router.dismissTo($0.root, animated: $1) },
    vetoedEverywhere("popToRoot") { $0.router.popToRoot(animated: $1) },
    vetoedEverywhere("close") { $0.router.close(animated: $1) },
    vetoedInTab("tabRetapped", touch) { stage, _ in stage.tabs?.tapTab(at: 0) },
  ]

  @MainActor private static let vetoedOnModals: [Way] = [
    vetoedOnModal("dismiss") { $0.router.dismiss(animated: $1) },
    vetoedOnModal("dismiss_ofTheLowest") { $0.baseRouter.dismiss($0.lowestModal, animated: $1) },
    vetoedOnModal("dismissAll") { $0.baseRouter.dismissAll(animated: $1) },
    vetoedOnModal("perform_dismiss_present") {
      $0.baseRouter.perform([.dismiss(), .present(Screen("New"))], animated: $1)
    },
    vetoedOnModal("dismissAll_fromBelow", WayStage.Options(hasModalBelow: true, isGuarded: true)) {
      $0.baseRouter.dismissAll(animated: $1)
    },
    vetoedOnModal("popToRoot_fromBelow") { $0.baseRouter.popToRoot(animated: $1) },
    vetoedOnModal("windowRouter_dismissAll") {
      WindowRouter(window: $0.window).dismissAll(animated: $1)
    },
    vetoedOnModal("pulledDown", pace: finger) { stage, _ in
      _ = stage.topmost.beginDragDown()
      stage.topmost.finishDragDown()
    },
    vetoedOnModal(
      "tappedOutside", WayStage.Options(style: .popover, isGuarded: true), pace: touch
    ) { stage, _ in
      _ = stage.topmost.tapOutside()
    },
  ]

  @MainActor private static let vetoedInTrees: [Way] = [
    vetoedEverywhere("windowRouter_setRoot", atOnce) { stage, _ in
      WindowRouter(window: stage.window).setRoot(Screen("New"))
    },
    vetoedEverywhere("windowRouter_close") { WindowRouter(window: $0.window).close(animated: $1) },
    vetoedEverywhere("sceneCoordinator_close") {
      SceneCoordinator(window: $0.window).close(animated: $1)
    },
    vetoedEverywhere("sceneCoordinator_root", atOnce) { stage, _ in
      SceneCoordinator(window: stage.window).transition(to: TestScene.bare("New"), using: .root)
    },
    vetoedInTab("tabReplaced", atOnce) { stage, _ in
      guard let tabs = stage.tabs else { return }
      Leaving.ask(tabs.viewControllers ?? [], about: .tabReplaced, "replace the tabs") {
        tabs.viewControllers = [UINavigationController(rootViewController: Screen("New"))]
      }
    },
    vetoedEverywhere("twiceInOneTurn") {
      $0.router.close(animated: $1)
      $0.router.popToRoot(animated: $1)
      $0.router.close(animated: $1)
    },
  ]

  @MainActor private static let vetoedFinishing: [Way] = [
    vetoedEverywhere("finish") { $0.owner.finish(animated: $1) },
    vetoedEverywhere("finish_withTheParent") { stage, animated in
      let parent = BaseCoordinator()
      parent.addDependency(stage.owner)
      parent.finish(animated: animated)
      stage.settle()
      parent.removeDependency(stage.owner)
    },
    vetoedEverywhere("remove") { stage, animated in
      let parent = BaseCoordinator()
      parent.addDependency(stage.owner)
      parent.remove(stage.owner, animated: animated)
      stage.settle()
      parent.removeDependency(stage.owner)
    },
    vetoedEverywhere("finish_duringATransition") { stage, animated in
      stage.baseRouter.present(Screen("Cover"))
      stage.owner.finish(animated: animated)
    },
  ]

  /// What a screen may refuse is carried out all the same.
  @MainActor static let forcedWays: [Way] = [
    Way(
      id: "forced_popToRoot", options: WayStage.Options(isGuarded: true),
      act: { stage, animated in
        Leaving.forced { _ = stage.baseRouter.popToRoot(animated: animated) }
      },
      results: [
        .pushed: .leave([.popToRoot, .popToRoot]), .pushedInTab: .leave([.popToRoot, .popToRoot]),
        .modal: .leave([.ancestorDismissed, .dismissed]),
        .inModalStack: .leave([.dismissed, .dismissed]),
      ]),
    Way(
      id: "forced_setRoot", pace: atOnce, options: WayStage.Options(isGuarded: true),
      act: { stage, _ in
        Leaving.forced { _ = WindowRouter(window: stage.window).setRoot(Screen("New")) }
      },
      results: [
        .pushed: .leave([.windowRootReplaced, .windowRootReplaced]),
        .pushedInTab: .leave([.windowRootReplaced, .windowRootReplaced]),
        .modal: .leave([.ancestorDismissed, .dismissed]),
        .inModalStack: .leave([.dismissed, .dismissed]),
      ]),
    Way(
      id: "forced_close", options: WayStage.Options(isGuarded: true),
      act: { stage, animated in Leaving.forced { _ = stage.router.close(animated: animated) } },
      results: [
        .pushed: .upperLeaves(.pop), .pushedInTab: .upperLeaves(.pop),
        .modal: .upperLeaves(.dismissed), .inModalStack: .upperLeaves(.pop),
      ]),
    everywhere("forced_finish", .leave([.finished, .finished]), guarded: true) { stage, animated in
      Leaving.forced { _ = stage.owner.finish(animated: animated) }
    },
    // UIKit's own calls cannot be refused.
    onStack("unasked_pop_UIKitDirectly", .upperLeaves(.pop), guarded: true) {
      $0.stack.popViewController(animated: $1)
    },
  ]

  @MainActor private static func vetoedOnStack(
    _ id: String, _ pace: Pace = .both, _ act: @escaping Act
  ) -> Way {
    var way = onStack("vetoed_guard_\(id)", .stay, guarded: true, act)
    way.pace = pace
    return way
  }

  @MainActor private static func vetoedOnModal(
    _ id: String, _ options: WayStage.Options = WayStage.Options(isGuarded: true),
    pace: Pace = .both, _ act: @escaping Act
  ) -> Way {
    var way = onModal(
      "vetoed_guard_\(id)", options: options, modal: .stay, inModalStack: .stay, act)
    way.pace = pace
    return way
  }

  @MainActor private static func vetoedEverywhere(
    _ id: String, _ pace: Pace = .both, _ act: @escaping Act
  ) -> Way {
    Way(
      id: "vetoed_guard_\(id)", pace: pace, options: WayStage.Options(isGuarded: true), act: act,
      results: Dictionary(uniqueKeysWithValues: Place.allCases.map { ($0, .stay) }))
  }

  @MainActor private static func vetoedInTab(
    _ id: String, _ pace: Pace = .both, _ act: @escaping Act
  ) -> Way {
    Way(
      id: "vetoed_guard_\(id)", pace: pace, options: WayStage.Options(isGuarded: true), act: act,
      results: [
        .pushed: .impossible(noTab), .pushedInTab: .stay, .modal: .impossible(noTab),
        .inModalStack: .impossible(noTab),
      ])
  }

  private static func everywhere(
    _ id: String, _ result: Result, guarded: Bool, _ act: @escaping Act
  ) -> Way {
    var way = everywhere(id, result, act)
    way.options.isGuarded = guarded
    return way
  }

  private static func onStack(
    _ id: String, _ result: Result, guarded: Bool, _ act: @escaping Act
  ) -> Way {
    var way = onStack(id, result, act)
    way.options.isGuarded = guarded
    return way
  }
}

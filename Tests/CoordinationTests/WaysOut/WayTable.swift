import Coordination
import UIKit

/// Every way out, as data. Two screens, Lower and Upper, unless the options say otherwise; `$0` is the stage, `$1`
/// whether it is animated.
extension Way {
  @MainActor static let all: [Way] =
    stackWays + setWays + modalWays + treeWays + finishedWays + batchWays + waysOfNobody
    + vetoedWays
    + forcedWays

  @MainActor private static let stackWays: [Way] = [
    onStack("backButton", pace: touch, .upperLeaves(.backButton)) { stage, _ in
      stage.stack.tapBackButton()
    },
    onStack("backMenu", pace: touch, .leave([.backMenu, .backMenu])) { stage, _ in
      stage.stack.chooseBackMenuEntry(stage.root)
    },
    onStack("swipe", pace: finger, .upperLeaves(.swipe)) { stage, _ in
      _ = stage.stack.beginSwipeBack()
      stage.stack.finishSwipeBack()
    },
    onStack("swipe_delegateReplaced", pace: finger, .upperLeaves(.swipe)) { stage, _ in
      let stranger = StackStranger()
      stage.stack.delegate = stranger
      _ = stage.stack.beginSwipeBack()
      stage.stack.finishSwipeBack()
      stage.settle()
    },
    onStack("pop", .upperLeaves(.pop)) { $0.router.pop(animated: $1) },
    onStack("pop_UIKitDirectly", .upperLeaves(.pop)) {
      $0.stack.popViewController(animated: $1)
    },
    onStack("close_pops", .upperLeaves(.pop), modal: "close dismisses it: row close_dismisses") {
      $0.router.close(animated: $1)
    },
    onStack("popTo", .leave([.popTo, .popTo])) { $0.router.popTo($0.root, animated: $1) },
    onStack("popTo_UIKitDirectly", .leave([.popTo, .popTo])) {
      $0.stack.popToViewController($0.root, animated: $1)
    },
    toTheRoot("popToRoot", .popToRoot) { $0.router.popToRoot(animated: $1) },
    onStack("popToRoot_UIKitDirectly", .leave([.popToRoot, .popToRoot])) {
      $0.stack.popToRootViewController(animated: $1)
    },
    toTheRoot("dismissTo", .popTo) { $0.router.dismissTo($0.root, animated: $1) },
    inTab("tabRetapped", touch, .leave([.tabRetapped, .tabRetapped])) { stage, _ in
      stage.tabs?.tapTab(at: 0)
    },
  ]

  @MainActor private static let setWays: [Way] = [
    onStack("stackSet_setStack", .leave([.stackSet, .stackSet])) {
      $0.router.setStack([$0.root, Screen("New")], animated: $1)
    },
    onStack("stackSet_setStack_withoutTheRoot", .leave([.stackSet, .stackSet])) {
      $0.router.setStack([Screen("New")], animated: $1)
    },
    onStack("stackSet_setRoot", .leave([.stackSet, .stackSet])) {
      $0.router.setRoot(Screen("New"), animated: $1)
    },
    onStack("stackSet_UIKitDirectly", .leave([.stackSet, .stackSet])) {
      $0.stack.setViewControllers([Screen("New")], animated: $1)
    },
    onStack("stackSet_arrayAssigned", pace: atOnce, .leave([.stackSet, .stackSet])) { stage, _ in
      stage.stack.viewControllers = [Screen("New")]
    },
    onStack("replaced", .upperLeaves(.replaced)) {
      $0.router.replaceTop(with: Screen("New"), animated: $1)
    },
    // Below an unchanged top: a plain screen is put on the others first.
    onStack("removedFromMiddle_setStack", .leave([.removedFromMiddle, .removedFromMiddle])) {
      let top = Screen("Top")
      $0.router.push(top, animated: false)
      $0.router.setStack([$0.root, top], animated: $1)
    },
    onStack("removedFromMiddle_removeFromParent", pace: atOnce, .upperLeaves(.removedFromMiddle)) {
      stage, _ in
      let upper = stage.stack.topViewController
      stage.router.push(Screen("Top"), animated: false)
      upper?.removeFromParent()
    },
    onStack("removedFromMiddle_UIKitDirectly", .leave([.removedFromMiddle, .removedFromMiddle])) {
      let top = Screen("Top")
      $0.stack.pushViewController(top, animated: false)
      $0.stack.setViewControllers([$0.root, top], animated: $1)
    },
  ]

  @MainActor private static let modalWays: [Way] = [
    onModal(
      "dismissed", modal: .upperLeaves(.dismissed), inModalStack: .leave([.dismissed, .dismissed])
    ) { $0.router.dismiss(animated: $1) },
    onModal(
      "dismissed_byName", modal: .leave([.ancestorDismissed, .dismissed]),
      inModalStack: .leave([.dismissed, .dismissed])
    ) { $0.router.dismiss($0.lowestModal, animated: $1) },
    onModal(
      "dismissed_UIKitDirectly", modal: .upperLeaves(.dismissed),
      inModalStack: .leave([.dismissed, .dismissed])
    ) { $0.topmost.dismiss(animated: $1) },
    onModal(
      "dismissed_fullScreen", options: WayStage.Options(style: .fullScreen),
      modal: .upperLeaves(.dismissed), inModalStack: .leave([.dismissed, .dismissed])
    ) { $0.router.dismiss(animated: $1) },
    onModal(
      "close_dismisses", modal: .upperLeaves(.dismissed),
      inModalStack: .impossible("close pops: row close_pops")
    ) { $0.router.close(animated: $1) },
    onModal(
      "dismissAll", modal: .leave([.ancestorDismissed, .dismissed]),
      inModalStack: .leave([.dismissed, .dismissed])
    ) { $0.router.dismissAll(animated: $1) },
    onModal(
      "pulledDown", pace: finger, modal: .upperLeaves(.pulledDown),
      inModalStack: .leave([.pulledDown, .pulledDown])
    ) { stage, _ in
      let modal = stage.topmost
      _ = modal.beginDragDown()
      modal.finishDragDown()
    },
    onModal(
      "tappedOutside", pace: touch, options: WayStage.Options(style: .popover),
      modal: .upperLeaves(.tappedOutside), inModalStack: .leave([.tappedOutside, .tappedOutside])
    ) { stage, _ in _ = stage.topmost.tapOutside() },
    onModal(
      "alertAnswered", pace: touch, options: WayStage.Options(isAlert: true),
      modal: .upperLeaves(.alertAnswered),
      inModalStack: .impossible("an alert is never on a stack")
    ) { stage, _ in
      guard let alert = stage.topmost as? UIAlertController else { return }
      alert.choose(alert.actions[0])
    },
    onModal(
      "ancestorDismissed", options: WayStage.Options(hasModalBelow: true),
      modal: .leave([.ancestorDismissed, .ancestorDismissed]),
      inModalStack: .leave([.ancestorDismissed, .ancestorDismissed])
    ) { $0.baseRouter.dismissAll(animated: $1) },
    onModal(
      "ancestorDismissed_UIKitDirectly", options: WayStage.Options(hasModalBelow: true),
      modal: .leave([.ancestorDismissed, .ancestorDismissed]),
      inModalStack: .leave([.ancestorDismissed, .ancestorDismissed])
    ) { $0.window.rootViewController?.dismiss(animated: $1) },
  ]

  @MainActor private static let treeWays: [Way] = [
    inTab("tabReplaced", .both, .leave([.tabReplaced, .tabReplaced])) {
      let new = UINavigationController(rootViewController: Screen("N"))
      $0.tabs?.setViewControllers([new], animated: $1)
    },
    Way(
      id: "windowRootReplaced", pace: atOnce,
      act: { stage, _ in stage.window.rootViewController = Screen("New") },
      results: [
        .pushed: .leave([.windowRootReplaced, .windowRootReplaced]),
        .pushedInTab: .leave([.windowRootReplaced, .windowRootReplaced]),
        // The modal, and the old root below it, stay in the window as in UIKit (WIN-03).
        .modal: .stay, .inModalStack: .stay,
      ]),
    Way(
      id: "windowRootReplaced_underAModal", pace: atOnce, options: WayStage.Options(hasCover: true),
      act: { stage, _ in
        let cover = stage.topmost
        stage.window.rootViewController = Screen("New")
        // UIKit keeps the old root as long as its modal is there.
        cover.dismiss(animated: false)
      },
      results: [
        .pushed: .leave([.windowRootReplaced, .windowRootReplaced]),
        .pushedInTab: .leave([.windowRootReplaced, .windowRootReplaced]),
        .modal: .impossible("the modal is what it is about"),
        .inModalStack: .impossible("the modal is what it is about"),
      ]),
    Way(
      id: "windowRootReplaced_byTheRouter", pace: atOnce,
      act: { stage, _ in WindowRouter(window: stage.window).setRoot(Screen("New")) },
      results: [
        .pushed: .leave([.windowRootReplaced, .windowRootReplaced]),
        .pushedInTab: .leave([.windowRootReplaced, .windowRootReplaced]),
        .modal: .leave([.ancestorDismissed, .dismissed]),
        .inModalStack: .leave([.dismissed, .dismissed]),
      ]),
    Way(
      id: "tornDown", pace: atOnce, act: { stage, _ in stage.window.tearDown() },
      results: [
        .pushed: .leave([.tornDown, .tornDown]), .pushedInTab: .leave([.tornDown, .tornDown]),
        .modal: .leave([.tornDown, .tornDown]), .inModalStack: .leave([.tornDown, .tornDown]),
      ]),
  ]

  @MainActor private static let batchWays: [Way] = [
    toTheRoot("perform_popToRoot", .popToRoot) {
      $0.router.perform([.popToRoot], animated: $1)
    },
    onStack("perform_pop_push", .upperLeaves(.replaced)) {
      $0.router.perform([.pop, .push(Screen("New"))], animated: $1)
    },
    onStack("perform_setStack", .leave([.stackSet, .stackSet])) {
      $0.router.perform([.setStack([$0.root]), .push(Screen("New"))], animated: $1)
    },
    onModal(
      "perform_dismiss_present", modal: .upperLeaves(.dismissed),
      inModalStack: .leave([.dismissed, .dismissed])
    ) { $0.baseRouter.perform([.dismiss(), .present(Screen("New"))], animated: $1) },
  ]

  @MainActor private static let waysOfNobody: [Way] = [
    onStack("cancelledSwipe", pace: finger, .stay, modal: noGesture) { stage, _ in
      _ = stage.stack.beginSwipeBack()
      stage.stack.cancelSwipeBack()
    },
    onModal("cancelledPull", pace: finger, modal: .stay, inModalStack: .stay) { stage, _ in
      let modal = stage.topmost
      _ = modal.beginDragDown()
      modal.cancelDragDown()
    },
    Way(
      id: "refusedCall",
      act: { stage, animated in
        let requester = stage.root
        stage.cover()
        stage.router.pop(animated: animated, from: requester)
        stage.router.setRoot(Screen("New"), animated: animated, from: requester)
        stage.router.popTo(Screen("Elsewhere"), animated: animated)
        stage.router.perform([.popToRoot, .pop], animated: animated)
      },
      results: Dictionary(uniqueKeysWithValues: Place.allCases.map { ($0, .stay) })),
    onStack("vetoed_backButton", pace: touch, .stay, modal: noGesture) { stage, _ in
      let veto = BarVeto()
      stage.stack.navigationBar.delegate = veto
      stage.stack.tapBackButton()
      _ = stage.stack.beginSwipeBack()
      stage.stack.finishSwipeBack()
    },
    onModal("vetoed_pull", pace: finger, modal: .stay, inModalStack: .stay) { stage, _ in
      stage.topmost.isModalInPresentation = true
      _ = stage.topmost.beginDragDown()
      stage.topmost.finishDragDown()
    },
    inTab("tabSwitched", touch, .stay) { stage, _ in stage.tabs?.tapTab(at: 1) },
  ]
}

/// Refuses every touch of a back button.
private final class BarVeto: NSObject, UINavigationBarDelegate {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    false
  }
}

/// A delegate that the app has put on a stack for a purpose of its own.
private final class StackStranger: NSObject, UINavigationControllerDelegate {}

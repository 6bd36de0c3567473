import Coordination
import UIKit

/// Every way out, as data. Two screens, Lower and Upper, unless the options say otherwise.
extension Way {
  @MainActor static let all: [Way] = stackWays + setWays + modalWays + treeWays + waysOfNobody

  @MainActor private static let stackWays: [Way] = [
    onStack("backButton", .upperLeaves(.backButton)) { $0.stack.tapBackButton() },
    onStack("backMenu", .leave([.backMenu, .backMenu])) { $0.stack.chooseBackMenuEntry($0.root) },
    onStack("swipe", .upperLeaves(.swipe)) {
      _ = $0.stack.beginSwipeBack()
      $0.stack.finishSwipeBack()
    },
    onStack("pop_animated", .upperLeaves(.pop)) { $0.router.pop() },
    onStack("pop_notAnimated", .upperLeaves(.pop)) { $0.router.pop(animated: false) },
    onStack("pop_UIKitDirectly_animated", .upperLeaves(.pop)) {
      $0.stack.popViewController(animated: true)
    },
    onStack("pop_UIKitDirectly_notAnimated", .upperLeaves(.pop)) {
      $0.stack.popViewController(animated: false)
    },
    onStack("close_pops", .upperLeaves(.pop), modal: "close dismisses it: row close_dismisses") {
      $0.router.close()
    },
    onStack("popTo_animated", .leave([.popTo, .popTo])) { $0.router.popTo($0.root) },
    onStack("popTo_notAnimated", .leave([.popTo, .popTo])) {
      $0.router.popTo($0.root, animated: false)
    },
    onStack("popTo_UIKitDirectly", .leave([.popTo, .popTo])) {
      $0.stack.popToViewController($0.root, animated: true)
    },
    Way(
      id: "popToRoot_animated", act: { $0.router.popToRoot() },
      results: [
        .pushed: .leave([.popToRoot, .popToRoot]), .pushedInTab: .leave([.popToRoot, .popToRoot]),
        .inModalStack: .leave([.popToRoot, .popToRoot]),
        .modal: .leave([.ancestorDismissed, .dismissed]),
      ]),
    Way(
      id: "popToRoot_notAnimated", act: { $0.router.popToRoot(animated: false) },
      results: [
        .pushed: .leave([.popToRoot, .popToRoot]), .pushedInTab: .leave([.popToRoot, .popToRoot]),
        .inModalStack: .leave([.popToRoot, .popToRoot]),
        .modal: .leave([.ancestorDismissed, .dismissed]),
      ]),
    onStack("popToRoot_UIKitDirectly", .leave([.popToRoot, .popToRoot])) {
      $0.stack.popToRootViewController(animated: true)
    },
    Way(
      id: "tabRetapped", act: { $0.tabs?.tapTab(at: 0) },
      results: [
        .pushed: .impossible(noTab), .pushedInTab: .leave([.tabRetapped, .tabRetapped]),
        .modal: .impossible(noTab), .inModalStack: .impossible(noTab),
      ]),
  ]

  @MainActor private static let setWays: [Way] = [
    onStack("stackSet_setStack_animated", .leave([.stackSet, .stackSet])) {
      $0.router.setStack([$0.root, Screen("New")], animated: true)
    },
    onStack("stackSet_setStack_notAnimated", .leave([.stackSet, .stackSet])) {
      $0.router.setStack([Screen("New")])
    },
    onStack("stackSet_setRoot_animated", .leave([.stackSet, .stackSet])) {
      $0.router.setRoot(Screen("New"), animated: true)
    },
    onStack("stackSet_setRoot_notAnimated", .leave([.stackSet, .stackSet])) {
      $0.router.setRoot(Screen("New"))
    },
    onStack("stackSet_UIKitDirectly", .leave([.stackSet, .stackSet])) {
      $0.stack.viewControllers = [Screen("New")]
    },
    onStack("replaced_animated", .upperLeaves(.replaced)) {
      $0.router.replaceTop(with: Screen("New"))
    },
    onStack("replaced_notAnimated", .upperLeaves(.replaced)) {
      $0.router.replaceTop(with: Screen("New"), animated: false)
    },
    // Below an unchanged top: a plain screen is put on the others first.
    onStack("removedFromMiddle_setStack", .leave([.removedFromMiddle, .removedFromMiddle])) {
      let top = Screen("Top")
      $0.router.push(top, animated: false)
      $0.router.setStack([$0.root, top], animated: true)
    },
    onStack("removedFromMiddle_removeFromParent", .upperLeaves(.removedFromMiddle)) {
      let upper = $0.stack.topViewController
      $0.router.push(Screen("Top"), animated: false)
      upper?.removeFromParent()
    },
    onStack("removedFromMiddle_UIKitDirectly", .leave([.removedFromMiddle, .removedFromMiddle])) {
      let top = Screen("Top")
      $0.stack.pushViewController(top, animated: false)
      $0.stack.viewControllers = [$0.root, top]
    },
  ]

  @MainActor private static let modalWays: [Way] = [
    onModal(
      "dismissed_animated", modal: .upperLeaves(.dismissed),
      inModalStack: .leave([.dismissed, .dismissed])
    ) { $0.router.dismiss() },
    onModal(
      "dismissed_notAnimated", modal: .upperLeaves(.dismissed),
      inModalStack: .leave([.dismissed, .dismissed])
    ) { $0.router.dismiss(animated: false) },
    onModal(
      "dismissed_UIKitDirectly_animated", modal: .upperLeaves(.dismissed),
      inModalStack: .leave([.dismissed, .dismissed])
    ) { $0.topmost.dismiss(animated: true) },
    onModal(
      "dismissed_UIKitDirectly_notAnimated", modal: .upperLeaves(.dismissed),
      inModalStack: .leave([.dismissed, .dismissed])
    ) { $0.topmost.dismiss(animated: false) },
    onModal(
      "dismissed_fullScreen", WayStage.Options(style: .fullScreen),
      modal: .upperLeaves(.dismissed), inModalStack: .leave([.dismissed, .dismissed])
    ) { $0.router.dismiss() },
    onModal(
      "close_dismisses", modal: .upperLeaves(.dismissed),
      inModalStack: .impossible("close pops: row close_pops")
    ) { $0.router.close() },
    onModal(
      "dismissAll", modal: .leave([.ancestorDismissed, .dismissed]),
      inModalStack: .leave([.dismissed, .dismissed])
    ) { $0.router.dismissAll() },
    onModal(
      "pulledDown", modal: .upperLeaves(.pulledDown),
      inModalStack: .leave([.pulledDown, .pulledDown])
    ) {
      _ = $0.topmost.beginDragDown()
      $0.topmost.finishDragDown()
    },
    onModal(
      "tappedOutside", WayStage.Options(style: .popover), modal: .upperLeaves(.tappedOutside),
      inModalStack: .leave([.tappedOutside, .tappedOutside])
    ) { _ = $0.topmost.tapOutside() },
    onModal(
      "alertAnswered", WayStage.Options(isAlert: true), modal: .upperLeaves(.alertAnswered),
      inModalStack: .impossible("an alert is never on a stack")
    ) { stage in
      guard let alert = stage.topmost as? UIAlertController else { return }
      alert.choose(alert.actions[0])
    },
    onModal(
      "ancestorDismissed_animated", WayStage.Options(hasModalBelow: true),
      modal: .leave([.ancestorDismissed, .ancestorDismissed]),
      inModalStack: .leave([.ancestorDismissed, .ancestorDismissed])
    ) { $0.baseRouter.dismissAll() },
    onModal(
      "ancestorDismissed_notAnimated", WayStage.Options(hasModalBelow: true),
      modal: .leave([.ancestorDismissed, .ancestorDismissed]),
      inModalStack: .leave([.ancestorDismissed, .ancestorDismissed])
    ) { $0.baseRouter.dismissAll(animated: false) },
    onModal(
      "ancestorDismissed_UIKitDirectly", WayStage.Options(hasModalBelow: true),
      modal: .leave([.ancestorDismissed, .ancestorDismissed]),
      inModalStack: .leave([.ancestorDismissed, .ancestorDismissed])
    ) { $0.window.rootViewController?.dismiss(animated: true) },
  ]

  @MainActor private static let treeWays: [Way] = [
    Way(
      id: "tabReplaced",
      act: { $0.tabs?.viewControllers = [UINavigationController(rootViewController: Screen("N"))] },
      results: [
        .pushed: .impossible(noTab), .pushedInTab: .leave([.tabReplaced, .tabReplaced]),
        .modal: .impossible(noTab), .inModalStack: .impossible(noTab),
      ]),
    Way(
      id: "windowRootReplaced", act: { $0.window.rootViewController = Screen("New") },
      results: [
        .pushed: .leave([.windowRootReplaced, .windowRootReplaced]),
        .pushedInTab: .leave([.windowRootReplaced, .windowRootReplaced]),
        // The modal, and the old root below it, stay in the window as in UIKit (WIN-03).
        .modal: .stay, .inModalStack: .stay,
      ]),
    Way(
      id: "tornDown", act: { $0.window.tearDown() },
      results: [
        .pushed: .leave([.tornDown, .tornDown]), .pushedInTab: .leave([.tornDown, .tornDown]),
        .modal: .leave([.tornDown, .tornDown]), .inModalStack: .leave([.tornDown, .tornDown]),
      ]),
    Way(
      id: "finished", act: { _ in },
      results: Dictionary(
        uniqueKeysWithValues: Place.allCases.map {
          (
            $0,
            .impossible("a coordinator that finishes leaves its screens to whoever shows the next")
          )
        })),
  ]

  @MainActor private static let waysOfNobody: [Way] = [
    onStack("cancelledSwipe", .stay, modal: noGesture) {
      _ = $0.stack.beginSwipeBack()
      $0.stack.cancelSwipeBack()
    },
    onModal("cancelledPull", modal: .stay, inModalStack: .stay) {
      _ = $0.topmost.beginDragDown()
      $0.topmost.cancelDragDown()
    },
    Way(
      id: "refusedCall",
      act: { stage in
        let requester = stage.root
        stage.cover()
        stage.router.pop(from: requester)
        stage.router.setRoot(Screen("New"), from: requester)
        stage.router.popTo(Screen("Elsewhere"))
      },
      results: Dictionary(uniqueKeysWithValues: Place.allCases.map { ($0, .stay) })),
    onStack("vetoed_backButton", .stay, modal: noGesture) { stage in
      let veto = BarVeto()
      stage.stack.navigationBar.delegate = veto
      stage.stack.tapBackButton()
      _ = stage.stack.beginSwipeBack()
      stage.stack.finishSwipeBack()
    },
    onModal("vetoed_pull", modal: .stay, inModalStack: .stay) { stage in
      stage.topmost.isModalInPresentation = true
      _ = stage.topmost.beginDragDown()
      stage.topmost.finishDragDown()
    },
    Way(
      id: "tabSwitched", act: { $0.tabs?.tapTab(at: 1) },
      results: [
        .pushed: .impossible(noTab), .pushedInTab: .stay, .modal: .impossible(noTab),
        .inModalStack: .impossible(noTab),
      ]),
  ]
}

/// Refuses every touch of a back button.
private final class BarVeto: NSObject, UINavigationBarDelegate {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    false
  }
}

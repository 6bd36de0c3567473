public import Coordination
import UIKit

/// Saves a link: its address, then its clip. It owns both screens, and ends when they have left.
public final class AddLinkCoordinator: BaseCoordinator, CoordinatorFinishOutput, PopupShowing {
  /// Called when the link is saved or given up. Owned by this coordinator, set by its parent.
  public var onFinish: (() -> Void)?

  let router: any RouterProtocol
  let viewControllerFactory: any ViewControllerFactoryProtocol
  private let isNavigationBarHidden: Bool
  private weak var screen: AddLinkViewController?

  init(
    router: any RouterProtocol, viewControllerFactory: any ViewControllerFactoryProtocol,
    isNavigationBarHidden: Bool
  ) {
    self.router = router
    self.viewControllerFactory = viewControllerFactory
    self.isNavigationBarHidden = isNavigationBarHidden
  }

  /// Shows the first screen (R3, R6, A1) above the others of the stack.
  ///
  /// - Parameters:
  ///   - source: The screen that asked for it; nil if that was none.
  ///   - url: The address to begin with; nil for none.
  ///   - animated: Whether the push takes 350 ms of virtual time.
  ///   - hidesBottomBar: Sets the screen's `hidesBottomBarWhenPushed`; nil leaves it.
  /// - Returns: The push; it finishes at once if that is refused.
  @discardableResult
  func start(
    from source: UIViewController?, url: String? = nil, animated: Bool = true,
    hidesBottomBar: Bool? = nil
  ) -> Transition {
    let screen = viewControllerFactory.makeAddLinkVC(isNavigationBarHidden: isNavigationBarHidden)
    screen.onLinkInputCompleted = { [weak self, weak screen] url in
      self?.showSelectClip(url: url, from: screen)
    }
    screen.onCloseSelected = { [weak self, weak screen] in self?.confirmStop(from: screen) }
    if let url { screen.embedURL(url) }
    self.screen = screen
    let push = router.push(
      screen, animated: animated, hidesBottomBar: hidesBottomBar, from: source, owner: self)
    push.whenComplete { [weak self] result in
      // A second touch finds the asking screen covered: there is nothing to save.
      if case .failure = result { self?.finish() }
    }
    return push
  }

  /// Goes back to the first screen with another address: what lies on it goes (T-5, T-6).
  ///
  /// - Returns: The transition, which fails if that screen has left meanwhile.
  func show(_ url: String) -> Transition? {
    guard let screen else { return nil }
    router.dismissAll(animated: false)
    let pop = router.popTo(screen, animated: false)
    pop.whenComplete { [weak screen] result in
      if case .success = result { screen?.embedURL(url) }
    }
    return pop
  }

  /// Pushes the choice of a clip (R4, R7, A2).
  private func showSelectClip(url: String, from source: UIViewController?) {
    let screen = viewControllerFactory.makeSelectClipVC(
      isNavigationBarHidden: isNavigationBarHidden)
    screen.linkURL = url
    screen.onPopToRoot = { [weak self] in self?.leave() }
    screen.onAddClipSelected = { [weak self, weak screen] in self?.showAddClip(from: screen) }
    screen.onCloseSelected = { [weak self, weak screen] in self?.confirmStop(from: screen) }
    reportFailures(of: screen)
    router.push(screen, from: source, owner: self)
  }

  /// Asks whether the link is to be given up (P1).
  private func confirmStop(from screen: UIViewController?) {
    showPopup(
      .stopSaving, from: screen, policy: .strict,
      answers: [.stop: .leaving { [weak self] in self?.leave() }])
  }

  /// Takes both screens away (R5, R8, A3); what lay below is there again as it was (T-7, T-21).
  private func leave() {
    guard let stack = router.navigationController else { return }
    if stack.viewIfLoaded?.window == nil, let root = stack.viewControllers.first {
      // In a tab that nobody sees: the modals that stand there now are others'.
      router.popTo(root, animated: false)
    } else {
      router.popToRoot(animated: false)
    }
  }
}

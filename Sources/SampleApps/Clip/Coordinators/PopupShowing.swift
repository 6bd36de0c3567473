import Coordination
import UIKit

/// A coordinator whose screens lead to popups and sheets; both go through the router.
@MainActor
protocol PopupShowing: BaseCoordinator {
  var router: any RouterProtocol { get }
  var viewControllerFactory: any ViewControllerFactoryProtocol { get }

  /// A popup or a sheet has left.
  func modalDidLeave()
}

/// What a button of a popup leads to; one without an answer just takes the popup away.
enum PopupAnswer {
  /// The popup leaves, then this runs. Owned by the popup.
  case leaving(@MainActor () -> Void)
  /// The popup stays while this works, and leaves when it calls back with true; with false it stays, to be
  /// answered again. Owned by the popup; what it is given is owned by whoever works.
  case working(@MainActor (_ end: @escaping @MainActor (Bool) -> Void) -> Void)
}

extension PopupShowing {
  /// Nothing waits for that.
  func modalDidLeave() {}

  /// Presents a popup (P1–P8).
  ///
  /// - Parameters:
  ///   - kind: Which popup.
  ///   - source: The screen it belongs to.
  ///   - policy: `strict` for a popup that a touch asked for: a second quick touch leads to nothing (T-26). Any
  ///     other waits until the update alert has been read: nothing can lie on that.
  ///   - answers: What its buttons lead to.
  ///   - onClosed: Runs once when the popup has left, whichever way, or if it does not come because another screen
  ///     lies on the source. Owned by the router until then.
  func showPopup(
    _ kind: PopupKind, from source: UIViewController?, policy: PresentationPolicy = .afterAlerts,
    answers: [PopupButton: PopupAnswer] = [:], onClosed: (() -> Void)? = nil
  ) {
    let popup = viewControllerFactory.makePopupVC(kind)
    popup.onButton = { [weak self, weak popup] button in
      guard let self, let popup else { return }
      carryOut(answers[button], on: popup)
    }
    let presentation = router.present(popup, animated: false, from: source, policy: policy) {
      [weak self] _ in
      onClosed?()
      self?.modalDidLeave()
    }
    presentation.whenComplete { result in
      if case .failure = result { onClosed?() }
    }
  }

  /// Tells that a service was not reached (P7): once, until that has been read.
  ///
  /// - Parameters:
  ///   - screen: The screen that asked the service.
  ///   - next: Runs when it has been read. Owned by the router until then.
  func showFailure(over screen: ToasterViewController?, then next: (() -> Void)? = nil) {
    guard let screen, !screen.isFailureShown else { return }
    screen.isFailureShown = true
    showPopup(.network, from: screen) { [weak screen] in
      screen?.isFailureShown = false
      next?()
    }
  }

  private func carryOut(_ answer: PopupAnswer?, on popup: PopupViewController) {
    switch answer {
    case nil:
      router.dismiss(popup, animated: false)
    case .leaving(let next):
      // A second touch finds the popup gone already.
      router.dismiss(popup, animated: false).whenComplete { result in
        if case .success = result { next() }
      }
    case .working(let work):
      popup.isWaiting = true
      work { [weak self, weak popup] isDone in
        guard let popup else { return }
        popup.isWaiting = false
        if isDone { self?.router.dismiss(popup, animated: false) }
      }
    }
  }

  /// Shows a popup over a screen when a service has failed it.
  func reportFailures(of screen: LoadingViewController) {
    screen.onFailure = { [weak self, weak screen] in self?.showFailure(over: screen) }
  }

  /// Presents a sheet (B1–B8) that a touch asked for; it leaves when it is done, closed or pulled down.
  ///
  /// - Parameters:
  ///   - sheet: The sheet; its closures are set here.
  ///   - source: The screen it belongs to; what it shows may be old when the sheet has left.
  /// - Returns: The presentation, which fails if something else lies on the source.
  @discardableResult
  func showSheet(_ sheet: SheetViewController, from source: LoadingViewController?) -> Transition {
    sheet.onClose = { [weak self, weak sheet] in self?.leave(sheet) }
    sheet.onDone = { [weak self, weak sheet] in self?.leave(sheet) }
    sheet.onFailure = { [weak self, weak sheet] in self?.showFailure(over: sheet) }
    return router.present(sheet, from: source, policy: .strict) { [weak self, weak source] _ in
      self?.screenDidLeave(revealing: source)
      self?.modalDidLeave()
    }
  }

  /// Takes a sheet away and goes on when it has left; one that has left already leads nowhere.
  ///
  /// - Parameters:
  ///   - sheet: That sheet and no other, whatever the stack itself stands in (T-13).
  ///   - next: Owned by the transition until then.
  func leave(_ sheet: SheetViewController?, then next: @escaping @MainActor () -> Void = {}) {
    guard let sheet else { return }
    router.dismiss(sheet).whenComplete { result in
      if case .success = result { next() }
    }
  }

  /// Presents the sheet for a new clip (B1). Whether there is room for one has been seen to by the screen.
  ///
  /// - Parameter source: The screen that asked; its clips are loaded again when the sheet has left.
  func showAddClip(from source: LoadingViewController?) {
    showSheet(viewControllerFactory.makeClipSheetVC(.add), from: source)
  }

  /// What lay on a screen has left: the screen may show old data, unless it has left at the same time.
  func screenDidLeave(revealing source: LoadingViewController?) {
    guard !isFinished, let source, source.navigationController?.topViewController === source
    else { return }
    source.refresh()
  }
}

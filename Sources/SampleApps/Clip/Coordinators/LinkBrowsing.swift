import Coordination
import UIKit

/// A coordinator whose screens lead to clips, links and popups.
@MainActor
protocol LinkBrowsing: BaseCoordinator {
  var router: any RouterProtocol { get }
  var viewControllerFactory: any ViewControllerFactoryProtocol { get }
}

extension LinkBrowsing {
  /// Pushes a clip (H4, C3).
  func showDetailClip(id: Int, name: String, from source: LoadingViewController?) {
    let screen = makeDetailClip(id: id, name: name)
    router.push(screen, hidesBottomBar: true, from: source) { [weak self, weak source] _ in
      self?.screenDidLeave(revealing: source)
    }
  }

  /// Makes the screen of a clip, whose links lead on (H5, C4).
  func makeDetailClip(id: Int, name: String) -> DetailClipViewController {
    let screen = viewControllerFactory.makeDetailClipVC()
    screen.setupCategory(id: id, name: name)
    screen.onLinkSelected = { [weak self, weak screen] url, isRead, id in
      self?.showLink(url: url, isRead: isRead, id: id, from: screen)
    }
    reportFailures(of: screen)
    return screen
  }

  /// Pushes a link (H2, H3, H5, C4), whose own button leads back (H8, C5).
  func showLink(url: String, isRead: Bool?, id: Int?, from source: LoadingViewController?) {
    let screen = viewControllerFactory.makeLinkWebVC()
    screen.setupDataBind(linkURL: url, isRead: isRead, id: id)
    screen.onBack = { [weak self, weak screen] in self?.router.pop(from: screen) }
    screen.onFailure = { [weak self, weak screen] in self?.showPopup(.network, from: screen) }
    router.push(screen, hidesBottomBar: true, from: source) { [weak self, weak source] _ in
      self?.screenDidLeave(revealing: source)
    }
  }

  /// Shows a popup over a screen when a service has failed it.
  func reportFailures(of screen: LoadingViewController) {
    screen.onFailure = { [weak self, weak screen] in self?.showPopup(.network, from: screen) }
  }

  /// Presents a popup; its button takes it away first, and what follows comes afterwards.
  ///
  /// - Parameters:
  ///   - kind: Which popup.
  ///   - source: The screen it belongs to.
  ///   - onClosed: Runs once when the popup has left, whichever way. Owned by the router until then.
  /// - Returns: The presentation, which fails if another screen lies on the source.
  @discardableResult
  func showPopup(
    _ kind: PopupKind, from source: UIViewController?, onClosed: (() -> Void)? = nil
  ) -> Transition {
    let popup = viewControllerFactory.makePopupVC(kind)
    popup.onClose = { [weak self] in self?.router.dismiss(animated: false) }
    return router.present(popup, animated: false, from: source) { _ in onClosed?() }
  }

  /// A pushed screen has left: what it covered may show old data.
  func screenDidLeave(revealing source: LoadingViewController?) {
    guard !isFinished else { return }
    source?.refresh()
  }
}

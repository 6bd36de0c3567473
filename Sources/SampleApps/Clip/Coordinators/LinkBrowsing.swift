import Coordination
import UIKit

/// A coordinator whose screens lead to clips and links.
@MainActor
protocol LinkBrowsing: PopupShowing {}

extension LinkBrowsing {
  /// Pushes a clip (H4, C3, S3, T6).
  func showDetailClip(id: Int, name: String, from source: LoadingViewController?) {
    let screen = makeDetailClip(id: id, name: name)
    router.push(screen, hidesBottomBar: true, from: source) { [weak self, weak source] _ in
      self?.screenDidLeave(revealing: source)
    }
  }

  /// Makes the screen of a clip, whose links lead on (H5, C4, S4, T7).
  func makeDetailClip(id: Int, name: String) -> DetailClipViewController {
    let screen = viewControllerFactory.makeDetailClipVC()
    screen.setupCategory(id: id, name: name)
    screen.onLinkSelected = { [weak self, weak screen] url, isRead, id in
      self?.showLink(url: url, isRead: isRead, id: id, from: screen)
    }
    screen.onMoreSelected = { [weak self, weak screen] link in
      self?.showLinkSheet(link, from: screen)
    }
    reportFailures(of: screen)
    if let tooltip = viewControllerFactory.makeTooltipVC(.detailClip) { screen.show(tooltip) }
    return screen
  }

  /// Pushes a link (H2, H3, H5, C4, S2, S4, T7), whose own button leads back (H8, C5, S5).
  func showLink(url: String, isRead: Bool?, id: Int?, from source: LoadingViewController?) {
    let screen = viewControllerFactory.makeLinkWebVC()
    screen.setupDataBind(linkURL: url, isRead: isRead, id: id)
    screen.onBack = { [weak self, weak screen] in self?.router.pop(from: screen) }
    screen.onFailure = { [weak self, weak screen] in self?.showFailure(over: screen) }
    screen.onShareSelected = { [weak self, weak screen] url in
      guard let self else { return }
      router.present(viewControllerFactory.makeShareVC(url), from: screen, policy: .strict)
    }
    if let tooltip = viewControllerFactory.makeTooltipVC(.linkWeb) { screen.show(tooltip) }
    router.push(screen, hidesBottomBar: true, from: source) { [weak self, weak source] _ in
      self?.screenDidLeave(revealing: source)
    }
  }
}

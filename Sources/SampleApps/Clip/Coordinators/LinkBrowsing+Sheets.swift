import Coordination
import UIKit

extension LinkBrowsing {
  /// Presents what can be done with a link (B3), from which another sheet follows when it has left.
  func showLinkSheet(_ link: ToastListModel, from source: DetailClipViewController?) {
    guard let source else { return }
    let sheet = viewControllerFactory.makeLinkSheetVC(
      link, isOfAllClips: source.clipID == AllClipModel.everything.id)
    sheet.onEditTitleSelected = { [weak self, weak sheet, weak source] in
      self?.leave(sheet) { self?.showTitleSheet(link, from: source) }
    }
    sheet.onChangeClipSelected = { [weak self, weak sheet, weak source] others in
      self?.leave(sheet) { self?.showChangeClipSheet(link, clips: others, from: source) }
    }
    showSheet(sheet, from: source)
  }

  /// Presents the sheet for another title (B4).
  private func showTitleSheet(_ link: ToastListModel, from source: DetailClipViewController?) {
    showSheet(viewControllerFactory.makeTitleSheetVC(link), from: source)
  }

  /// Presents the sheet for another clip (B5).
  private func showChangeClipSheet(
    _ link: ToastListModel, clips: [AllClipModel], from source: DetailClipViewController?
  ) {
    showSheet(viewControllerFactory.makeChangeClipSheetVC(link, clips: clips), from: source)
  }
}

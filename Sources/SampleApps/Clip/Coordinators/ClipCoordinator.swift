public import Coordination
import UIKit

/// The second tab: the clips and what is in them.
public final class ClipCoordinator: BaseCoordinator, LinkBrowsing {
  let router: any RouterProtocol
  let viewControllerFactory: any ViewControllerFactoryProtocol
  private let clips: any ClipLookup

  init(
    router: any RouterProtocol, viewControllerFactory: any ViewControllerFactoryProtocol,
    clips: any ClipLookup
  ) {
    self.router = router
    self.viewControllerFactory = viewControllerFactory
    self.clips = clips
  }

  /// Shows the first screen of the tab (C1).
  public override func start() {
    router.setRoot(makeClip(), animated: false)
  }

  /// Shows a clip to which a link led, above the first screen and below nothing.
  ///
  /// - Returns: Nil if it is there already.
  func show(_ clip: AllClipModel) -> Transition? {
    let members = router.navigationController?.viewControllers ?? []
    let root = members.first as? ClipViewController ?? makeClip()
    var detail: DetailClipViewController?
    if members.count > 1 { detail = members[1] as? DetailClipViewController }
    // The clip that is there already stays there, with its place in the list.
    if detail?.clipID != clip.id { detail = nil }
    let screen = detail ?? makeDetailClip(id: clip.id, name: clip.title)
    if members == [root, screen] { return nil }
    screen.hidesBottomBarWhenPushed = true
    return router.setStack([root, screen], animated: false)
  }

  /// The clip to which a link may lead; nil if there is none with this id.
  func clip(id: Int) -> AllClipModel? { clips.clip(id: id) }

  private func makeClip() -> ClipViewController {
    let screen = viewControllerFactory.makeClipVC()
    let way = Way(to: self, from: screen)
    screen.onEditClipSelected = { way.owner?.showEditClip($0, from: way.screen) }
    screen.onClipItemSelected = { id, name in
      way.owner?.showDetailClip(id: id, name: name, from: way.screen)
    }
    screen.onAddClipSelected = { way.owner?.showAddClip(from: way.screen) }
    screen.onFailure = { way.owner?.showFailure(over: way.screen) }
    return screen
  }

  /// Pushes the editor of the clips (C2).
  private func showEditClip(_ model: ClipModel, from source: LoadingViewController?) {
    let screen = viewControllerFactory.makeEditClipVC()
    screen.setupDataBind(clipModel: model)
    screen.onRenameSelected = { [weak self, weak screen] clip in
      self?.showRenameClip(clip, from: screen)
    }
    screen.onDeleteSelected = { [weak self, weak screen] clip in
      self?.confirmDeletion(of: clip, from: screen)
    }
    reportFailures(of: screen)
    router.push(screen, animated: false, hidesBottomBar: true, from: source) {
      [weak self, weak source] _ in
      self?.screenDidLeave(revealing: source)
    }
  }

  /// Presents the sheet for another title (B2).
  private func showRenameClip(_ clip: AllClipModel, from source: EditClipViewController?) {
    let sheet = viewControllerFactory.makeClipSheetVC(.rename(id: clip.id, title: clip.title))
    showSheet(sheet, from: source)
  }

  /// Asks before a clip is deleted (P4).
  private func confirmDeletion(of clip: AllClipModel, from source: EditClipViewController?) {
    showPopup(
      .deleteClip, from: source, policy: .strict,
      answers: [.delete: .working { [weak source] end in source?.delete(clip, then: end) }])
  }
}

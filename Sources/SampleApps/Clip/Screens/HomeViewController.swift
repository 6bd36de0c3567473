public import Simulator
import UIKit

/// Takes a saved link that was chosen.
typealias LinkSelection = (_ url: String, _ isRead: Bool, _ id: Int) -> Void
/// Takes a clip that was chosen; id 0 is all clips.
typealias ClipSelection = (_ id: Int, _ name: String) -> Void

/// The first tab: links saved last, links of the week, and sites.
public final class HomeViewController: LoadingViewController, ElementSource {
  // Each is owned by the screen and set by its coordinator.
  var onMyLinkSelected: LinkSelection?
  var onOurLinkSelected: ((_ url: String) -> Void)?
  var onArrowSelected: ClipSelection?
  var onSettingSelected: (() -> Void)?

  private var recentLinks: [ToastListModel] = []
  private var weekly: [WeeklyLinkModel] = []
  private var sites: [RecommendSiteModel] = []

  override init(services: ClipServices) {
    super.init(services: services)
    title = "Home"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Settings",
      primaryAction: UIAction { [weak self] _ in self?.onSettingSelected?() })
  }

  /// Recent links, the way to all of them, links of the week, sites.
  public var elements: ElementList {
    var list = ElementList()
    list.appendRows("link", count: recentLinks.count) { [self] in row(recentLinks[$0]) }
    list.append(
      Element(kind: "button", title: "All links") { [weak self] in
        self?.onArrowSelected?(AllClipModel.everything.id, AllClipModel.everything.title)
      })
    list.appendRows("weekly", count: weekly.count) { [self] in row(weekly[$0]) }
    list.appendRows("site", count: sites.count) { [self] in row(sites[$0]) }
    return list
  }

  override var replyCount: Int { 3 }

  override func askServices() {
    services.main { [weak self] in
      guard let self, let info = received($0) else { return }
      recentLinks = info.recentLinks
    }
    services.weekly { [weak self] in
      guard let self, let links = received($0) else { return }
      weekly = links
    }
    services.sites { [weak self] in
      guard let self, let sites = received($0) else { return }
      self.sites = sites
    }
  }

  private func row(_ link: ToastListModel) -> Element {
    Element(kind: "link", id: String(link.id), title: link.title) { [weak self] in
      self?.onMyLinkSelected?(link.url, link.isRead, link.id)
    }
  }

  private func row(_ link: WeeklyLinkModel) -> Element {
    Element(kind: "weekly", id: String(link.toastId), title: link.toastTitle) { [weak self] in
      self?.onOurLinkSelected?(link.toastLink)
    }
  }

  private func row(_ site: RecommendSiteModel) -> Element {
    Element(
      kind: "site", id: String(site.siteId), title: site.siteTitle, isEnabled: site.siteUrl != nil
    ) { [weak self] in
      if let url = site.siteUrl { self?.onOurLinkSelected?(url) }
    }
  }
}

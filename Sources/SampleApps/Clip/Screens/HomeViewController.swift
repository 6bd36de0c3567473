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
  var onAddLinkSelected: (() -> Void)?
  var onSurvey: ((_ survey: PopupInfoModel) -> Void)?

  /// The survey that has come and was not answered.
  private var survey: PopupInfoModel?
  private var isSurveyShown = false
  private var hasMainInfo = false
  private var recentLinks: [ToastListModel] = []
  private var weekly: [WeeklyLinkModel] = []
  private var sites: [RecommendSiteModel] = []
  /// For the replies that lead here.
  private lazy var way = WayBack(to: self)

  override init(services: ClipServices) {
    super.init(services: services)
  }

  override var navigationType: ToasterNavigationType? {
    ToasterNavigationType(
      hasBackButton: false, mainTitle: "Home",
      rightButton: "Settings")
  }

  override func rightButtonWasTouched() { onSettingSelected?() }

  /// Recent links or the way to a first one, the way to all of them, links of the week, sites.
  public var elements: ElementList {
    var list = ElementList()
    list.appendRows("link", count: recentLinks.count) { [self] in row(recentLinks[$0]) }
    if hasMainInfo, recentLinks.isEmpty {
      list.append(
        Element(kind: "button", title: "Add your first link") { [weak self] in
          self?.onAddLinkSelected?()
        })
    }
    list.append(
      Element(kind: "button", title: "All links") { [weak self] in
        self?.onArrowSelected?(AllClipModel.everything.id, AllClipModel.everything.title)
      })
    list.appendRows("weekly", count: weekly.count) { [self] in row(weekly[$0]) }
    list.appendRows("site", count: sites.count) { [self] in row(sites[$0]) }
    if let tooltipElement { list.append(tooltipElement) }
    return list
  }

  override var replyCount: Int { 3 }

  override func askServices() {
    let way = way
    services.main {
      guard let screen = way.owner, let info = screen.received($0) else { return }
      screen.hasMainInfo = true
      screen.recentLinks = info.recentLinks
    }
    services.weekly {
      guard let screen = way.owner, let links = screen.received($0) else { return }
      screen.weekly = links
    }
    services.sites {
      guard let screen = way.owner, let sites = screen.received($0) else { return }
      screen.sites = sites
    }
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    services.survey { [way] in
      // Nobody misses a survey that could not be asked for.
      guard case .success(let survey?) = $0, let screen = way.owner else { return }
      screen.survey = survey
      screen.showSurvey()
    }
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    showSurvey()
  }

  /// A survey that comes while something hides the screen, or that something takes away, is shown when the screen
  /// appears.
  private func showSurvey() {
    guard let survey, !isSurveyShown, viewIfLoaded?.window != nil else { return }
    isSurveyShown = true
    onSurvey?(survey)
  }

  /// The survey has left, or could not come.
  func surveyDidLeave() {
    isSurveyShown = false
  }

  /// The survey is answered.
  func endSurvey() {
    survey = nil
  }

  /// Lets the survey rest.
  func hideSurvey(for rest: SurveyRest) {
    endSurvey()
    services.hideSurvey(for: rest) { [weak self] in
      if case .failure(let failure) = $0 { self?.tell(failure) }
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

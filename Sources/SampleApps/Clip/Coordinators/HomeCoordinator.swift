public import Coordination
import UIKit

/// The first tab: links, the way to a first one, and the settings.
public final class HomeCoordinator: BaseCoordinator, LinkBrowsing, SettingShowing {
  /// Called when one has logged out. Owned by this coordinator, set by its parent.
  public var onFinish: (() -> Void)?
  var onSignedOut: (() -> Void)?

  let router: any RouterProtocol
  let viewControllerFactory: any ViewControllerFactoryProtocol
  private let coordinatorFactory: any CoordinatorFactoryProtocol

  init(
    router: any RouterProtocol, viewControllerFactory: any ViewControllerFactoryProtocol,
    coordinatorFactory: any CoordinatorFactoryProtocol
  ) {
    self.router = router
    self.viewControllerFactory = viewControllerFactory
    self.coordinatorFactory = coordinatorFactory
  }

  /// Shows the first screen of the tab (H1).
  public override func start() {
    let screen = viewControllerFactory.makeHomeVC()
    let way = Way(to: self, from: screen)
    screen.onMyLinkSelected = { url, isRead, id in
      way.owner?.showLink(url: url, isRead: isRead, id: id, from: way.screen)
    }
    screen.onOurLinkSelected = { url in
      way.owner?.showLink(url: url, isRead: nil, id: nil, from: way.screen)
    }
    screen.onArrowSelected = { id, name in
      way.owner?.showDetailClip(id: id, name: name, from: way.screen)
    }
    screen.onSettingSelected = { way.owner?.showSetting(from: way.screen) }
    screen.onAddLinkSelected = { way.owner?.showAddLink(from: way.screen) }
    screen.onSurvey = { survey in way.owner?.showSurvey(survey, from: way.screen) }
    screen.onFailure = { way.owner?.showFailure(over: way.screen) }
    if let tooltip = viewControllerFactory.makeTooltipVC(.home) { screen.show(tooltip) }
    router.setRoot(screen, animated: false)
  }

  /// Starts the way to a first link (H7), which comes back to this very screen (A3).
  private func showAddLink(from source: LoadingViewController?) {
    let coordinator = coordinatorFactory.makeAddLinkCoordinator(
      router: router, viewControllerFactory: viewControllerFactory,
      coordinatorFactory: coordinatorFactory, isNavigationBarHidden: true)
    coordinator.onFinish = { [weak self, weak source] in
      self?.screenDidLeave(revealing: source)
    }
    addDependency(coordinator)
    coordinator.start(from: source, hidesBottomBar: true)
  }

  private func showSurvey(_ survey: PopupInfoModel, from source: HomeViewController?) {
    showPopup(
      .survey, from: source,
      answers: [
        .go: .leaving { [weak self, weak source] in
          source?.endSurvey()
          self?.showLink(url: survey.linkURL, isRead: nil, id: nil, from: source)
        },
        .hideForAWeek: .leaving { [weak source] in source?.hideSurvey(for: .week) },
        .close: .leaving { [weak source] in source?.hideSurvey(for: .day) },
      ]
    ) { [weak source] in source?.surveyDidLeave() }
  }
}

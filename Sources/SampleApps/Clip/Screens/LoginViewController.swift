public import Simulator
public import UIKit

/// The screen on which one logs in, with pages that introduce the app.
public final class LoginViewController: ToasterViewController, ElementSource {
  /// Called when one has logged in. Owned by the screen, set by its coordinator.
  var onLoginCompleted: (() -> Void)?

  private let services: ClipServices
  private var pages: [OnboardingPage] = []
  /// Makes a page when it is shown. Owned by the screen, set by its coordinator.
  private var makePage: ((OnboardingPage) -> OnboardingViewController)?
  private weak var shownPage: OnboardingViewController?
  private var isSigningIn = false

  init(services: ClipServices) {
    self.services = services
    super.init()
  }

  /// Not there: screens are made by the factory.
  @available(*, unavailable, message: "screens are made by the factory")
  public required init?(coder: NSCoder) {
    nil
  }

  override var navigationType: ToasterNavigationType? { .hidden }

  /// Takes the pages of the introduction, and shows the first.
  func setupPages(
    _ pages: [OnboardingPage],
    make: @escaping @MainActor (OnboardingPage) -> OnboardingViewController
  ) {
    self.pages = pages
    makePage = make
    if let first = pages.first { show(first) }
  }

  /// One button for each account, then the pages, of which one is shown.
  public var elements: ElementList {
    var list = ElementList()
    for type in LoginType.all {
      list.append(
        Element(kind: "button", title: type.buttonTitle, isEnabled: !isSigningIn) {
          [weak self] in self?.signIn(with: type)
        })
    }
    list.appendRows("page", count: pages.count) { [self] index in
      let page = pages[index]
      let value = page == shownPage?.page ? "shown" : nil
      return Element(
        kind: "page", id: String(page.number), title: page.title, value: value
      ) { [weak self] in self?.show(page) }
    }
    return list
  }

  private func show(_ page: OnboardingPage) {
    guard page != shownPage?.page, let screen = makePage?(page) else { return }
    if let shownPage {
      shownPage.willMove(toParent: nil)
      shownPage.view.removeFromSuperview()
      shownPage.removeFromParent()
    }
    addChild(screen)
    view.addSubview(screen.view)
    screen.didMove(toParent: self)
    shownPage = screen
  }

  private func signIn(with type: LoginType) {
    isSigningIn = true
    services.signIn(with: type) { [weak self] result in
      guard let self else { return }
      isSigningIn = false
      switch result {
      case .success: onLoginCompleted?()
      case .failure: services.toast("Login failed", status: .warning)
      }
    }
  }
}

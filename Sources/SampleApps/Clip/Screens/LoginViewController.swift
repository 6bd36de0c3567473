public import Simulator
public import UIKit

/// The screen on which one logs in, with pages that introduce the app.
public final class LoginViewController: ToasterViewController, ElementSource {
  private let model: LoginViewModel
  private var pages: [OnboardingPage] = []
  /// Makes a page when it is shown. Owned by the screen, set by its coordinator.
  private var makePage: ((OnboardingPage) -> OnboardingViewController)?
  /// Owned as a child, too.
  private var shownPage: OnboardingViewController?

  init(services: ClipServices) {
    model = LoginViewModel(services: services)
    super.init()
  }

  /// Not there: screens are made by the factory.
  @available(*, unavailable, message: "screens are made by the factory")
  public required init?(coder: NSCoder) {
    nil
  }

  override var navigationType: ToasterNavigationType? { .hidden }

  /// Called when one has logged in. Owned by the screen's model, set by its coordinator.
  var onLoginCompleted: (() -> Void)? {
    get { model.onLoginCompleted }
    set { model.onLoginCompleted = newValue }
  }

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
        Element(kind: "button", title: type.buttonTitle, isEnabled: !model.isSigningIn) {
          [weak model] in model?.signIn(with: type)
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
}

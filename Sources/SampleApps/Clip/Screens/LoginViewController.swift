public import Simulator
public import UIKit

/// The screen on which one logs in, with pages that introduce the app.
public final class LoginViewController: UIViewController, ElementSource {
  /// Called when one has logged in. Owned by the screen, set by its coordinator.
  var onLoginCompleted: (() -> Void)?

  private let services: ClipServices
  private let pages: [OnboardingPage]
  private var shownPage = 1
  private var isSigningIn = false

  init(services: ClipServices, pages: [OnboardingPage]) {
    self.services = services
    self.pages = pages
    super.init(nibName: nil, bundle: nil)
  }

  /// Not there: screens are made by the factory.
  @available(*, unavailable, message: "screens are made by the factory")
  public required init?(coder: NSCoder) {
    nil
  }

  /// One button for each account, then the pages, of which one is shown.
  public var elements: ElementList {
    var list = ElementList()
    for type in LoginType.allCases {
      list.append(
        Element(kind: "button", title: "Log in with \(type.rawValue)", isEnabled: !isSigningIn) {
          [weak self] in self?.signIn(with: type)
        })
    }
    for page in pages {
      let value = page.number == shownPage ? "shown" : nil
      list.append(
        Element(kind: "page", id: String(page.number), title: page.title, value: value) {
          [weak self] in self?.shownPage = page.number
        })
    }
    return list
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

public import Simulator
import UIKit

/// The settings of the account.
public final class SettingViewController: LoadingViewController, ElementSource {
  /// Called when the server has logged one out. Owned by the screen, set by its coordinator.
  var onSignedOut: (() -> Void)?

  /// The account in the screen's header, which cannot be operated.
  private(set) var user: MypageUserModel?
  private var isSigningOut = false

  override init(services: ClipServices) {
    super.init(services: services)
    title = "Setting"
  }

  /// The way out.
  public var elements: ElementList {
    [
      Element(kind: "button", title: "Log out", isEnabled: !isSigningOut) { [weak self] in
        self?.signOut()
      }
    ]
  }

  override func askServices() {
    services.profile { [weak self] in
      guard let self, let user = received($0) else { return }
      self.user = user
    }
  }

  private func signOut() {
    isSigningOut = true
    services.signOut { [weak self] result in
      guard let self else { return }
      switch result {
      case .success:
        onSignedOut?()
      case .failure:
        isSigningOut = false
        onFailure?()
      }
    }
  }
}

import Simulator

/// Logs one in, for the screen that owns it: what waits for the server refers to this, not to the screen.
@MainActor
final class LoginViewModel {
  /// Called when one has logged in. Owned by the model, set by the screen's coordinator.
  var onLoginCompleted: (() -> Void)?
  private(set) var isSigningIn = false

  private let services: ClipServices

  init(services: ClipServices) {
    self.services = services
  }

  func signIn(with type: LoginType) {
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

public import Simulator
import UIKit

/// The settings of the account, and the ways out of it.
public final class SettingViewController: LoadingViewController, ElementSource {
  // Each is owned by the screen and set by its coordinator.
  /// Called when the server knows one no more, even if the screen has left by then.
  var onSignedOut: (() -> Void)?
  var onWithdrawSelected: (() -> Void)?

  /// The account, once it is known.
  private(set) var user: MypageUserModel?
  private var isSigningOut = false
  private var isSettingAlarm = false

  override init(services: ClipServices) {
    super.init(services: services)
  }

  override var navigationType: ToasterNavigationType? {
    ToasterNavigationType(hasBackButton: true, mainTitle: "Setting")
  }

  /// The alarm, the ways to whoever made the app, the ways out.
  public var elements: ElementList {
    [
      Element(
        kind: "switch", title: "Alarm", value: user.map { $0.isAlarmOn ? "on" : "off" },
        isEnabled: user != nil && !isSettingAlarm
      ) { [weak self] in self?.toggleAlarm() },
      link("Contact us", to: "https://pf.kakao.com/toaster"),
      link("Terms", to: "https://toaster.app/terms"),
      Element(kind: "button", title: "Log out", isEnabled: !isSigningOut) { [weak self] in
        self?.signOut()
      },
      Element(kind: "button", title: "Withdraw", isEnabled: !isSigningOut) { [weak self] in
        self?.onWithdrawSelected?()
      },
    ]
  }

  override func askServices() {
    services.profile { [weak self] in
      guard let self, let user = received($0) else { return }
      self.user = user
    }
  }

  /// Deletes the account.
  ///
  /// - Parameter end: Called once with whether that is done; a failure has been told.
  func withdraw(then end: @escaping @MainActor (_ isDone: Bool) -> Void) {
    services.withdraw { [weak self] result in
      if case .failure(let failure) = result { self?.tell(failure) }
      end(result.isSuccess)
    }
  }

  private func link(_ title: String, to address: String) -> Element {
    Element(kind: "button", title: title) {
      if let url = URL(string: address) { UIApplication.shared.open(url) }
    }
  }

  private func toggleAlarm() {
    guard let user else { return }
    let isOn = !user.isAlarmOn
    // The switch turns at once, and back if the server will not have it.
    self.user?.isAlarmOn = isOn
    isSettingAlarm = true
    services.setAlarm(isOn: isOn) { [weak self] result in
      guard let self else { return }
      isSettingAlarm = false
      if case .failure(let failure) = result {
        self.user?.isAlarmOn = !isOn
        tell(failure)
      }
    }
  }

  private func signOut() {
    isSigningOut = true
    services.signOut { [weak self, onSignedOut] result in
      switch result {
      case .success:
        onSignedOut?()
      case .failure(let failure):
        self?.isSigningOut = false
        self?.tell(failure)
      }
    }
  }
}

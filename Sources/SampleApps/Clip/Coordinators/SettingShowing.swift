import Coordination
import UIKit

/// A coordinator whose screens lead to the settings, from which one leaves the account.
@MainActor
protocol SettingShowing: PopupShowing, CoordinatorFinishOutput {
  /// Called when the server knows one no more; the tabs stay until that has been read.
  var onSignedOut: (() -> Void)? { get set }
}

extension SettingShowing {
  /// Pushes the settings (H6, T8).
  func showSetting(from source: LoadingViewController?) {
    let screen = viewControllerFactory.makeSettingVC()
    screen.onSignedOut = { [weak self, weak screen] in self?.confirmLogOut(from: screen) }
    screen.onWithdrawSelected = { [weak self, weak screen] in self?.confirmWithdrawal(from: screen)
    }
    reportFailures(of: screen)
    router.push(screen, hidesBottomBar: true, from: source) { [weak self, weak source] _ in
      self?.screenDidLeave(revealing: source)
    }
  }

  /// Tells that one has been logged out (P6), and ends the session.
  ///
  /// - Parameter screen: The settings; if they have left meanwhile, nobody can be told.
  private func confirmLogOut(from screen: UIViewController?) {
    onSignedOut?()
    guard let screen else {
      finish()
      return
    }
    showPopup(.loggedOut, from: screen) { [weak self] in self?.finish() }
  }

  private func confirmWithdrawal(from screen: SettingViewController?) {
    showPopup(
      .withdraw, from: screen, policy: .strict,
      answers: [
        .withdraw: .working { [weak self, weak screen] end in
          screen?.withdraw { isDone in
            end(isDone)
            if isDone { self?.finish() }
          }
        }
      ])
  }
}

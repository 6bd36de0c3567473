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

  private func confirmLogOut(from screen: UIViewController?) {
    onSignedOut?()
    let popup = showPopup(.loggedOut, from: screen) { [weak self] in self?.finish() }
    popup.whenComplete { [weak self] result in
      // A link may have led to another tab meanwhile: nobody can be told, and the session is over all the same.
      if case .failure = result { self?.finish() }
    }
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

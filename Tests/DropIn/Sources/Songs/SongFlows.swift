import UIKit

enum SongStep: Step {
  case songs
  case song(String)
  case settings
  case settingsDone
  case nowhere
}

final class AppStepper: Stepper {
  var onStep: ((Step) -> Void)?
  var initialStep: Step? { SongStep.songs }
}

final class SettingsStepper: Stepper {
  var onStep: ((Step) -> Void)?
  var initialStep: Step? { SongStep.settings }
}

final class SongsFlow: Flow {
  private let stack = UINavigationController()
  var root: UIViewController { stack }

  func navigate(to step: Step) -> Contributors {
    guard let step = step as? SongStep else { return .none }
    switch step {
    case .songs:
      return show(SongScreen(), title: "Songs")
    case .song(let title):
      return show(SongScreen(), title: title)
    case .settings:
      let flow = SettingsFlow()
      stack.present(flow.root, animated: true)
      return .flow(flow, SettingsStepper())
    case .settingsDone:
      stack.dismiss(animated: true)
      return .none
    case .nowhere:
      return .none
    }
  }

  private func show(_ screen: SongScreen, title: String) -> Contributors {
    screen.title = title
    stack.pushViewController(screen, animated: true)
    return .one(Contributor(screen: screen, steppers: [screen]))
  }
}

final class SettingsFlow: Flow {
  private let stack = UINavigationController()
  var root: UIViewController { stack }

  func navigate(to step: Step) -> Contributors {
    guard let step = step as? SongStep else { return .none }
    switch step {
    case .settings:
      let screen = SongScreen()
      screen.title = "Settings"
      stack.setViewControllers([screen], animated: false)
      return .one(Contributor(screen: screen, steppers: [screen]))
    case .settingsDone:
      return .end(forwarding: step)
    case .songs, .song, .nowhere:
      return .none
    }
  }
}

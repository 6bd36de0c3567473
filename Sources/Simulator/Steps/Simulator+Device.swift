import UIKit

extension Simulator {
  /// Changes the device under the app, which is told only of a change.
  func change(_ change: DeviceChange) {
    var device = runtime.device
    switch change {
    case .width(.compact): device.horizontalSizeClass = .compact
    case .width(.regular): device.horizontalSizeClass = .regular
    case .dark(let isDark): device.userInterfaceStyle = isDark ? .dark : .light
    }
    guard device != runtime.device else { return }
    runtime.log.note(change.sentence)
    runtime.application.change(to: device)
  }
}

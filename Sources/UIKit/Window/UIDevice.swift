/// The device the app runs on.
@preconcurrency
@MainActor
open class UIDevice: NSObject {
  /// The only device.
  open class var current: UIDevice { only }
  private static let only = UIDevice()

  /// The name of the device.
  open var name: String { model }
  /// What kind of device it is.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// What kind of device it is, in the user's language.
  open var localizedModel: String { model }
  /// The name of the system.
  open var systemName: String { "iOS" }
  /// The version of the system whose behaviour is imitated.
  open var systemVersion: String { "\(Runtime.current.generation.rawValue).0" }
  /// Whether it is a phone or a tablet.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { Runtime.current.device.idiom }
  /// How the device is held.
  open var orientation: UIDeviceOrientation { .portrait }
  /// What tells this device from others for the app's maker; the same in every run.
  open var identifierForVendor: UUID? {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 64, 0, 128, 0, 0, 0, 0, 0, 0, 0))
  }

  /// Which ways a screen may be held when nobody says otherwise.
  final var defaultOrientations: UIInterfaceOrientationMask {
    userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
}

/// The screen of the device.
@preconcurrency
@MainActor
open class UIScreen: NSObject {
  /// The only screen.
  open class var main: UIScreen { only }
  private static let only = UIScreen()

  /// The size of the screen, in points.
  open var bounds: CGRect { CGRect(origin: .zero, size: Runtime.current.device.size) }
  /// The size of the screen, in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// How many pixels a point has.
  open var scale: CGFloat { 3 }
  /// How many pixels a point has.
  open var nativeScale: CGFloat { scale }
  /// How bright the screen is, from 0 to 1; stored only.
  open var brightness: CGFloat = 0.5
  /// The traits of the device.
  open var traitCollection: UITraitCollection { UITraitCollection.current }
}

extension UIScreen: UITraitEnvironment {}

/// What the simulated device is.
package struct DeviceTraits: Equatable, Sendable {
  package var idiom: UIUserInterfaceIdiom
  package var size: CGSize
  package var horizontalSizeClass: UIUserInterfaceSizeClass
  package var verticalSizeClass: UIUserInterfaceSizeClass
  package var userInterfaceStyle: UIUserInterfaceStyle

  /// A phone held upright.
  package static let phone = DeviceTraits(
    idiom: .phone, size: CGSize(width: 390, height: 844), horizontalSizeClass: .compact,
    verticalSizeClass: .regular, userInterfaceStyle: .light)
  /// A tablet whose app has the whole screen.
  package static let pad = DeviceTraits(
    idiom: .pad, size: CGSize(width: 1024, height: 1366), horizontalSizeClass: .regular,
    verticalSizeClass: .regular, userInterfaceStyle: .light)
}

import UIKit

/// What is asked of a controller's class at every step, found out once in a process.
///
/// Asking an object what it conforms to, or what it inherits, costs more than a step has time for.
@MainActor
final class ScreenClass {
  /// Which of its children a container shows.
  enum Container {
    case none
    case stack
    case tabs
    case pages
    case split
  }

  let container: Container
  let isAlert: Bool
  /// The class as one whose screens say what stands on them; nil if they do not.
  ///
  /// Asked for once and late: what a class does not conform to is searched for in all of the program.
  private lazy var source: (any ElementSource.Type)? = type as? any ElementSource.Type
  /// Whether it is one of the system's own screens.
  private(set) lazy var isSystemScreen =
    Self.systemScreens.include(type) { type is any SystemScreen.Type }
  let isSearch: Bool
  /// The name of the type without the suffix, as labels have it.
  let label: String
  private let type: UIViewController.Type
  private let address: UnsafeRawPointer

  /// Places found by the address of a class; what does not stand in its place is in the table of all.
  @exclusivity(unchecked)
  private static var places: UnsafeMutablePointer<Unmanaged<ScreenClass>?>?
  private static let placeCount = 128
  private static var known: [UnsafeRawPointer: ScreenClass] = [:]
  private static let systemScreens = Conformers(of: (any SystemScreen).self)

  private init(_ type: UIViewController.Type, address: UnsafeRawPointer) {
    self.type = type
    self.address = address
    container =
      if type is UINavigationController.Type {
        .stack
      } else if type is UITabBarController.Type {
        .tabs
      } else if type is UIPageViewController.Type {
        .pages
      } else if type is UISplitViewController.Type {
        .split
      } else {
        .none
      }
    isAlert = type is UIAlertController.Type
    isSearch = type is UISearchController.Type
    label = Label.label(fromTypeName: TypeNames.name(of: type))
  }

  /// What is known of a controller's class.
  @inline(__always)
  static func of(_ controller: UIViewController) -> ScreenClass {
    let type = Swift.type(of: controller)
    let address = unsafeBitCast(type, to: UnsafeRawPointer.self)
    if let places, let found = places[place(of: address)] {
      let found = found.takeUnretainedValue()
      if found.address == address { return found }
    }
    return lookUp(type, address)
  }

  /// A controller of this class as one that says what stands on it; nil if it does not.
  func source(of controller: UIViewController) -> (any ElementSource)? {
    guard let source else { return nil }
    return Self.source(of: controller, as: source)
  }

  // Opens what the class was found to be, where a cast would search for it.
  private static func source<Source: ElementSource>(
    of controller: UIViewController, as type: Source.Type
  ) -> any ElementSource {
    unsafeDowncast(controller, to: type)
  }

  @inline(__always)
  private static func place(of address: UnsafeRawPointer) -> Int {
    let bits = Int(bitPattern: address) >> 4
    return (bits ^ bits >> 7) & (placeCount - 1)
  }

  @inline(never)
  private static func lookUp(
    _ type: UIViewController.Type, _ address: UnsafeRawPointer
  ) -> ScreenClass {
    let found = known[address] ?? ScreenClass(type, address: address)
    known[address] = found
    let places = places ?? makePlaces()
    // Kept alive by the table of all.
    places[place(of: address)] = Unmanaged.passUnretained(found)
    return found
  }

  private static func makePlaces() -> UnsafeMutablePointer<Unmanaged<ScreenClass>?> {
    let places = UnsafeMutablePointer<Unmanaged<ScreenClass>?>.allocate(capacity: placeCount)
    places.initialize(repeating: nil, count: placeCount)
    Self.places = places
    return places
  }
}

extension UIViewController {
  /// The child that a container shows; nil for anything that is no container, or is empty.
  var shownChild: UIViewController? {
    // Each is what its class was found to be; a cast would ask again.
    switch ScreenClass.of(self).container {
    case .none: nil
    case .stack: unsafeDowncast(self, to: UINavigationController.self).topViewController
    case .tabs: unsafeDowncast(self, to: UITabBarController.self).selectedViewController
    case .pages: unsafeDowncast(self, to: UIPageViewController.self).shownPage
    case .split: unsafeDowncast(self, to: UISplitViewController.self).shownColumn
    }
  }

  /// Whether it is a stack.
  var isStackOfScreens: Bool { ScreenClass.of(self).container == .stack }
}

extension UIPageViewController {
  /// The page that is shown.
  var shownPage: UIViewController? { viewControllers?.first }
}

extension UISplitViewController {
  /// The column in front where there is room for one.
  var shownColumn: UIViewController? { viewControllers.last }
}

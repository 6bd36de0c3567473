/// Makes controllers by name.
///
/// There are no storyboard files: a name is looked up among those that whoever runs the app has registered.
@preconcurrency
@MainActor
open class UIStoryboard: NSObject {
  /// The name of the storyboard.
  package let name: String

  /// Creates a storyboard.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Makes the controller that is registered under this name; without one, it is an exception.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    make(identifier, nil)
  }

  /// Makes the controller that is registered under this name, or one that the app makes itself.
  ///
  /// - Parameter creator: Called with an empty archive; nil leaves it to the registration.
  open func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let made = creator?(EmptyArchive()) ?? make(identifier, nil)
    guard let controller = made as? ViewController else {
      preconditionFailure(
        "the storyboard \"\(name)\" has no \(ViewController.self) with the identifier "
          + "\"\(identifier)\"")
    }
    controller.remember(self)
    return controller
  }

  /// Makes the first controller; nil if none is registered.
  open func instantiateInitialViewController() -> UIViewController? {
    guard let factory = Runtime.current.storyboards.factory(name, nil) else { return nil }
    let controller = factory()
    controller.remember(self)
    return controller
  }

  /// Makes the first controller, or one that the app makes itself.
  open func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    let made = creator?(EmptyArchive()) ?? instantiateInitialViewController() as? ViewController
    made?.remember(self)
    return made
  }

  private final func make(_ identifier: String, _ sender: Any?) -> UIViewController {
    guard let factory = Runtime.current.storyboards.factory(name, identifier) else {
      Runtime.current.refuse(
        .notInStoryboard(identifier: identifier, storyboard: name), by: nil)
      return UIViewController()
    }
    let controller = factory()
    controller.remember(self)
    return controller
  }
}

/// An archive with nothing in it.
private final class EmptyArchive: NSCoder {
  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
}

/// The controllers that storyboards make in one run; each closure is owned for the run.
@MainActor
package final class StoryboardRegistry {
  private struct Key: Hashable {
    let storyboard: String
    let identifier: String?
  }

  private var factories: [Key: @MainActor () -> UIViewController] = [:]

  package init() {}

  /// Says what a storyboard makes.
  ///
  /// - Parameters:
  ///   - storyboard: Its name.
  ///   - identifier: The name of the controller; nil is the first one.
  ///   - factory: Makes it; owned for the run.
  package func register(
    storyboard: String, identifier: String?, factory: @escaping @MainActor () -> UIViewController
  ) {
    factories[Key(storyboard: storyboard, identifier: identifier)] = factory
  }

  func factory(_ storyboard: String, _ identifier: String?) -> (() -> UIViewController)? {
    factories[Key(storyboard: storyboard, identifier: identifier)]
  }
}

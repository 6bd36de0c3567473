public import UIKit

/// A browser inside the app: an ordinary screen, whose page nobody loads.
@preconcurrency
@MainActor
open class SFSafariViewController: UIViewController {
  /// How the browser behaves; stored only.
  @preconcurrency
  @MainActor
  open class Configuration: NSObject {
    /// Whether an article is shown without its surroundings.
    open var entersReaderIfAvailable = false
    /// Whether the bars go when the page is moved.
    open var barCollapsingEnabled = true

    /// Creates the usual behaviour.
    public override init() {
      super.init()
    }
  }

  /// The word on the button that ends it; stored only.
  public enum DismissButtonStyle: Int, Sendable {
    case done = 0
    case close = 1
    case cancel = 2
  }

  /// The page it was made for.
  package final let url: URL?
  /// How the browser behaves.
  public let configuration: Configuration
  /// Told about the user's doing; weak.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// The colour behind the bars; stored only.
  open var preferredBarTintColor: UIColor?
  /// The colour of the buttons; stored only.
  open var preferredControlTintColor: UIColor?
  /// The word on the button that ends it; stored only.
  open var dismissButtonStyle = DismissButtonStyle.done

  /// Creates a browser.
  ///
  /// - Parameters:
  ///   - URL: The page, of the web.
  ///   - configuration: How the browser behaves.
  public init(url URL: URL, configuration: Configuration) {
    url = URL
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a browser.
  public convenience init(url URL: URL) {
    self.init(url: URL, configuration: Configuration())
  }

  /// Creates a browser without a page; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    url = nil
    configuration = Configuration()
    super.init(coder: coder)
  }

  /// Touches the button that ends it: the delegate is told, and the browser goes if nobody has taken it away.
  ///
  /// - Returns: Whether it is on screen.
  @discardableResult
  package final func touchDone() -> Bool {
    guard appearance == .appeared else { return false }
    delegate?.safariViewControllerDidFinish(self)
    if !isBeingDismissed, let presenter, presenter.presented === self {
      presenter.dismiss(animated: true)
    }
    return true
  }
}

extension SFSafariViewController: SystemScreen {
  package final var controls: [SystemControl] {
    let title =
      switch dismissButtonStyle {
      case .done: "Done"
      case .close: "Close"
      case .cancel: "Cancel"
      }
    return [.button(title) { [weak self] in self?.touchDone() }]
  }
}

/// Told about the user's doing in a browser.
@preconcurrency
@MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  /// Called when the button that ends the browser was touched.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  /// Called when the first page is there, or not.
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
  /// Called when the first page has led to another.
  func safariViewController(
    _ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
  /// Asked for services of the app's own; none when not implemented.
  func safariViewController(
    _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
  ) -> [UIActivity]
}

extension SFSafariViewControllerDelegate {
  /// Does nothing.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  /// Does nothing.
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
  /// Does nothing.
  public func safariViewController(
    _ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL
  ) {}
  /// None.
  public func safariViewController(
    _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
  ) -> [UIActivity] { [] }
}

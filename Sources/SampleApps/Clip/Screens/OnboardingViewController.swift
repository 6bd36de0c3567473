public import Simulator
public import UIKit

/// One page of the introduction.
public final class OnboardingViewController: ToasterViewController, ElementSource {
  let page: OnboardingPage

  init(page: OnboardingPage) {
    self.page = page
    super.init()
  }

  /// Not there: screens are made by the factory.
  @available(*, unavailable, message: "screens are made by the factory")
  public required init?(coder: NSCoder) {
    nil
  }

  /// The number of the page.
  public var screenID: String? { String(page.number) }
}

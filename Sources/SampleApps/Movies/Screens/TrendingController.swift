import UIKit

/// What others see, and who plays in it: two pages.
final class TrendingController: UIPageViewController, UIPageViewControllerDataSource {
  private var row: [UIViewController] = []

  init() {
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
    navigationItem.title = "Trending"
  }

  @available(*, unavailable, message: "there are no pages in an archive")
  required init?(coder: NSCoder) {
    nil
  }

  /// Shows pages, the first one first.
  func show(_ pages: [UIViewController]) {
    row = pages
    dataSource = self
    setViewControllers(Array(pages.prefix(1)), direction: .forward, animated: false)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    page(beside: viewController, -1)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    page(beside: viewController, 1)
  }

  private func page(beside other: UIViewController, _ distance: Int) -> UIViewController? {
    guard let place = row.firstIndex(where: { $0 === other }) else { return nil }
    return row.indices.contains(place + distance) ? row[place + distance] : nil
  }
}

import Dispatch
import RunFixture
import UIKit
import XCTest

@MainActor
final class ViewSurface: XCTestCase {
  override func setUp() async throws { UnsimulatedRun.begin() }

  func test_view_hasEveryMember() async {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    let inner = UIView()
    view.addSubview(inner)
    view.insertSubview(UIView(), belowSubview: inner)
    view.insertSubview(UIView(), aboveSubview: inner)
    view.insertSubview(UIView(), at: 0)
    view.bringSubviewToFront(inner)
    view.sendSubviewToBack(inner)
    XCTAssertEqual(view.subviews.count, 4)
    XCTAssertEqual(inner.superview, view)
    XCTAssertTrue(inner.isDescendant(of: view))
    inner.removeFromSuperview()
    XCTAssertNil(inner.superview)
    view.isHidden = true
    view.alpha = 0.5
    view.tag = 7
    view.backgroundColor = .clear
    view.tintColor = UIColor.systemBlue
    view.clipsToBounds = true
    view.contentMode = .scaleAspectFit
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.center = CGPoint(x: 5, y: 10)
    view.accessibilityIdentifier = "view"
    view.isUserInteractionEnabled = false
    view.setNeedsLayout()
    view.layoutIfNeeded()
    XCTAssertEqual(view.bounds.size, CGSize(width: 10, height: 20))
    XCTAssertEqual(view.viewWithTag(7), view)
    XCTAssertNil(view.window)
    view.addGestureRecognizer(UIGestureRecognizer(target: self, action: Selector("tapped")))
    XCTAssertEqual(view.gestureRecognizers?.count, 1)
  }

  func test_constraints_areStored() async {
    let view = UIView()
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    let constraints = [
      inner.topAnchor.constraint(equalTo: view.topAnchor),
      inner.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -1),
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      inner.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor),
      inner.leftAnchor.constraint(equalTo: view.leftAnchor),
      inner.rightAnchor.constraint(equalTo: view.rightAnchor),
      inner.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      inner.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      inner.widthAnchor.constraint(equalToConstant: 10),
      inner.heightAnchor.constraint(equalTo: inner.widthAnchor, multiplier: 2),
    ]
    NSLayoutConstraint.activate(constraints)
    XCTAssertTrue(constraints.allSatisfy(\.isActive))
    constraints[0].isActive = false
    constraints[1].priority = .defaultHigh
    XCTAssertEqual(constraints[1].constant, -1)
    XCTAssertEqual(constraints[9].multiplier, 2)
  }

  func test_animations_haveEveryForm() async {
    let view = UIView()
    var changes = 0
    UIView.animate(withDuration: 0) { changes += 1 }
    UIView.animate(withDuration: 0, animations: { changes += 1 }, completion: nil)
    UIView.animate(
      withDuration: 0, delay: 0, options: [.curveEaseOut], animations: { changes += 1 })
    UIView.animate(
      withDuration: 0, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: [],
      animations: { changes += 1 }, completion: nil)
    UIView.transition(
      with: view, duration: 0, options: .transitionCrossDissolve, animations: { changes += 1 },
      completion: nil)
    UIView.transition(with: view, duration: 0, animations: nil)
    UIView.performWithoutAnimation { changes += 1 }
    let enabled = UIView.areAnimationsEnabled
    UIView.setAnimationsEnabled(false)
    UIView.setAnimationsEnabled(enabled)
    CATransaction.begin()
    CATransaction.setCompletionBlock {}
    CATransaction.commit()
    XCTAssertEqual(changes, 6)
  }

  func test_looks_areValues() async {
    XCTAssertNotNil(UIImage(named: "icon"))
    XCTAssertNotNil(UIImage(systemName: "plus")?.withRenderingMode(.alwaysOriginal))
    let colors: [UIColor] = [
      .clear, .white, .black, .red, .green, .blue, .gray, .systemBackground, .systemGray6, .label,
      UIColor(red: 0, green: 0, blue: 0, alpha: 1), UIColor(white: 0, alpha: 1),
      UIColor.red.withAlphaComponent(0.5),
    ]
    XCTAssertEqual(colors.count, 13)
    let fonts: [UIFont] = [
      .systemFont(ofSize: 12), .systemFont(ofSize: 12, weight: .bold), .boldSystemFont(ofSize: 12),
      .preferredFont(forTextStyle: .body),
    ]
    XCTAssertEqual(fonts[0].pointSize, 12)
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .white
    appearance.titleTextAttributes = [.font: fonts[0], .foregroundColor: UIColor.black]
    XCTAssertEqual(appearance.backgroundColor, appearance.backgroundColor)
  }

  func test_bars_haveEveryMember() async {
    let item = UINavigationItem(title: "A")
    item.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .done, target: self, action: Selector("done"))
    item.rightBarButtonItem = UIBarButtonItem(
      title: "Add", style: .plain, target: self, action: nil)
    item.rightBarButtonItems = [
      UIBarButtonItem(image: nil, style: .plain, target: nil, action: nil),
      UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { _ in }),
      UIBarButtonItem(customView: UIView()), .flexibleSpace(), UIBarButtonItem(),
    ]
    item.largeTitleDisplayMode = .never
    item.largeTitleDisplayMode = .always
    item.hidesBackButton = true
    item.setHidesBackButton(false, animated: true)
    item.backBarButtonItem = UIBarButtonItem(title: "", style: .plain, target: nil, action: nil)
    item.titleView = UIView()
    item.searchController = UISearchController()
    item.hidesSearchBarWhenScrolling = false
    XCTAssertEqual(item.leftBarButtonItem?.title, "Done")
    let tab = UITabBarItem(title: "A", image: nil, selectedImage: nil)
    tab.badgeValue = "1"
    XCTAssertEqual(tab.title, "A")
    XCTAssertEqual(UITabBarItem(tabBarSystemItem: .search, tag: 1).tag, 1)
  }

  func test_controls_runTheirActions() async {
    let control = UIControl()
    var runs = 0
    control.addAction(UIAction { _ in runs += 1 }, for: .touchUpInside)
    control.addTarget(self, action: Selector("tapped"), for: .touchUpInside)
    control.isEnabled = true
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: [.valueChanged, .editingChanged])
    XCTAssertEqual(runs, 1)
    XCTAssertEqual(control.state, UIControl.State.normal)
  }

  func test_foundation_hasWhatAppleHas() async {
    XCTAssertEqual(IndexPath(row: 1, section: 0).row, 1)
    XCTAssertEqual(DispatchQueue.main, DispatchQueue.main)
    XCTAssertEqual(autoreleasepool { 1 }, 1)
    XCTAssertEqual(CGVector(dx: 1, dy: 2).dy, 2)
    XCTAssertEqual(UIEdgeInsets.zero.top, 0)
    let map = NSMapTable<UIViewController, NSString>.weakToStrongObjects()
    let screen = UIViewController()
    map.setObject("a", forKey: screen)
    XCTAssertEqual(map.object(forKey: screen), "a")
    let text = NSAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 1)])
    XCTAssertEqual(text.length, 1)
    XCTAssertNil(UIViewController().undoManager?.canUndo)
    XCTAssertEqual(UITraitCollection(horizontalSizeClass: .regular).horizontalSizeClass, .regular)
  }

  func test_storyboard_makesWhatIsRegistered() async {
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    XCTAssertNil(storyboard.instantiateInitialViewController())
    let make: @MainActor (String) -> UIViewController =
      storyboard.instantiateViewController(withIdentifier:)
    XCTAssertNotNil(make)
  }
}

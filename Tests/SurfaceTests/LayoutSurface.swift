import RunFixture
import UIKit
import XCTest

/// Overrides what views override.
class LayoutView: UIView {
  var calls: [String] = []

  override func layoutSubviews() {
    calls.append("layout")
    super.layoutSubviews()
  }
  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    calls.append("didMove")
  }
  override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    calls.append("willMove")
  }
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 3, height: 4) }
  override var intrinsicContentSize: CGSize { CGSize(width: 1, height: 2) }
  override var topAnchor: NSLayoutYAxisAnchor { super.topAnchor }
  override var center: CGPoint {
    didSet { calls.append("center") }
  }
  override var safeAreaInsets: UIEdgeInsets { super.safeAreaInsets }
  override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    super.addGestureRecognizer(gestureRecognizer)
    calls.append("recognizer")
  }
}

@MainActor
final class LayoutSurface: XCTestCase {
  override func setUp() async throws { UnsimulatedRun.begin() }

  func test_layout_isStored() async {
    let view = LayoutView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    view.overrideUserInterfaceStyle = .dark
    view.center = CGPoint(x: 30, y: 40)
    view.setNeedsDisplay()
    view.sizeToFit()
    XCTAssertEqual(view.frame, CGRect(x: 15, y: 20, width: 3, height: 4))
    XCTAssertEqual(view.layoutMargins.left, 2)
    XCTAssertEqual(view.directionalLayoutMargins.leading, 2)
    XCTAssertEqual(view.safeAreaInsets, .zero)
    XCTAssertEqual(view.intrinsicContentSize.height, 2)
    XCTAssertEqual(view.overrideUserInterfaceStyle, .dark)
    XCTAssertEqual(view.calls, ["center"])
  }

  func test_rules_areHeldAndDropped() async {
    let view = UIView()
    let inner = UIView()
    view.addSubview(inner)
    let rules = [
      inner.widthAnchor.constraint(equalToConstant: 1),
      inner.heightAnchor.constraint(equalToConstant: 1),
    ]
    view.addConstraint(rules[0])
    view.addConstraints([rules[1]])
    XCTAssertEqual(view.constraints, rules)
    view.removeConstraint(rules[0])
    view.removeConstraints([rules[1]])
    XCTAssertTrue(view.constraints.isEmpty)
    NSLayoutConstraint.deactivate(rules)
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    view.removeLayoutGuide(guide)
    XCTAssertTrue(view.layoutMarginsGuide === view.layoutMarginsGuide)
    XCTAssertFalse(view.layoutMarginsGuide === view.safeAreaLayoutGuide)
  }

  func test_places_areConverted() async {
    let outer = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let inner = LayoutView(frame: CGRect(x: 1, y: 2, width: 10, height: 10))
    outer.addSubview(inner)
    XCTAssertEqual(inner.calls, ["willMove", "didMove"])
    XCTAssertEqual(inner.convert(CGPoint.zero, to: outer), CGPoint(x: 1, y: 2))
    XCTAssertEqual(
      inner.convert(CGRect(x: 0, y: 0, width: 5, height: 5), from: outer),
      CGRect(x: -1, y: -2, width: 5, height: 5))
  }

  func test_touches_areRecognisedBySeveral() async {
    let view = LayoutView()
    let recognizer = UIGestureRecognizer(target: nil, action: nil)
    view.addGestureRecognizer(recognizer)
    view.removeGestureRecognizer(recognizer)
    XCTAssertEqual(view.gestureRecognizers, [])
    XCTAssertEqual(view.calls, ["recognizer"])
    XCTAssertFalse(view.endEditing(true))
  }

  func test_environments_haveTraits() async {
    let environments: [UITraitEnvironment] = [UIView(), UIViewController()]
    XCTAssertEqual(
      environments.map { $0.traitCollection.horizontalSizeClass }, [.compact, .compact])
  }
}

import UIKit
import XCTest

/// A window that has been operated at random, and what was wrong with it.
@MainActor
protocol Walk: AnyObject {
  /// What was not as it must be; none for a good walk.
  var violations: [String] { get }
  /// What was done, in order.
  var journal: [String] { get }
}

extension XCTestCase {
  /// Walks once with each seed from 1 on; the first walk that goes wrong, or leaves something alive, fails the test.
  @MainActor
  func expectNoViolation(
    ofSeeds seeds: UInt64, _ run: (UInt64) -> some Walk, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    for seed in 1...seeds {
      let violations: [String]
      let journal: [String]
      do {
        let walk = run(seed)
        violations = walk.violations
        journal = walk.journal
      }
      let registry = LifetimeRegistry.shared
      let alive = (registry.live(.controller) + registry.live(.coordinator))
        .map { "\($0.typeName) \($0.id)" }
      guard !violations.isEmpty || !alive.isEmpty else { continue }
      return XCTFail(
        "seed \(seed): \(violations), alive: \(alive)\n\(journal.joined(separator: "\n"))",
        file: file, line: line)
    }
  }
}

/// What is known of one screen of a walk and its closure.
@MainActor
final class WalkRecord {
  let name: String
  weak var screen: UIViewController?
  /// Whether it was ever in a container or presented.
  var hasEntered = false
  /// Whether a router has taken a closure for it, as the call that brought one has ended well.
  var hasClosure = false
  var runs = 0

  init(_ name: String) {
    self.name = name
  }
}

/// A screen that tells when it has entered, and may do something in a callback.
@MainActor
class WalkScreen: UIViewController {
  let record: WalkRecord
  /// Owned by the screen; runs in one callback.
  var act: (() -> Void)?
  /// In which: 0 when it moves to a container, 1 to 4 when it appears and disappears.
  var moment = 0

  init(_ record: WalkRecord) {
    self.record = record
    super.init(nibName: nil, bundle: nil)
    record.screen = self
  }

  required init?(coder: NSCoder) { nil }

  private func reach(_ moment: Int) {
    record.hasEntered = true
    if moment == self.moment { act.take()?() }
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    if parent != nil { reach(0) }
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    reach(1)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    reach(2)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    reach(3)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    reach(4)
  }
}

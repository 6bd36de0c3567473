import Coordination
import UIKit
import XCTest

/// Seeded walks: links, log-outs, modals and touches in any order. Every link ends exactly once.
@MainActor
final class LinkWalkTests: ShopTestCase {
  /// Random numbers, the same for the same seed.
  private struct Dice {
    var state: UInt64

    mutating func roll(_ sides: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % sides
    }
  }

  private final class Count {
    var opened = 0
    var ends: [Int: Int] = [:]
    var successes = 0
  }

  /// A modal that is in the way of links, in one of the three ways.
  private final class Obstacle: UIViewController, LinkObstacle {
    var linkPolicy = LinkPolicy.givesWay
  }

  func test_everyLinkEndsExactlyOnce() async {
    var successes = 0
    for seed in 1...150 as ClosedRange<UInt64> {
      var dice = Dice(state: seed)
      let count = Count()
      for _ in 1...40 {
        act(&dice, count)
        if dice.roll(2) == 0 { settle() }
      }
      settle()
      // Whatever held the links leaves; what waits has its turn.
      window.rootViewController?.dismiss(animated: false)
      settle()
      shop.logOut(because: "the walk is over")
      settle()
      shop.logIn()
      settle()
      links.dropWaiting(because: "the walk is over")
      XCTAssertEqual(count.ends.count, count.opened, "seed \(seed)")
      XCTAssertEqual(Set(count.ends.values).subtracting([1]), [], "seed \(seed)")
      XCTAssertNil(links.running, "seed \(seed)")
      XCTAssertEqual(runtime.diagnostics.messages, [], "seed \(seed)")
      successes += count.successes
      shop.logOut(because: "the next walk")
      settle()
      XCTAssertEqual(keptClosures, 0, "seed \(seed)")
    }
    XCTAssertGreaterThan(successes, 500)
  }

  private func act(_ dice: inout Dice, _ count: Count) {
    switch dice.roll(12) {
    case 0: shop.logIn()
    case 1: shop.logOut(because: "the login has expired")
    case 2: present(&dice)
    case 3: WindowRouter(window: window).dismissAll(animated: dice.roll(2) == 0)
    case 4: WindowRouter(window: window).close()
    case 5: review?.type("mine")
    case 6: links.reconsider()
    case 7: if dice.roll(6) == 0 { links.dropWaiting(because: "no more") }
    default: open(&dice, count)
    }
  }

  private func present(_ dice: inout Dice) {
    let obstacle = Obstacle()
    obstacle.linkPolicy =
      [LinkPolicy.givesWay, .holdsLinks, .dropsLinks, .givesWay][dice.roll(4)]
    WindowRouter(window: window).present(obstacle, animated: dice.roll(2) == 0)
  }

  private func open(_ dice: inout Dice, _ count: Count) {
    let order = dice.roll(12)
    let routes: [ShopRoute] = [
      .app, .tab(.home), .tab(.orders), .order(order), .order(order), .review(order: 3, text: nil),
      .review(order: order, text: "good"),
    ]
    let number = count.opened
    count.opened += 1
    links.open(routes[dice.roll(routes.count)]).whenComplete { result in
      count.ends[number, default: 0] += 1
      if case .success = result { count.successes += 1 }
    }
  }
}

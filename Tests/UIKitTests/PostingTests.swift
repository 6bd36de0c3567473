import Foundation
import XCTest

@testable import UIKit

/// Nobody misses a notification, however it is observed.
final class PostingTests: XCTestCase {
  // Posting tells observers on the thread that posts.
  private final class Seen: @unchecked Sendable {
    var names: [String] = []
  }

  private static let name = Notification.Name("posting-tests")

  func test_posting_reachesObserversOfEveryKind() {
    let center = NotificationCenter()
    let subject = NSObject()
    let kinds: [(Notification.Name?, NSObject?)] = [
      (Self.name, nil), (nil, nil), (Self.name, subject), (nil, subject),
    ]
    for (name, object) in kinds {
      let seen = Seen()
      center.postIfObserved(Self.name, subject)
      let observer = center.addObserver(forName: name, object: object, queue: nil) { note in
        seen.names.append(note.name.rawValue)
      }
      center.postIfObserved(Self.name, subject)
      center.removeObserver(observer)
      center.postIfObserved(Self.name, subject)
      XCTAssertEqual(seen.names, ["posting-tests"])
    }
  }

  func test_posting_reachesTheSecondObserverWhenTheFirstHasGone() {
    let center = NotificationCenter()
    let seen = Seen()
    let observers = ["first", "second"].map { label in
      center.addObserver(forName: nil, object: nil, queue: nil) { _ in seen.names.append(label) }
    }
    center.removeObserver(observers[0])
    center.postIfObserved(Self.name, NSObject())
    center.removeObserver(observers[1])
    XCTAssertEqual(seen.names, ["second"])
  }

  #if os(Linux)
    func test_posting_aNewCenterIsKnownToHaveNoObservers() {
      let center = NotificationCenter()
      XCTAssertTrue(center.isCertainlyUnobserved)
      let observer = center.addObserver(forName: nil, object: nil, queue: nil) { _ in }
      XCTAssertFalse(center.isCertainlyUnobserved)
      center.removeObserver(observer)
    }
  #endif
}

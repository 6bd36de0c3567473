import Coordination
import Foundation
import NavigationFixture
import Simulator
import UIKit
import XCTest

/// How far an audit sees, and that looking runs nothing and changes nothing.
@MainActor
final class AuditReachTests: XCTestCase {
  private final class Target {}

  /// A class whose every property could run code.
  private final class Owner: CustomReflectable, CustomStringConvertible {
    enum Shape: CustomReflectable {
      case round(Target)
      var customMirror: Mirror {
        XCTFail("the mirror was asked for")
        return Mirror(reflecting: 0)
      }
    }

    struct Box {
      weak var weakly: Target?
      unowned(unsafe) var unsafely: Target
      var strongly: Target?
    }

    var target: Target?
    weak var weakTarget: Target?
    var box: Box?
    var shape: Shape?
    var pair: (count: Int, held: Target)?
    var any: Any?
    var closure: (() -> Any?)?
    lazy var late: Target = {
      XCTFail("the lazy property was made")
      return Target()
    }()
    var computed: Target {
      XCTFail("the property was computed")
      return Target()
    }
    func letGo() {
      (target, weakTarget, box, shape) = (nil, nil, nil, nil)
      (pair, any, closure) = (nil, nil, nil)
    }

    var customMirror: Mirror {
      XCTFail("the mirror was asked for")
      return Mirror(reflecting: 0)
    }
    var description: String {
      XCTFail("the description was asked for")
      return ""
    }
  }

  private final class OwnerApp: HeadlessApp {
    static let name = "owner"
    static let vocabulary = Vocabulary()
    static weak var environment: AppEnvironment?
    static weak var owner: Owner?
    private let owner = Owner()

    init(environment: AppEnvironment) {
      Self.environment = environment
      Self.owner = owner
    }

    func start(in window: UIWindow) { window.rootViewController = UIViewController() }
    func open(_ url: URL) -> URLHandling { .unhandled(asked: []) }
  }

  private var app: Simulator!

  override func setUp() async throws { app = Simulator(OwnerApp.self) }

  override func tearDown() async throws {
    app.end()
    app = nil
  }

  /// The holders of an object that the owner takes in some way.
  private func holders(_ take: (Owner, Target) -> Void) -> [String] {
    let target = Target()
    OwnerApp.environment?.track(target, named: "target")
    if let owner = OwnerApp.owner { take(owner, target) }
    let found = app.survivors(labeled: "target")
    OwnerApp.owner?.letGo()
    XCTAssertEqual(found.map(\.permission), [.notToldWhen])
    return found.first?.holders.map { "\($0.path) \($0.link)" } ?? []
  }

  private let byClosure = ["OwnerApp.owner.closure closure"]

  func test_properties_ofEachKind() async {
    XCTAssertEqual(holders { $0.target = $1 }, ["OwnerApp.owner.target property"])
    XCTAssertEqual(holders { $0.weakTarget = $1 }, [])
    XCTAssertEqual(
      holders { $0.box = Owner.Box(weakly: $1, unsafely: $1, strongly: $1) },
      ["OwnerApp.owner.box.strongly property"])
    XCTAssertEqual(
      holders {
        $0.box = Owner.Box(weakly: $1, unsafely: $1, strongly: nil)
        $0.pair = (1, $1)
      }, ["OwnerApp.owner.pair.held property"])
    XCTAssertEqual(holders { $0.late = $1 }, ["OwnerApp.owner.late property"])
  }

  func test_anythingInAnything() async {
    XCTAssertEqual(holders { $0.any = $1 }, ["OwnerApp.owner.any property"])
    XCTAssertEqual(
      holders { $0.any = [[$1], []] }, ["OwnerApp.owner.any[0][target] property"])
    XCTAssertEqual(
      holders { $0.any = [1: ["a": $1 as Target?]] }, ["OwnerApp.owner.any[1][\"a\"] property"])
    XCTAssertEqual(
      holders { $0.any = Result<Target, any Error>.success($1) },
      ["OwnerApp.owner.any.success property"])
    XCTAssertEqual(
      holders { $0.any = Set([ObjectIdentifier($1)]) }, [])
    XCTAssertEqual(
      holders { owner, target in owner.any = { target } as () -> Target },
      ["OwnerApp.owner.any closure"])
    XCTAssertEqual(
      holders { $0.any = NSArray(object: $1) }, ["OwnerApp.owner.any[0] property"])
    XCTAssertEqual(
      holders { owner, target in
        let cache = NSCache<NSString, Target>()
        cache.setObject(target, forKey: "key")
        owner.any = cache
      }, [])
  }

  /// A class of which other threads may change what it owns.
  private final class Vault: @unchecked Sendable {
    private let lock = NSLock()
    private let target: Target
    init(_ target: Target) { self.target = target }
  }

  private final class QueuedScreen: UIViewController {
    let queue = DispatchQueue(label: "images")
    var target: Target?
  }

  func test_whatALockGuards_isNotLookedInto() async {
    XCTAssertEqual(holders { $0.any = Vault($1) }, [])
    XCTAssertEqual(
      holders {
        let screen = QueuedScreen()
        screen.target = $1
        $0.any = screen
      }, ["OwnerApp.owner.any.target property"])
  }

  func test_functionsOfC_captureNothing() async {
    struct Callbacks {
      let begin: @convention(c) (Int32) -> Int32 = { $0 + 1 }
      var end: (@convention(c) (Int32) -> Void)?
      let target: Target
    }
    XCTAssertEqual(
      holders { $0.any = Callbacks(end: nil, target: $1) },
      ["OwnerApp.owner.any.target property"])
  }

  func test_memoryThatIsNoObject_isNotFollowed() async {
    let words = UnsafeMutablePointer<UInt>.allocate(capacity: 4)
    defer { words.deallocate() }
    words.initialize(repeating: 0x5A5A_5A5A_5A5A_5A58, count: 4)
    XCTAssertFalse(ReadableMemory.isObject(at: UnsafeRawPointer(words)))
    words.initialize(repeating: UInt(bitPattern: words), count: 4)
    XCTAssertFalse(ReadableMemory.isObject(at: UnsafeRawPointer(words)))
    words.initialize(repeating: 0, count: 4)
    XCTAssertFalse(ReadableMemory.isObject(at: UnsafeRawPointer(words)))
    for address: UInt in [8, 9, 0xFFFF_FFFF_FFFF_FFF0, 0x7FFF_FFFF_F000] {
      let pointer = UnsafeRawPointer(bitPattern: address)
      XCTAssertEqual(pointer.map(ReadableMemory.isObject), false)
    }
    let target = Target()
    XCTAssertTrue(
      ReadableMemory.isObject(at: UnsafeRawPointer(Unmanaged.passUnretained(target).toOpaque())))
  }

  func test_manyValues_endAtTheLimit() async {
    app.auditLimits.values = 1_000
    let target = Target()
    OwnerApp.environment?.track(target, named: "target")
    OwnerApp.owner?.any = (1...2_000).map { _ in Target() } + [target]
    let found = app.survivors(labeled: "target")
    XCTAssertEqual(found.map(\.holders), [[]])
    XCTAssertEqual(found.map(\.isIncomplete), [true])
    app.auditLimits = AuditLimits()
    XCTAssertEqual(
      app.survivors(labeled: "target").map { $0.holders.map(\.path) },
      [["OwnerApp.owner.any[target]"]])
  }

  func test_manyHolders_areToldUpToTheLimit() async {
    let found = holders { $0.any = Array(repeating: [1: $1], count: 100) }
    XCTAssertEqual(found.count, 64)
    XCTAssertEqual(found.first, "OwnerApp.owner.any[0][target] property")
  }

  func test_enumerationThatDescribesItself_isNotAsked() async {
    XCTAssertEqual(holders { $0.shape = .round($1) }, [])
  }

  func test_captures_behindOthersOfAllSizes() async {
    let byte: Int8 = 3
    let text = "text"
    let pair = (1 as Int16, "x")
    let type: Any.Type = Int.self
    let own = Target.self
    let wide = 1.0 as Float
    let call: (Int) -> Int = { $0 + Int(byte) }
    XCTAssertEqual(holders { o, t in o.closure = { (byte, t) } }, byClosure)
    XCTAssertEqual(holders { o, t in o.closure = { (text, pair, t) } }, byClosure)
    XCTAssertEqual(holders { o, t in o.closure = { (type, wide, t) } }, byClosure)
    XCTAssertEqual(holders { o, t in o.closure = { (own, byte, t) } }, byClosure)
    XCTAssertEqual(holders { o, t in o.closure = { (call(2), byte, wide, t) } }, byClosure)
    XCTAssertEqual(
      holders { o, t in
        unowned let unowned = t
        o.closure = { [weak t] in (unowned, t) }
      }, [])
    XCTAssertEqual(
      holders { o, t in o.closure = { [weak o] in (o, byte, t) } }, byClosure)
  }

  func test_captures_inBoxesOptionalsAndProtocols() async {
    XCTAssertEqual(
      holders { o, t in
        var shown: Target? = t
        o.closure = {
          defer { shown = nil }
          return shown
        }
      }, byClosure)
    XCTAssertEqual(
      holders { o, t in
        let any: Any = t
        o.closure = { any }
      }, byClosure)
    XCTAssertEqual(
      holders { o, t in
        let object: any AnyObject & Sendable = Sent(t)
        o.closure = { object }
      }, ["OwnerApp.owner.closure -> Sent.target property"])
    XCTAssertEqual(
      holders { o, t in
        let inner: () -> Any? = { t }
        let outer: () -> Any? = { inner() }
        o.closure = { outer() }
      }, byClosure)
    XCTAssertEqual(
      holders { o, t in
        let list = [t]
        o.closure = { list }
      }, ["OwnerApp.owner.closure[target] closure"])
  }

  private final class Sent: @unchecked Sendable {
    let target: Target
    init(_ target: Target) { self.target = target }
  }

  private actor Bank {
    let target: Target
    init(_ target: sending Target) { self.target = target }
  }

  func test_actorsAreNotLookedInto() async {
    let target = Target()
    OwnerApp.environment?.track(target, named: "target")
    nonisolated(unsafe) let sent = target
    OwnerApp.owner?.any = Bank(sent)
    XCTAssertEqual(app.survivors(labeled: "target").map(\.holders), [[]])
  }

  func test_longChains_endAtTheLimit() async {
    final class Link {
      var next: Link?
      var target: Target?
    }
    let first = Link()
    var last = first
    app.auditLimits.objects = 5_000
    for _ in 1...6_000 {
      let next = Link()
      last.next = next
      last = next
    }
    let target = Target()
    OwnerApp.environment?.track(target, named: "target")
    last.target = target
    OwnerApp.owner?.any = first
    XCTAssertEqual(app.survivors(labeled: "target").map(\.holders), [[]])
    XCTAssertEqual(app.survivors(labeled: "target").map(\.isIncomplete), [true])
  }

  func test_longWays_areToldByTheirEnds() async {
    final class Link {
      var next: Link?
      var target: Target?
    }
    let first = Link()
    var last = first
    for _ in 1...1_000 {
      let next = Link()
      last.next = next
      last = next
    }
    XCTAssertEqual(
      holders {
        last.target = $1
        $0.any = first
      },
      [
        "OwnerApp.owner.any" + String(repeating: ".next", count: 5) + "…"
          + String(repeating: ".next", count: 8) + ".target property"
      ])
  }

  func test_audit_changesNothing() async {
    let app = Simulator(LeakyApp.self)
    defer { app.end() }
    _ = app.step(.tap(ElementReference(kind: "button", selector: .title("property"))))
    _ = app.step(.back(.button))
    let before = app.stateFingerprint
    let first = app.survivors
    XCTAssertEqual(app.survivors, first)
    XCTAssertEqual(app.stateFingerprint, before)
    XCTAssertEqual(app.leaks, ["Leaf(property)"])
  }
}

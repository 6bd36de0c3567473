import Foundation
import Simulator
import UIKit
import XCTest

/// Whatever a closure captures and a property is, an audit goes on: what it cannot read is only likely, or not seen.
@MainActor
final class AuditTypesTests: XCTestCase {
  private final class Target {}

  private protocol Rooted {
    associatedtype Root
    var root: Root { get }
  }
  private protocol Keeping<Kept> {
    associatedtype Kept
    var kept: Kept { get }
  }
  private protocol ObjectKeeping<Kept>: AnyObject {
    associatedtype Kept
  }

  private struct Stem: Rooted { let root: Target }
  private struct Shelf<Kept>: Keeping { let kept: Kept }
  private final class Case<Kept>: ObjectKeeping {
    let kept: Kept
    init(_ kept: Kept) { self.kept = kept }
  }
  private struct Row<each Kept> {
    let kept: (repeat each Kept)
    struct Place {
      let target: Target
    }
  }
  private final class Rack<each Kept> {
    let kept: (repeat each Kept)
    init(_ kept: repeat each Kept) { self.kept = (repeat each kept) }
  }
  private struct Sole: ~Copyable { let target: Target }
  private struct Wrapped<Kept: ~Copyable>: ~Copyable { let kept: Kept }
  private actor Bank {
    let target: Target
    init(_ target: sending Target) { self.target = target }
  }

  private static func opaque(_ target: Target) -> some Keeping<Target> { Shelf(kept: target) }

  private final class Owner {
    var any: Any?
    var closure: (() -> Any?)?
    var keeping: (any Keeping<Target>)?
    var objectKeeping: (any ObjectKeeping<Target>)?
    func letGo() { (any, closure, keeping, objectKeeping) = (nil, nil, nil, nil) }
  }

  private final class TypesApp: HeadlessApp {
    static let name = "types"
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

  override func setUp() async throws { app = Simulator(TypesApp.self) }

  override func tearDown() async throws {
    app.end()
    app = nil
  }

  /// The holders of an object that the owner takes in some way.
  private func holders(_ take: (Owner, Target) -> Void) -> [Holder] {
    let target = Target()
    TypesApp.environment?.track(target, named: "target")
    if let owner = TypesApp.owner { take(owner, target) }
    let found = app.survivors(labeled: "target").first?.holders ?? []
    TypesApp.owner?.letGo()
    return found
  }

  /// Checks that the owner's closure is told as a holder, or as what may be one: which depends on the optimizer.
  private func expectHeld(
    _ what: String, file: StaticString = #filePath, line: UInt = #line,
    _ make: (Target) -> () -> Any?
  ) {
    let found = holders { $0.closure = make($1) }
    XCTAssertEqual(
      Set(found.map { $0.path.prefix(22) }), ["TypesApp.owner.closure"], what, file: file,
      line: line)
  }

  /// Checks that looking at a closure ends; what holds the target beside it may not be seen.
  private func expectSeenAtMost(
    _ what: String, file: StaticString = #filePath, line: UInt = #line,
    _ make: (Target) -> () -> Any?
  ) {
    let found = holders { $0.closure = make($1) }
    XCTAssertTrue(
      found.allSatisfy { $0.path.hasPrefix("TypesApp.owner.closure") }, what, file: file, line: line
    )
  }

  // MARK: Parameter packs

  private func expectPacks<each T: Rooted>(
    _ target: Target, _ stems: repeat each T, block: @escaping (repeat (each T).Root) -> Void
  ) {
    expectHeld("the values and the object") { target in
      { (repeat each stems, target) as Any }
    }
    expectHeld("a function of them, and the object") { target in
      {
        block(repeat (each stems).root)
        return target
      }
    }
    expectHeld("their types, and the object") { target in
      { ((repeat (each T).self) as Any, target) }
    }
    expectHeld("a list of each") { target in
      { [lists = (repeat [each stems])] in (lists, target) as Any }
    }
    expectHeld("a structure") { target in
      { [row = Row(kept: (repeat each stems))] in (row, target) }
    }
    expectHeld("an object") { target in
      { [rack = Rack(repeat each stems)] in (rack, target) }
    }
    expectHeld("a tuple with more in it") { target in
      { [tuple = (1, target, repeat each stems)] in tuple as Any }
    }
    expectHeld("closures in closures") { target in
      let inner: () -> Any? = { (repeat each stems, target) as Any }
      let outer: () -> Any? = { inner() }
      return { outer() }
    }
    expectHeld("weakly, and the object") { target in
      let rack = Rack(repeat each stems)
      return { [weak rack] in (rack, target) }
    }
    expectHeld("an optional tuple") { target in
      { [tuple = (repeat each stems) as (repeat each T)?] in (tuple, target) as Any }
    }
    expectHeld("a structure inside of a structure") { target in
      { [place = Row<repeat each T>.Place(target: target)] in place }
    }
    expectHeld("a metatype") { target in
      let type = Row<repeat each T>.self
      return { (type, target) }
    }
    expectHeld("a variable") { target in
      var tuple = (target, repeat each stems)
      return {
        tuple = (target, repeat each stems)
        return tuple as Any
      }
    }
    expectHeld("a value of a protocol") { target in
      let value: any Keeping<(repeat each T)> = Shelf(kept: (repeat each stems))
      return { (value, target) }
    }
    for stem in repeat each stems {
      expectHeld("one of them") { target in { (stem, target) } }
      expectHeld("the root of one of them") { [root = stem.root] target in { (root, target) } }
    }
  }

  func test_F_58_parameterPacks_doNotEndTheAudit() async {
    let target = Target()
    expectPacks(target, Stem(root: Target()), Stem(root: target)) { _, _ in }
    expectPacks(target, Stem(root: target)) { _ in }
    expectPacks(target) {}
  }

  func test_F_58_parameterPacks_thatAreKnownAreRead() async {
    XCTAssertEqual(
      holders { $0.any = Row(kept: (1, $1)) }.map(\.path), ["TypesApp.owner.any.kept.1"])
    XCTAssertEqual(
      holders { $0.any = Rack(1, "two", $1) }.map(\.path), ["TypesApp.owner.any.kept.2"])
    XCTAssertEqual(
      holders { owner, _ in owner.any = Rack() }.map(\.path), [])
    XCTAssertEqual(
      holders { $0.any = Row<Int, String>.Place(target: $1) }.map(\.path),
      ["TypesApp.owner.any.target"])
    XCTAssertEqual(
      holders { owner, target in owner.closure = { [row = Row(kept: (1, target))] in row } }.map(
        \.link),
      [.closure])
  }

  // MARK: Others

  private func expectGeneric<T: Keeping>(_ value: T, _ kept: T.Kept, _ list: [T])
  where T.Kept: Hashable {
    expectHeld("a value") { target in { (value, target) } }
    expectHeld("an associated type") { target in { (kept, target) } }
    expectHeld("a list") { target in { (list, target) } }
    expectHeld("a dictionary") { target in { [map = [kept: list]] in (map, target) } }
    expectHeld("an optional") { target in { [optional = value as T?] in (optional, target) as Any }
    }
    expectHeld("a value of a protocol") { target in
      let keeping: any Keeping<T.Kept> = value
      return { (keeping, target) }
    }
    expectHeld("an object") { target in { [object = Case(value)] in (object, target) } }
    expectHeld("a type") { target in { (T.self, target) } }
    expectHeld("a tuple with labels") { target in
      { [pair = (count: 1, text: "x")] in (pair, list, target) }
    }
    expectHeld("a function") { target in
      let function: (T) -> T.Kept = { $0.kept }
      return { (function, target) as Any }
    }
  }

  func test_F_58_typesOfGenericFunctions_doNotEndTheAudit() async {
    expectGeneric(Shelf(kept: 3), 3, [])
    expectGeneric(Shelf(kept: "3"), "3", [Shelf(kept: "4")])
  }

  func test_F_58_protocolsWithKnownAssociatedTypes_areRead() async {
    XCTAssertEqual(
      holders { $0.keeping = Shelf(kept: $1) }.map(\.path), ["TypesApp.owner.keeping.kept"])
    XCTAssertEqual(
      holders { $0.objectKeeping = Case($1) }.map(\.path), ["TypesApp.owner.objectKeeping.kept"])
    XCTAssertEqual(
      holders { $0.any = [Shelf(kept: $1) as any Keeping<Target>] }.map(\.path),
      ["TypesApp.owner.any[0].kept"])
    expectHeld("a captured one") { target in
      let value: any Keeping<Target> = Shelf(kept: target)
      return { value }
    }
    expectHeld("its type, and the object") { target in
      let type: any Keeping<Int>.Type = Shelf<Int>.self
      return { (type, target) }
    }
  }

  func test_F_58_opaqueTypes_areRead() async {
    expectHeld("a captured one") { target in
      let value = Self.opaque(target)
      return { value }
    }
    XCTAssertEqual(
      holders { $0.any = Self.opaque($1) }.map(\.path), ["TypesApp.owner.any.kept"])
  }

  func test_F_58_typesThatCannotBeCopied_doNotEndTheAudit() async {
    expectSeenAtMost("a constant") { target in
      let sole = Sole(target: target)
      return { sole.target }
    }
    expectSeenAtMost("a generic one") { target in
      let wrapped = Wrapped(kept: Sole(target: target))
      return { wrapped.kept.target }
    }
    expectSeenAtMost("a variable") { target in
      var sole = Sole(target: target)
      return {
        sole = Sole(target: target)
        return sole.target
      }
    }
    expectSeenAtMost("a list of fixed length") { target in
      let list: InlineArray<2, Target> = [target, target]
      return { list[0] }
    }
  }

  func test_F_58_typesOfTheSystem_doNotEndTheAudit() async {
    let target = Target()
    nonisolated(unsafe) let sent = target
    let bank = Bank(sent)
    expectHeld("an actor, and the object") { target in { (bank, target) } }
    expectHeld("structures and functions of C") { target in
      let time = timespec(tv_sec: 1, tv_nsec: 2)
      let compare: @convention(c) (Int32) -> Int32 = { $0 }
      let pointer = OpaquePointer(bitPattern: 16)
      return { (time, compare(1), pointer as Any, target) }
    }
    expectHeld("functions with isolation and errors") { target in
      let later: @Sendable () async throws -> Void = {}
      let isolated: @MainActor () -> Void = {}
      let anywhere: @isolated(any) () -> Void = { @MainActor in }
      return { (later, isolated, anywhere, target) as Any }
    }
    expectHeld("a task, an error, a key path") { target in
      let task = Task {}
      let error: any Error = CancellationError()
      let path = \Shelf<Int>.kept
      return { (task, error, path, target) }
    }
  }
}

import UIKit

/// A walk along strong references, breadth first, from what is known to be alive and from what should be gone.
///
/// It runs none of the app's code, needs no recursion, goes the same way each time and ends after
/// so many objects as its limits say.
@MainActor
struct ReferenceWalk {
  /// An object whose holders are asked for.
  struct Target {
    let object: AnyObject
    let name: String
    /// Whether it should be gone: what it holds is held by something left over.
    let isLeftOver: Bool
  }

  /// A strong reference to a target.
  struct Holder {
    /// The way to it, from something with a name.
    let path: String
    /// The target that begins the way, if it is one that should be gone.
    let leftOver: Int?
    /// Whether a closure captures the target.
    let isCaptured: Bool
    /// Whether the path is the name of something that consists of the closure.
    let isName: Bool
    /// What owns that, where it is told.
    let owner: String?
    let isLikely: Bool
  }

  private struct Node {
    let address: UnsafeRawPointer
    let isCaptures: Bool
    /// What holds it; nil where a way begins.
    let holder: Int?
    /// The last step of the way to it, or the name with which a way begins.
    let step: String
    let leftOver: Int?
    /// Whether the step is a name with which all ways through here begin.
    let isName: Bool
  }

  let reader: ReferenceReader
  private(set) var holders: [[Holder]]
  /// Whether there was more than the limits let it look at.
  var isCut: Bool { hasTooManyObjects || reader.isCut }

  private let limits: AuditLimits
  private var hasTooManyObjects = false

  private let targets: [Target]
  private let targetPlaces: [UnsafeRawPointer: Int]
  /// What has a name: what is part of the tree, coordinators, watched objects.
  private let names: [UnsafeRawPointer: String]
  private var nodes: [Node] = []
  private var visited: Set<UnsafeRawPointer> = []
  private var next = 0

  init(
    targets: [Target], names: [(object: AnyObject, name: String)], reader: ReferenceReader,
    limits: AuditLimits
  ) {
    self.limits = limits
    reader.mostValues = limits.values
    self.targets = targets
    self.reader = reader
    holders = Array(repeating: [], count: targets.count)
    let places = targets.enumerated().map { (Self.address(of: $1.object), $0) }
    targetPlaces = Dictionary(places, uniquingKeysWith: { first, _ in first })
    let named = names.map { (Self.address(of: $0.object), $0.name) }
    self.names = Dictionary(named, uniquingKeysWith: { first, _ in first })
    reader.wanted = Set(targetPlaces.keys)
  }

  static func address(of object: AnyObject) -> UnsafeRawPointer {
    UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
  }

  /// Begins a way at an object that is known to be alive, unless it should be gone or has been found already.
  mutating func begin(at object: AnyObject, path: String) {
    let address = Self.address(of: object)
    if let place = targetPlaces[address], targets[place].isLeftOver { return }
    enter(address, from: nil, step: path)
  }

  /// Begins a way at each object that should be gone.
  mutating func beginAtLeftOver() {
    for (place, target) in targets.enumerated() where target.isLeftOver {
      enter(Self.address(of: target.object), from: nil, step: target.name, leftOver: place)
    }
  }

  /// Follows all ways that have begun to their ends.
  mutating func run() {
    while next < nodes.count, !reader.isCut {
      let node = nodes[next]
      let references =
        node.isCaptures
        ? reader.references(ofCaptures: node.address)
        : reader.references(ofObject: node.address)
      for reference in references { follow(reference, from: next) }
      next += 1
    }
  }

  private mutating func enter(
    _ address: UnsafeRawPointer, isCaptures: Bool = false, from holder: Int?, step: String,
    leftOver: Int? = nil, isName: Bool = false
  ) {
    guard !visited.contains(address) else { return }
    guard nodes.count < limits.objects else {
      hasTooManyObjects = true
      return
    }
    visited.insert(address)
    nodes.append(
      Node(
        address: address, isCaptures: isCaptures, holder: holder, step: step, leftOver: leftOver,
        isName: isName))
  }

  private mutating func follow(_ reference: Reference, from place: Int) {
    let node = nodes[place]
    let isCaptured = reference.isCaptured || node.isCaptures
    if let target = targetPlaces[reference.target] {
      if holders[target].count < limits.holders {
        holders[target].append(holder(reference, from: place, isCaptured))
      }
      if targets[target].isLeftOver { return }
    }
    guard !reference.isLikely, !visited.contains(reference.target) else { return }
    var step = reference.path
    if !reference.isCaptures {
      step = withoutIndex(step, before: reference.target)
      if isCaptured { step += arrow(to: reference.target) }
    }
    enter(
      reference.target, isCaptures: reference.isCaptures, from: place, step: step,
      leftOver: node.leftOver, isName: reference.isName)
  }

  private func holder(
    _ reference: Reference, from place: Int, _ isCaptured: Bool
  ) -> Holder {
    let node = nodes[place]
    let step = withoutIndex(reference.path, before: reference.target)
    // What has a name of its own is the closure, or the object that the closure consists of.
    let owner = reference.isName ? place : namingNode(above: place, step)
    return Holder(
      path: reference.isName ? step : path(to: place) + step, leftOver: node.leftOver,
      isCaptured: isCaptured, isName: owner != nil, owner: owner.map(path),
      isLikely: reference.isLikely)
  }

  /// The holder of the named closure whose captures, or captures of captures, a node is.
  private func namingNode(above place: Int, _ step: String) -> Int? {
    guard step.isEmpty else { return nil }
    var next: Int? = place
    while let current = next, nodes[current].isCaptures {
      if nodes[current].isName { return nodes[current].holder }
      guard nodes[current].step.isEmpty else { return nil }
      next = nodes[current].holder
    }
    return nil
  }

  /// How many steps of a way are told at each end of a long one.
  private static let toldSteps = 8

  /// The way to a node, in words.
  private func path(to place: Int) -> String {
    var steps: [String] = []
    var next: Int? = place
    while let current = next {
      let node = nodes[current]
      steps.append(node.step)
      if node.isName { break }
      next = node.holder
    }
    steps.removeAll { $0.isEmpty }
    if steps.count > 2 * Self.toldSteps {
      let end = steps.prefix(Self.toldSteps)
      steps = Array(end) + ["…"] + steps.suffix(Self.toldSteps)
    }
    return steps.reversed().joined()
  }

  /// How a way goes on from a closure to what it captures; the elements of a list are captured themselves.
  private func arrow(to target: UnsafeRawPointer) -> String {
    if let name = names[target] { return " -> \(name)" }
    let type: any AnyObject.Type = type(of: ReferenceReader.object(at: target))
    return ReadableType.isListStorage(type) ? "" : " -> " + TypeNames.cachedName(of: type)
  }

  /// An entry of a list is told by its name, which says more than its place.
  private func withoutIndex(_ path: String, before target: UnsafeRawPointer) -> String {
    guard path.hasSuffix("]"), !path.hasSuffix("\"]"), let open = path.lastIndex(of: "[") else {
      return path
    }
    let name = targetPlaces[target].map { targets[$0].name } ?? names[target]
    return name.map { "\(path[..<open])[\($0)]" } ?? path
  }
}

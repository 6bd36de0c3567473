import Coordination
import Foundation
import UIKit

/// A strong reference from one object to another.
struct Reference {
  /// What keeps it: the way through the holder's properties, or a name that stands for itself.
  var path: String
  /// The object, or a closure's captures.
  let target: UnsafeRawPointer
  /// Whether the target is a closure's captures.
  var isCaptures = false
  /// Whether a closure captures the target.
  var isCaptured = false
  /// Whether the path names a holder that stands for itself.
  var isName = false
  /// Whether the reference is only likely: a word of memory looks like it.
  var isLikely = false
}

/// Reads the strong references out of objects and closures without running any of their code.
@MainActor
final class ReferenceReader {
  /// Addresses that are looked for where a closure's captures cannot be read.
  var wanted: Set<UnsafeRawPointer> = []
  /// What to call a screen that waits for its removal closure.
  var nameOfScreen: (Int32) -> String = { _ in "" }
  /// The time, for work that waits.
  var now = Duration.zero
  /// How many values are looked at in all.
  var mostValues = AuditLimits().values
  /// How many values have been looked at.
  private(set) var count = 0
  /// Whether there were more values than are looked at.
  var isCut: Bool { count > mostValues }

  private var found: [Reference] = []
  private var isCaptured = false
  /// Copies of closures, which the compiler wraps into new ones: they live as long as their captures are looked at.
  private var copies: [Any] = []

  /// Values inside values: no app has that many levels, and a damaged one has no end.
  private static let deepest = 32

  /// The strong references of an object.
  func references(ofObject address: UnsafeRawPointer) -> [Reference] {
    let object = Self.object(at: address)
    found = ownReferences(of: object)
    guard found.isEmpty else { return found }
    let type: any AnyObject.Type = type(of: object)
    guard ReadableType.isOpen(type) else {
      readList(at: address, type)
      return found
    }
    for field in ReadableType.strongFields(of: type) {
      visit(field.type, at: address + field.offset, field.name, 0)
    }
    return found
  }

  /// The strong references of a value that no object holds where it could be read.
  func references(of value: Any) -> [Reference] {
    found = []
    visitCopy(value, "", 0)
    return found
  }

  /// The strong references of a closure's captures.
  func references(ofCaptures address: UnsafeRawPointer) -> [Reference] {
    found = []
    guard let layout = CaptureLayout(of: address) else { return [] }
    isCaptured = true
    defer { isCaptured = false }
    for (part, offset) in layout.parts {
      switch part {
      case .value(let type): visit(type, at: address + offset, "", 0)
      case .function: visitFunction(at: address + offset, "")
      case .box:
        let box = (address + offset).load(as: UnsafeRawPointer?.self)
        if let box { add(Reference(path: "", target: box, isCaptures: true)) }
      }
    }
    if let start = layout.unknownFrom, let end = layout.size {
      search(address, from: start, to: end)
    }
    return found
  }

  static func object(at address: UnsafeRawPointer) -> AnyObject {
    Unmanaged<AnyObject>.fromOpaque(address).takeUnretainedValue()
  }

  // MARK: Values

  private func visit(
    _ type: Any.Type, at address: UnsafeRawPointer, _ path: String, _ depth: Int
  ) {
    guard isCounted(), depth < Self.deepest, !ReadableType.isPlain(type) else { return }
    switch TypeLayout.kind(of: type) {
    case .object: visitReference(at: address, path)
    case .structure: visitStructure(type, at: address, path, depth)
    case .optional: visitOptional(type, at: address, path, depth)
    case .tuple:
      for part in TypeLayout.parts(ofTuple: type) {
        visit(part.type, at: address + part.offset, "\(path).\(part.name)", depth + 1)
      }
    case .function: visitFunction(at: address, path)
    case .existential: visitExistential(type, at: address, path, depth)
    case .enumeration:
      guard TypeLayout.isCopyable(type) else { return }
      visitCopy(TypeLayout.value(of: type, at: address), path, depth)
    case .opaque, .captures, .genericBox, nil: return
    }
  }

  private func visitReference(at address: UnsafeRawPointer, _ path: String) {
    guard let target = address.load(as: UnsafeRawPointer?.self) else { return }
    add(Reference(path: path, target: target, isCaptured: isCaptured))
  }

  private func visitOptional(
    _ type: Any.Type, at address: UnsafeRawPointer, _ path: String, _ depth: Int
  ) {
    let wrapped = TypeLayout.argument(0, of: type)
    switch TypeLayout.kind(of: wrapped) {
    // Nil is a word of zeros.
    case .object: visitReference(at: address, path)
    case .function: visitFunction(at: address, path)
    case .existential: visitExistential(wrapped, at: address, path, depth)
    case .structure, .enumeration, .optional, .opaque, .tuple, .captures, .genericBox, nil:
      guard TypeLayout.isCopyable(type) else { return }
      let mirror = Mirror(reflecting: TypeLayout.value(of: type, at: address))
      for child in mirror.children { visitCopy(child.value, path, depth + 1) }
    }
  }

  /// Looks at a value of a protocol's type, or at nothing.
  private func visitExistential(
    _ type: Any.Type, at address: UnsafeRawPointer, _ path: String, _ depth: Int
  ) {
    switch TypeLayout.existential(type) {
    case .object: visitReference(at: address, path)
    case .value:
      guard TypeLayout.isCopyable(type), (address + 24).load(as: Int.self) != 0 else { return }
      // Whatever the protocol, the value and its type come first.
      visitCopy(address.assumingMemoryBound(to: Any.self).pointee, path, depth + 1)
    case .other: return
    }
  }

  private func visitStructure(
    _ type: Any.Type, at address: UnsafeRawPointer, _ path: String, _ depth: Int
  ) {
    let name = ReadableType.name(of: type)
    if name.hasPrefix("Swift.") {
      if name.hasPrefix("Swift.Dictionary<") {
        visitDictionary(TypeLayout.value(of: type, at: address), path, depth)
        return
      }
      if ReadableType.lists.contains(where: name.hasPrefix) {
        let mirror = Mirror(reflecting: TypeLayout.value(of: type, at: address))
        let isOrdered = !name.hasPrefix("Swift.Set<")
        for (index, child) in mirror.children.enumerated() where !isCut {
          visitCopy(child.value, isOrdered ? "\(path)[\(index)]" : "\(path)[…]", depth + 1)
        }
        return
      }
    }
    for field in ReadableType.strongFields(of: type) {
      visit(field.type, at: address + field.offset, path + field.name, depth + 1)
    }
  }

  private func visitDictionary(_ dictionary: Any, _ path: String, _ depth: Int) {
    let children = Mirror(reflecting: dictionary).children.prefix(max(0, mostValues - count) + 1)
    var entries = children.map { child in
      (key: Self.text(ofKeyIn: child.value), pair: child.value)
    }
    // The order of a dictionary differs from run to run.
    entries.sort { $0.key < $1.key }
    for (key, pair) in entries {
      withParts(of: pair) { index, type, address in
        visit(type, at: address, index == 0 ? "\(path).keys" : "\(path)[\(key)]", depth + 1)
      }
    }
  }

  private func visitCopy(_ value: Any, _ path: String, _ depth: Int) {
    guard isCounted(), depth < Self.deepest else { return }
    let type = type(of: value)
    if type is AnyClass {
      let target = UnsafeRawPointer(Unmanaged.passUnretained(value as AnyObject).toOpaque())
      add(Reference(path: path, target: target, isCaptured: isCaptured))
      return
    }
    guard !ReadableType.isPlain(type) else { return }
    if TypeLayout.kind(of: type) == .function { copies.append(value) }
    if TypeLayout.kind(of: type) == .enumeration {
      // One that describes itself would have to be asked.
      guard !(value is any CustomReflectable) else { return }
      for child in Mirror(reflecting: value).children {
        visitCopy(child.value, path + (child.label.map { ".\($0)" } ?? ""), depth + 1)
      }
      return
    }
    Self.withAddress(of: value) { visit($0, at: $1, path, depth + 1) }
  }

  private func visitFunction(at address: UnsafeRawPointer, _ path: String) {
    guard let captures = (address + 8).load(as: UnsafeRawPointer?.self) else { return }
    switch ReadableMemory.kind(at: captures) {
    // What captures one object only is that object.
    case .object: add(Reference(path: path, target: captures, isCaptured: true))
    case .captures, .genericBox:
      add(Reference(path: path, target: captures, isCaptures: true))
    case .structure, .enumeration, .optional, .opaque, .tuple, .function, .existential, nil: return
    }
  }

  /// Takes a reference, if something is there that can be looked at.
  private func add(_ reference: Reference) {
    switch ReadableMemory.kind(at: reference.target) {
    case .object where !reference.isCaptures: found.append(reference)
    case .captures where reference.isCaptures, .genericBox where reference.isCaptures:
      found.append(reference)
    case .object, .captures, .genericBox, .structure, .enumeration, .optional, .opaque, .tuple,
      .function, .existential, nil:
      return
    }
  }

  private func isCounted() -> Bool {
    count += 1
    return !isCut
  }

  /// Looks at the elements of a list whose storage is all that a closure captures.
  private func readList(at address: UnsafeRawPointer, _ type: any AnyObject.Type) {
    guard ReadableType.isListStorage(type) else { return }
    isCaptured = true
    defer { isCaptured = false }
    func open<Element>(_: Element.Type) {
      withUnsafePointer(to: address) {
        visit([Element].self, at: UnsafeRawPointer($0), "", 0)
      }
    }
    _openExistential(TypeLayout.argument(ofClass: type), do: open)
  }

  /// Looks for wanted addresses in memory of which nothing else is known.
  private func search(_ address: UnsafeRawPointer, from start: Int, to end: Int) {
    for offset in stride(from: (start + 7) & ~7, to: end - 7, by: 8) {
      guard let word = (address + offset).load(as: UnsafeRawPointer?.self), wanted.contains(word)
      else { continue }
      found.append(Reference(path: "", target: word, isCaptured: true, isLikely: true))
    }
  }
}

import Coordination
import UIKit

extension ReferenceReader {
  private static let tellingTypes: Set = [
    ObjectIdentifier(RemovalClosures.self), ObjectIdentifier(MainLoop.self),
    ObjectIdentifier(ServiceSwitchboard.self), ObjectIdentifier(AssociationTable.self),
  ]

  /// The references of objects that are better told in words than by their fields; none for all others.
  func ownReferences(of object: AnyObject) -> [Reference] {
    guard Self.tellingTypes.contains(ObjectIdentifier(type(of: object))) else { return [] }
    var named: [(name: String, value: Any)] = []
    switch object {
    case let closures as RemovalClosures:
      for entry in closures.owned {
        let name = "the removal closure of \(nameOfScreen(entry.id)), registered at \(entry.site)"
        named.append((name, entry.closure))
      }
    case let loop as MainLoop:
      for entry in loop.owned {
        let name = "pending work \"\(entry.name)\" in \((entry.due - now).milliseconds) ms"
        for value in entry.objects { named.append((name, value)) }
      }
    case let services as ServiceSwitchboard:
      for entry in services.heldAnswers {
        named.append(("a held call of \(entry.name)", entry.answer))
      }
    case let associations as AssociationTable:
      for entry in associations.owned {
        let name = "an object associated with \(TypeNames.cachedName(of: type(of: entry.owner)))"
        for value in entry.values { named.append((name, value)) }
      }
    default: return []
    }
    return named.flatMap { name, value in
      references(of: value).map { reference in
        var reference = reference
        reference.path = name
        reference.isName = true
        return reference
      }
    }
  }

  /// The parts of a tuple.
  func withParts(
    of tuple: Any, _ body: (Int, Any.Type, UnsafeRawPointer) -> Void
  ) {
    Self.withAddress(of: tuple) { type, address in
      guard TypeLayout.kind(of: type) == .tuple else { return }
      for (index, part) in TypeLayout.parts(ofTuple: type).enumerated() {
        body(index, part.type, address + part.offset)
      }
    }
  }

  static func withAddress(of value: Any, _ body: (Any.Type, UnsafeRawPointer) -> Void) {
    func open<Value>(_ value: Value) {
      withUnsafePointer(to: value) { body(Value.self, UnsafeRawPointer($0)) }
    }
    _openExistential(value, do: open)
  }

  /// The key of a dictionary's entry, if it can be shown without running an app's code.
  static func text(ofKeyIn pair: Any) -> String {
    var text = "…"
    withAddress(of: pair) { type, address in
      guard TypeLayout.kind(of: type) == .tuple, let key = TypeLayout.parts(ofTuple: type).first
      else { return }
      switch TypeLayout.value(of: key.type, at: address + key.offset) {
      case let word as String: text = "\"\(word.prefix(40))\""
      case let number as Int: text = "\(number)"
      default: break
      }
    }
    return text
  }
}

extension Duration {
  /// The whole milliseconds.
  var milliseconds: Int64 {
    components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
  }
}

import UIKit

/// The classes of screens that may refuse to leave.
///
/// A class is asked once in a process, when something is about to leave for the first time since it was met: what it does
/// not conform to is searched for in all of the program, which an app that is being launched has no time for.
@MainActor
package enum GuardingClasses {
  /// Whether there are such classes, or some that have not been asked.
  @exclusivity(unchecked)
  private(set) static var mayExist = false

  private static var unasked: [AnyClass] = []
  /// How many classes nobody has asked yet.
  package static var unaskedCount: Int { unasked.count }
  private static var known: Set<ObjectIdentifier> = []
  private static let conformers = Conformers(of: (any LeaveGuarding).self)
  /// The class that was found to be none of them last: an app has few that are.
  @exclusivity(unchecked)
  private static var lastOther: ObjectIdentifier?

  /// Takes note of a class of which there are controllers.
  static func meet(_ type: AnyClass) {
    unasked.append(type)
    mayExist = true
  }

  /// Whether there are any.
  @inline(never)
  static func exist() -> Bool {
    for type in unasked where conformers.include(type, else: { type is any LeaveGuarding.Type }) {
      known.insert(ObjectIdentifier(type))
    }
    unasked = []
    mayExist = !known.isEmpty
    return mayExist
  }

  /// Whether a controller is of one of them; they must have been asked for before.
  static func contain(_ controller: UIViewController) -> Bool {
    let type = ObjectIdentifier(type(of: controller))
    if type == lastOther { return false }
    if known.contains(type) { return true }
    lastOther = type
    return false
  }
}

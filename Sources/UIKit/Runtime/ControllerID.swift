/// The serial number of a view controller, counted from 1 in each run.
///
/// It is what logs, rules and routers use in place of the object: never an address, never a description.
package struct ControllerID: Hashable, Sendable, Comparable {
  /// The number.
  package let rawValue: Int32

  package init(_ rawValue: Int32) {
    self.rawValue = rawValue
  }

  package static func < (left: ControllerID, right: ControllerID) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// A rule of the routers that can be broken on purpose, which shows that the tests would notice.
///
/// A debug build compares one byte where the rule decides; in a release build the answer is the constant false and the
/// question is compiled away.
package enum PlantedRouterFault: UInt8, CaseIterable, Sendable {
  /// A call whose turn has come is dropped and never completes.
  case callLost
  /// A call that has to wait goes ahead of all others.
  case lastComesFirst
  /// A call is carried out at once although a transition is open.
  case runsInside
  /// A transition tells its observers twice.
  case completesTwice
  /// The closure of a screen that has left is kept.
  case closureKept
  /// The closure of a screen that has left is not run.
  case closureUnheard
  /// The closure of a refused call is kept.
  case closureOfRefused
  /// A dismissal says that one modal went, however many did.
  case dismissalMiscounts
  /// A transition that was cancelled under a finger says what it would have changed.
  case cancelUnseen
  /// Operations done as one forget what those before have changed.
  case sumForgets

  #if DEBUG
    // Written between runs only, by the one test that plants faults.
    private nonisolated(unsafe) static var planted: PlantedRouterFault?

    /// Breaks one rule until another is broken; nil mends it.
    package static func plant(_ fault: PlantedRouterFault?) { planted = fault }

    /// Whether this rule is broken now.
    var isPlanted: Bool { Self.planted == self }

    /// Whether faults can be planted in this build.
    package static let canBePlanted = true
  #else
    /// Breaks nothing in this build.
    package static func plant(_ fault: PlantedRouterFault?) {}

    /// Whether this rule is broken now: never, in this build.
    @inline(__always)
    var isPlanted: Bool { false }

    /// Whether faults can be planted in this build.
    package static let canBePlanted = false
  #endif
}

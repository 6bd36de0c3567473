/// A rule that can be broken on purpose, which shows that the property tests would notice.
///
/// A rule asks whether its fault is planted where it decides. A debug build compares one byte there; in a release build
/// the answer is the constant false and the question is compiled away, so that users pay nothing.
package enum PlantedFault: UInt8, CaseIterable, Sendable {
  // Stacks.
  /// A member can be pushed again and stands on the stack twice.
  case pushOfMember
  /// A pop takes the root too.
  case popOfRoot
  /// A pop to a member counts one too few of those that stay.
  case popToMiscounts
  /// A pop to a controller that is not on the stack is let through.
  case popToStranger
  /// A new list of members may name one twice.
  case setOfTwins
  /// A new list of members may name a navigation controller.
  case setOfStack
  /// A set says that nobody left, so that nobody ends the membership of those that did.
  case setForgetsLeavers
  /// A cancelled swipe leaves the popped controller counted as gone.
  case revertOfNothing
  /// A transition that begins is not marked as open, so that calls made in its callbacks are carried out at once.
  case transitionUnmarked
  /// A transition never ends.
  case transitionEndless
  // Presentations. Other rules of theirs shadow each other: without one of them the next refuses the same call.
  /// A controller can be presented although it has a parent.
  case presentationOfChild
  /// A controller can present two others.
  case presentationOfSecond
  /// A controller outside the window can present.
  case presentationFromNowhere
  /// A dismissal of nothing runs its completion.
  case dismissalOfNothing
  // Appearance.
  /// What has appeared can appear again.
  case appearanceTwice
  /// What is appearing cannot turn round and disappear.
  case appearanceOneWay
  /// What is disappearing cannot turn round and appear.
  case disappearanceOneWay
  // Bars.
  /// The bottom bar once hidden stays hidden.
  case barStaysHidden
  /// The bottom bar is hidden only while two members ask for it.
  case barNeedsTwo
  /// A cancelled swipe leaves the bottom bar as it would be after the pop.
  case barNotRestored
  // Tabs.
  /// A selection is made but said not to have changed anything, so that nothing is shown.
  case selectionUnseen
  /// A place beyond the tabs selects the last of them.
  case selectionBeyondEnd
  /// A selection of a controller that is no tab selects the first.
  case selectionOfStranger

  #if DEBUG
    /// Whether faults can be planted in this build.
    package static let canBePlanted = true
    // Written between runs only, by the one test that plants faults.
    private nonisolated(unsafe) static var planted: PlantedFault?

    /// Breaks one rule until another is broken; nil mends it.
    package static func plant(_ fault: PlantedFault?) { planted = fault }

    /// Whether this rule is broken now.
    var isPlanted: Bool { Self.planted == self }
  #else
    /// Whether faults can be planted in this build.
    package static let canBePlanted = false

    /// Breaks nothing in this build.
    package static func plant(_ fault: PlantedFault?) {}

    /// Whether this rule is broken now: never, in this build.
    @inline(__always)
    var isPlanted: Bool { false }
  #endif
}

extension Bool {
  /// This condition, unless the fault is planted: reads as the rule with a hole in it.
  @inline(__always)
  func unless(_ fault: PlantedFault) -> Bool { self && !fault.isPlanted }
}

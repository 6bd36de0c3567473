/// The yes-or-no facts about a controller, in one word.
struct ControllerFlags: OptionSet {
  let rawValue: UInt32

  static let isViewLoaded = ControllerFlags(rawValue: 1 << 0)
  static let isMovingToParent = ControllerFlags(rawValue: 1 << 1)
  static let isMovingFromParent = ControllerFlags(rawValue: 1 << 2)
  static let isBeingPresented = ControllerFlags(rawValue: 1 << 3)
  static let isBeingDismissed = ControllerFlags(rawValue: 1 << 4)
  static let hidesBottomBarWhenPushed = ControllerFlags(rawValue: 1 << 5)
  static let isModalInPresentation = ControllerFlags(rawValue: 1 << 6)
  static let definesPresentationContext = ControllerFlags(rawValue: 1 << 7)
  /// It has been on screen once.
  static let hasAppeared = ControllerFlags(rawValue: 1 << 8)
  /// `viewIsAppearing` is still to come in the appearance that is under way.
  static let awaitsIsAppearing = ControllerFlags(rawValue: 1 << 9)
  /// It is a member of a stack; a member that is being popped is one no longer.
  static let isOnStack = ControllerFlags(rawValue: 1 << 10)
  /// Its root view has a superview, put there by an app's own container.
  static let isEmbedded = ControllerFlags(rawValue: 1 << 11)
  /// It was added to an app's own container and has not appeared there yet.
  static let isNewChild = ControllerFlags(rawValue: 1 << 12)
  /// An app's own container has told it to leave.
  static let isLeavingParent = ControllerFlags(rawValue: 1 << 13)
  /// It shows one child at a time and chooses which itself.
  static let choosesVisibleChild = ControllerFlags(rawValue: 1 << 14)
  /// It appears together with its stack, which tells its delegate as a transition would.
  static let appearsWithNewStack = ControllerFlags(rawValue: 1 << 15)
  /// It has joined a stack and has not been told.
  static let isNewOnStack = ControllerFlags(rawValue: 1 << 16)
  /// Its stack has told it that it will move, not yet that it did.
  static let awaitsDidMove = ControllerFlags(rawValue: 1 << 17)
  /// It presents something itself.
  static let isPresenter = ControllerFlags(rawValue: 1 << 18)
  /// What it presents has taken its view out of the window (MOD-41).
  static let isCovered = ControllerFlags(rawValue: 1 << 19)
  /// Its type answers for the navigation bar; decided once, since asking a type costs more than a callback.
  static let answersForBar = ControllerFlags(rawValue: 1 << 20)
  /// Its type has not been asked yet whether it answers for the navigation bar.
  static let isBarUndecided = ControllerFlags(rawValue: 1 << 25)
  /// It has been told that it appeared, the child it shows not yet.
  static let awaitsChild = ControllerFlags(rawValue: 1 << 21)
  /// A window has it as its root.
  static let isRootOfWindow = ControllerFlags(rawValue: 1 << 22)
  /// A transition between two children of an app's own container moves its view and tells it (CONT-04).
  static let isInSiblingTransition = ControllerFlags(rawValue: 1 << 23)
  /// It is the stack behind the "More" tab, whose members are lent (TAB-12).
  static let isMoreStack = ControllerFlags(rawValue: 1 << 24)
  /// Its class says which bars are there.
  static let declaresBars = ControllerFlags(rawValue: 1 << 26)
  /// It was made before anybody looked at classes for that.
  static let isUnclassified = ControllerFlags(rawValue: 1 << 27)
  /// A member of this stack has said which bars are there.
  static let hasDerivedBars = ControllerFlags(rawValue: 1 << 28)
  /// Somebody wants to know when it comes on screen, goes off it, and leaves.
  static let isWatched = ControllerFlags(rawValue: 1 << 29)
  /// It is a navigation controller; decided once, since a cast asks for all superclasses.
  static let isStack = ControllerFlags(rawValue: 1 << 30)
  /// It is a tab bar controller.
  static let isTabs = ControllerFlags(rawValue: 1 << 31)
}

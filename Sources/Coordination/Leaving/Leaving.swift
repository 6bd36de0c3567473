public import UIKit

/// The way to take screens away that may refuse it.
@MainActor
public enum Leaving {
  /// Whether any class that may refuse was ever met: a router's call looks at nothing else without one.
  @inline(__always)
  static var isGuarded: Bool { GuardingClasses.mayExist && GuardingClasses.exist() }

  /// Whether nobody is asked now.
  private(set) static var isForced = false

  /// Carries calls of routers out that no screen may refuse, such as the change to a login that has expired.
  ///
  /// - Parameter body: Every call in it counts, also one that has to wait for its turn, or that a callback makes.
  public static func forced<Value>(_ body: () throws -> Value) rethrows -> Value {
    let before = isForced
    isForced = true
    defer { isForced = before }
    return try body()
  }

  /// A call that has to wait, which no screen may refuse in its turn if none may now.
  static func keepingForce(
    _ run: @escaping @MainActor () -> Transition
  ) -> @MainActor () -> Transition {
    guard isForced else { return run }
    return { forced { run() } }
  }

  /// Runs code that takes screens away by calls of UIKit, unless one of them refuses.
  ///
  /// - Parameters:
  ///   - controllers: What would leave, topmost first; each is asked with all that stands in it and lies on it.
  ///   - reason: Which way, for the screens.
  ///   - operation: What is done, for the log, such as `replace the tabs`.
  ///   - change: Runs now, or when the screen that has refused lets it.
  /// - Returns: Nil, or `vetoed`.
  @discardableResult
  public static func ask(
    _ controllers: [UIViewController], about reason: RemovalReason, _ operation: String,
    then change: @escaping @MainActor () -> Void
  ) -> RouterError? {
    let leavers = controllers.map { Leaver(controller: $0, reason: reason) }
    if let error = veto(leavers, operation, again: { run(change) }) { return error }
    _ = run(change)
    return nil
  }

  private static func run(_ change: @MainActor () -> Void) -> Transition {
    Engine.hold()
    defer { Engine.release() }
    change()
    return Transition(.done(.success(.unchanged)))
  }

  /// Asks everybody who would leave; whoever refuses is told of the attempt.
  ///
  /// Calls of routers made by the screens meanwhile wait until what is asked about has been carried out or refused.
  ///
  /// - Parameters:
  ///   - leavers: What would leave, topmost first.
  ///   - operation: What is done, for the log.
  ///   - again: Does it anew; owned by the attempt.
  /// - Returns: Why it may not be carried out; nil if it may.
  static func veto(
    _ leavers: @autoclosure () -> [Leaver], _ operation: @autoclosure () -> String,
    again: @escaping @MainActor () -> Transition
  ) -> RouterError? {
    guard let (screen, reason, error) = refusal(leavers(), operation()) else { return nil }
    Engine.hold()
    defer { Engine.release() }
    screen.didAttemptToLeave(LeaveAttempt(reason, again: again))
    return error
  }

  /// Asks everybody who would leave, and tells nobody: for what no person has asked for.
  ///
  /// - Returns: Whether all of them may be taken away.
  static func allows(
    _ leavers: @autoclosure () -> [Leaver], _ operation: @autoclosure () -> String
  ) -> Bool {
    refusal(leavers(), operation()) == nil
  }

  /// Whether anybody who would leave is asked now.
  static func concerns(_ leavers: @autoclosure () -> [Leaver]) -> Bool {
    guard isGuarded, !isForced else { return false }
    return leavers().contains { $0.everybody.contains(where: GuardingClasses.contain) }
  }

  /// The first who refuses, which the log says.
  private static func refusal(
    _ leavers: @autoclosure () -> [Leaver], _ operation: @autoclosure () -> String
  ) -> (screen: any LeaveGuarding, reason: RemovalReason, error: RouterError)? {
    guard isGuarded, !isForced else { return nil }
    for leaver in leavers() {
      for controller in leaver.everybody where GuardingClasses.contain(controller) {
        guard let screen = controller as? any LeaveGuarding,
          !allows(screen, leaver.reason)
        else { continue }
        let error = RouterError.vetoed(Engine.name(of: screen))
        Engine.note("ignored: \(operation()), \(error)")
        return (screen, leaver.reason, error)
      }
    }
    return nil
  }

  private static func allows(_ screen: any LeaveGuarding, _ reason: RemovalReason) -> Bool {
    Engine.hold()
    // What it has asked for meanwhile comes after what it was asked about.
    defer { Engine.releaseLater() }
    return screen.shouldLeave(reason)
  }
}

public import Coordination

/// Whether a presentable is on the screen, and whether it has gone for good.
@MainActor
public final class Presence {
  /// Whether it is on the screen.
  @exclusivity(unchecked)
  public private(set) var isVisible: Bool
  /// Whether it has left, whichever way.
  public var isDismissed: Bool { reason != nil }
  /// Which way it has left; nil as long as it has not.
  @exclusivity(unchecked)
  public private(set) var reason: RemovalReason?

  // Made on demand: mostly nobody but the flow asks.
  @exclusivity(unchecked)
  private var visibleRelay: Relay<Bool>?
  @exclusivity(unchecked)
  private var dismissedRelay: Relay<Void>?
  /// The one that was added first; mostly there is no other.
  @exclusivity(unchecked)
  private var first: PresenceObserver?
  @exclusivity(unchecked)
  private var others: [PresenceObserver] = []

  /// Creates the presence of a presentable of the app's own; controllers, windows and flows have one.
  public init(isVisible: Bool = false) {
    self.isVisible = isVisible
  }

  /// Whether it is on the screen: now, then at each change. It ends when the presentable has gone.
  public var visible: Signal<Bool> {
    Signal { [self] receiver in
      receiver.receive(isVisible)
      if isDismissed { return receiver.finish() }
      let relay = visibleRelay ?? Relay()
      visibleRelay = relay
      relay.add(receiver)
    }
  }

  /// Tells once that the presentable has gone, also those who ask later; then it ends.
  public var dismissed: Signal<Void> {
    Signal { [self] receiver in
      if isDismissed {
        receiver.receive(())
        return receiver.finish()
      }
      let relay = dismissedRelay ?? Relay()
      dismissedRelay = relay
      relay.add(receiver)
    }
  }

  /// Says that it has come on the screen.
  public func show() { change(isVisible: true) }

  /// Says that it has left the screen, and may come back.
  public func hide() { change(isVisible: false) }

  /// Says that it has gone for good; nothing that is said later counts.
  ///
  /// - Parameter reason: Which way, for the log of events and the account of what is alive.
  public func dismiss(_ reason: RemovalReason = .dismissed) {
    guard !isDismissed else { return }
    self.reason = reason
    isVisible = false
    let told = first.take()
    if others.isEmpty {
      told?.presenceDidEnd(self)
    } else {
      let othersTold = others
      others = []
      Self.tell(told, othersTold) { $0.presenceDidEnd(self) }
    }
    let visible = visibleRelay
    let dismissed = dismissedRelay
    visibleRelay = nil
    dismissedRelay = nil
    visible?.finish()
    dismissed?.accept(())
    dismissed?.finish()
  }

  private func change(isVisible new: Bool) {
    guard new != isVisible, !isDismissed else { return }
    isVisible = new
    if others.isEmpty {
      first?.presenceDidChange(self)
    } else {
      Self.tell(first, others) { $0.presenceDidChange(self) }
    }
    visibleRelay?.accept(new)
  }

  /// Tells several, each of which lives until all have been told.
  private static func tell(
    _ first: PresenceObserver?, _ others: [PresenceObserver], _ body: (PresenceObserver) -> Void
  ) {
    var told = [first?.object]
    for observer in others { told.append(observer.object) }
    withExtendedLifetime(told) {
      if let first { body(first) }
      for observer in others { body(observer) }
    }
  }

  /// Adds who is told; not owned.
  func add(_ observer: PresenceObserver) {
    forgetDead()
    if first == nil { first = observer } else { others.append(observer) }
  }

  func remove(_ observer: AnyObject) {
    forgetDead(and: observer)
  }

  /// Forgets those that are no more, and one that wants to be told no more.
  private func forgetDead(and leaving: AnyObject? = nil) {
    if !others.isEmpty { others.removeAll { Self.isOver($0, leaving) } }
    if let observer = first, Self.isOver(observer, leaving) {
      first = others.isEmpty ? nil : others.removeFirst()
    }
  }

  private static func isOver(_ observer: PresenceObserver, _ leaving: AnyObject?) -> Bool {
    if let leaving, observer.refers(to: leaving) { return true }
    return observer.object == nil
  }
}

public import Coordination

/// Whether a presentable is on the screen, and whether it has gone for good.
@MainActor
public final class Presence {
  /// Whether it is on the screen.
  public private(set) var isVisible: Bool
  /// Whether it has left, whichever way.
  public var isDismissed: Bool { reason != nil }
  /// Which way it has left; nil as long as it has not.
  public private(set) var reason: RemovalReason?

  private struct Entry {
    weak var observer: (any PresenceObserver)?
  }

  // Made on demand: mostly nobody but the flow asks.
  private var visibleRelay: Relay<Bool>?
  private var dismissedRelay: Relay<Void>?
  private var observers: [Entry] = []

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
    let told = observers.compactMap(\.observer)
    observers = []
    for observer in told { observer.presenceDidEnd(self) }
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
    if observers.count == 1 {
      observers[0].observer?.presenceDidChange(self)
    } else {
      for observer in observers.compactMap(\.observer) { observer.presenceDidChange(self) }
    }
    visibleRelay?.accept(new)
  }

  /// Adds who is told; not owned.
  func add(_ observer: any PresenceObserver) {
    if observers.contains(where: { $0.observer == nil }) {
      observers.removeAll { $0.observer == nil }
    }
    observers.append(Entry(observer: observer))
  }

  func remove(_ observer: any PresenceObserver) {
    observers.removeAll { $0.observer == nil || $0.observer === observer }
  }
}

/// Who is told what becomes of a presentable.
@MainActor
protocol PresenceObserver: AnyObject {
  func presenceDidChange(_ presence: Presence)
  func presenceDidEnd(_ presence: Presence)
}

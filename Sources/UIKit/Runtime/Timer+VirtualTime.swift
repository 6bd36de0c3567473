public import Foundation

extension Timer {
  /// Runs a block after a time, or again and again.
  ///
  /// In a simulated app that time is virtual. A call means this method if its block does not use the timer it is given:
  /// one that does is Foundation's own, which fires in a run loop by the machine's clock.
  ///
  /// - Parameters:
  ///   - interval: In seconds.
  ///   - repeats: Whether it fires until it is invalidated.
  ///   - block: Owned by the timer until that is invalid.
  @discardableResult
  public class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (NSObject) -> Void
  ) -> Timer {
    let plain: @Sendable (Timer) -> Void = { block($0) }
    let isDriven =
      Thread.isMainThread && MainActor.assumeIsolated { Runtime.current.loop.isDriven }
    guard isDriven else {
      return scheduledTimer(withTimeInterval: interval, repeats: repeats, block: plain)
    }
    // Only this thread knows the timer until it is returned.
    nonisolated(unsafe) let timer = VirtualTimer(
      every: interval, repeats: repeats, block: plain)
    MainActor.assumeIsolated { timer.wait(in: Runtime.current.loop) }
    return timer
  }
}

/// A timer that no run loop knows: the main loop fires it.
private final class VirtualTimer: Timer {
  // Changed on the main thread only, where the timer was made.
  private var block: (@Sendable (Timer) -> Void)?
  private let interval: TimeInterval
  private let repeats: Bool
  private weak var loop: MainLoop?
  private var waiting: MainLoop.Work?

  init(every interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void) {
    self.block = block
    // UIKit's platform takes 0.1 ms for anything shorter.
    self.interval = max(interval, 0.0001)
    self.repeats = repeats
    super.init(fire: .distantFuture, interval: interval, repeats: repeats) { _ in }
  }

  @MainActor
  func wait(in loop: MainLoop) {
    self.loop = loop
    waiting = loop.schedule(after: .seconds(interval), kind: .timer, name: "timer") {
      [self, weak loop] in
      waiting = nil
      fire()
      if isValid, let loop { wait(in: loop) }
    }
  }

  override func fire() {
    guard isValid else { return }
    block?(self)
    if !repeats { invalidate() }
  }

  /// Gives up what is waited for, and releases what the block owns.
  override func invalidate() {
    super.invalidate()
    block = nil
    guard Thread.isMainThread, let loop, let given = waiting.take() else { return }
    MainActor.assumeIsolated { loop.cancel(given) }
  }
}

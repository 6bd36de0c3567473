public import Dispatch
import Foundation

// Dispatch's own methods have defaulted parameters, so these win where a call names none of them. The queue stays
// Dispatch's own, whatever it is handed to. On any queue but the main one, and without a simulator, they only hand on.
extension DispatchQueue {
  /// Runs work on the queue, soon.
  ///
  /// A step of a simulator is over when the work of the main queue has run, and what that put there.
  ///
  /// - Parameter work: Owned by the queue until it has run.
  public func async(execute work: @escaping @Sendable () -> Void) {
    async(group: nil, qos: .unspecified, flags: [], execute: counted(work))
  }

  /// Runs work on the queue, soon.
  ///
  /// - Parameters:
  ///   - qos: How urgent it is; the main queue runs all work in the order it came.
  ///   - work: Owned by the queue until it has run.
  public func async(qos: DispatchQoS, execute work: @escaping @Sendable () -> Void) {
    async(group: nil, qos: qos, flags: [], execute: counted(work))
  }

  /// Runs work on the queue at a moment.
  ///
  /// On the main queue of a simulated app that moment is one of virtual time. A deadline is counted from the machine's
  /// clock, so what is left until then is rounded up to 10 ms: the same run takes the same time.
  ///
  /// - Parameters:
  ///   - deadline: When, as a rule `.now()` and some seconds.
  ///   - work: Owned by the queue until it has run.
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable () -> Void) {
    asyncAfter(deadline: deadline, qos: .unspecified, execute: work)
  }

  /// Runs work on the queue at a moment.
  ///
  /// - Parameters:
  ///   - deadline: When, as a rule `.now()` and some seconds.
  ///   - qos: How urgent it is; the main queue runs all work in the order it came.
  ///   - work: Owned by the queue until it has run.
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS, execute work: @escaping @Sendable () -> Void
  ) {
    guard isMain else { return asyncAfter(deadline: deadline, qos: qos, flags: [], execute: work) }
    let delay = Self.delay(until: deadline)
    onMainThread {
      let loop = Runtime.current.loop
      if !loop.isDriven {
        self.asyncAfter(deadline: deadline, qos: qos, flags: [], execute: work)
      } else if delay == .zero {
        self.async(qos: qos, execute: work)
      } else {
        loop.schedule(after: delay, kind: .timer, name: "asyncAfter", work)
      }
    }
  }

  // The main queue is a new object at each call: its label is what tells it from others.
  private var isMain: Bool { label == DispatchQueue.main.label }

  /// The work, which tells the loop of a simulated app that it has run.
  private func counted(_ work: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
    // Work that comes from another thread is never waited for.
    guard Thread.isMainThread, isMain else { return work }
    return MainActor.assumeIsolated { Runtime.current.loop.counted(work) }
  }

  private func onMainThread(_ work: @escaping @MainActor @Sendable () -> Void) {
    if Thread.isMainThread {
      MainActor.assumeIsolated(work)
    } else {
      async(group: nil, qos: .unspecified, flags: []) { MainActor.assumeIsolated(work) }
    }
  }

  private static func delay(until deadline: DispatchTime) -> Duration {
    let now = DispatchTime.now().uptimeNanoseconds
    guard deadline.uptimeNanoseconds > now else { return .zero }
    let step: UInt64 = 10_000_000
    let steps = (deadline.uptimeNanoseconds - now - 1) / step + 1
    return .milliseconds(Int64(min(steps, UInt64(Int64.max) / step)) * 10)
  }
}

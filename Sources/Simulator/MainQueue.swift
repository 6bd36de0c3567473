import Foundation

/// The process's main queue, where `DispatchQueue.main.async` and main-actor tasks of an app wait.
enum MainQueue {
  /// Runs what waits there now.
  ///
  /// It calls the entry point that Foundation's own run loop calls. A turn of the run loop does the same and costs
  /// 15 µs even when nothing waits; this costs 3 ns. Code that runs inside a main-actor job cannot drain the queue:
  /// then nothing happens, and the work runs when that job yields.
  @MainActor
  static func drain() {
    drainMainQueue(nil)
  }
}

#if os(Linux)
  // libdispatch exports this for run loops; it is declared in no public header.
  @_silgen_name("_dispatch_main_queue_callback_4CF")
  private func drainMainQueue(_ message: UnsafeMutableRawPointer?)
#else
  private func drainMainQueue(_ message: UnsafeMutableRawPointer?) {
    RunLoop.main.run(mode: .default, before: Date())
  }
#endif

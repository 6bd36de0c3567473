import Glibc
import Sessions

/// One line on a terminal that says how far a run is: files done, bad items, files a second.
@MainActor
final class TerminalProgress: RunReport {
  private let descriptor: Int32
  private var files = 0
  private var done = 0
  private var bad = 0
  private let start = ContinuousClock.now
  private var lastShown = ContinuousClock.now
  private var isShown = false

  /// Creates a line, if there is a terminal that can take it back.
  init?(descriptor: Int32, environment: [String: String]) {
    guard isatty(descriptor) == 1, !["", "dumb"].contains(environment["TERM"] ?? ""),
      (environment["ACCESSIBLE"] ?? "").isEmpty
    else { return nil }
    self.descriptor = descriptor
  }

  func receive(_ event: RunEvent) {
    switch event {
    case .began(let start): files = start.files
    case .noted: return
    case .opened: done += 1
    case .ended(let item):
      if item.isBad { bad += 1 }
      show()
    case .finished: clear()
    }
  }

  /// Takes the line back before something else is printed.
  func clear() {
    guard isShown else { return }
    isShown = false
    _ = writeAll(Array("\r\u{1B}[K".utf8), to: descriptor)
  }

  private func show() {
    let now = ContinuousClock.now
    guard now - lastShown > .milliseconds(100) else { return }
    lastShown = now
    isShown = true
    let rate = Int64(done) * 1_000_000_000 / max(1, (now - start).nanoseconds)
    let line = "\r\u{1B}[K\(done)/\(files) files, \(bad) failed, \(rate) files/s"
    _ = writeAll(Array(line.utf8), to: descriptor)
  }
}

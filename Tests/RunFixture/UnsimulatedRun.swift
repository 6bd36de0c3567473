import UIKit

/// Lets a test run as on a phone: nobody drives time, transitions end on the next turns of the main queue.
///
/// Other tests of the same process leave a run behind that waits for its simulator.
@preconcurrency
@MainActor
public enum UnsimulatedRun {
  /// Begins a run of its own.
  public static func begin() {
    Runtime.install(Runtime(isSimulated: false))
  }
}

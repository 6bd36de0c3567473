import Simulator

/// The server's side of the services.
///
/// Replies that are held own it, and it owns nothing of the app: a reply that never comes keeps no screen alive.
@MainActor
final class ClipStore {
  private(set) var data: ClipData
  /// Here so that a reply needs no other reference to it.
  let memory: ClipMemory
  /// Grows with every change of the data.
  private(set) var revision = 0
  /// What the services tell of, here so that a reply needs no reference to them.
  var onUnauthorized: (() -> Void)?
  var onChange: (() -> Void)?

  init(data: ClipData, memory: ClipMemory) {
    self.data = data
    self.memory = memory
  }

  /// Changes the data, if the change is allowed.
  ///
  /// - Parameter change: Returns what became of it; anything but a success has to leave the data as it is.
  func change<Value>(
    _ change: (inout ClipData) -> Result<Value, ServiceFailure>
  ) -> Result<Value, ServiceFailure> {
    let result = change(&data)
    if case .success = result { revision += 1 }
    return result
  }

  /// Tells the app's coordinator of a failure if one's login has expired.
  func tell(_ failure: ServiceFailure, of name: ClipServices.Name) {
    if failure.isUnauthorized, name.needsLogin { onUnauthorized?() }
  }
}

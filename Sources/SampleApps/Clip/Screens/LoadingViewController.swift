import Simulator
public import UIKit

/// A screen that asks services for its data when it first appears.
public class LoadingViewController: ToasterViewController {
  let services: ClipServices
  /// Called when a service has failed, but not when one's login has expired. Owned by the screen, set by its
  /// coordinator.
  var onFailure: (() -> Void)?

  private var state = LoadState()

  init(services: ClipServices) {
    self.services = services
    super.init()
  }

  /// Not there: screens are made by the factory.
  @available(*, unavailable, message: "screens are made by the factory")
  public required init?(coder: NSCoder) {
    nil
  }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    loadIfMissing()
  }

  /// Asks again if the data has changed since it was loaded, or could not be loaded.
  final func refresh() {
    loadIfMissing()
    loadIfOld()
  }

  /// How many replies a load waits for.
  var replyCount: Int { 1 }

  /// Asks the services; each reply goes through ``received(_:)``.
  func askServices() {}

  /// Takes a reply into account.
  ///
  /// - Returns: What came; nil for a failure, which has been told.
  final func received<Value>(_ result: Result<Value, ServiceFailure>) -> Value? {
    switch result {
    case .success(let value):
      _ = state.end(isFailure: false, revision: services.revision)
      // It may have changed between the replies of one load.
      loadIfOld()
      return value
    case .failure(let failure):
      if state.end(isFailure: true, revision: services.revision) { tell(failure) }
      return nil
    }
  }

  /// Tells the coordinator of a failure that a screen may speak of.
  final func tell(_ failure: ServiceFailure) {
    if !failure.isUnauthorized { onFailure?() }
  }

  /// Asks now, whatever is there already.
  final func load() {
    state.begin(calls: replyCount)
    askServices()
  }

  private func loadIfMissing() {
    if !state.isLoadedOrLoading { load() }
  }

  private func loadIfOld() {
    if state.isOld(at: services.revision) { load() }
  }
}

public import Simulator

/// Takes a service's reply or its failure. Owned by the main loop until the reply.
typealias ServiceReply<Value> = @MainActor (Result<Value, ServiceFailure>) -> Void

/// Everything the app asks a server for; replies come through the main loop.
@MainActor
public final class ClipServices {
  /// The names by which sessions hold a service or make it fail.
  enum Name: String, CaseIterable {
    case session
    case signIn = "sign-in"
    case signOut = "sign-out"
    case withdraw
    case profile
    case main
    case weekly
    case sites
    case survey
    case version
    case clips
    case addClip = "add-clip"
    case renameClip = "rename-clip"
    case deleteClip = "delete-clip"
    case links
    case saveLink = "save-link"
    case editTitle = "edit-title"
    case moveLink = "move-link"
    case deleteLink = "delete-link"
    case markRead = "mark-read"
    case search
    case timers
    case addTimer = "add-timer"
    case editTimer = "edit-timer"
    case deleteTimer = "delete-timer"
    case toggleTimer = "toggle-timer"
  }

  let environment: AppEnvironment
  let store: ClipStore
  let memory: ClipMemory
  /// Called when a service says that one's login has expired. Owned by the services, set by the app's coordinator.
  var onUnauthorized: (() -> Void)?
  /// Called when a service has changed something, after its reply: whoever asked may be gone by then. Owned by the
  /// services, set by the app's coordinator.
  var onChange: (() -> Void)?

  /// Creates the services of one run.
  ///
  /// - Parameter environment: Gives the seed of the data and decides how services answer.
  public init(environment: AppEnvironment) {
    self.environment = environment
    store = ClipStore(data: .made(from: environment.seed))
    memory = ClipMemory(environment: environment)
  }

  /// Grows with every change of the data, so that a screen knows whether its own is old.
  var revision: Int { store.revision }

  /// Shows a short message on whatever screen is visible then.
  func toast(_ text: String, status: ToastStatus) {
    environment.toast(text, status: status)
  }

  /// Says that what one asks for has been deleted.
  func toastNotFound() {
    toast("It is no longer there", status: .warning)
  }

  /// Asks a service that always has an answer.
  func ask<Value>(
    _ name: Name, for value: @escaping @MainActor (ClipData) -> Value,
    reply: @escaping ServiceReply<Value>
  ) {
    environment.services.call(
      name.rawValue, make: { [store] in value(store.data) },
      reply: { [weak self] answer in
        reply(answer)
        if case .failure(let failure) = answer, failure.isUnauthorized, name.needsLogin {
          self?.onUnauthorized?()
        }
      })
  }

  /// Asks a service to change something.
  func change<Value>(
    _ name: Name, _ change: @escaping @MainActor (inout ClipData) -> Result<Value, ServiceFailure>,
    reply: @escaping ServiceReply<Value>
  ) {
    call(
      name, make: { [store] in store.change(change) },
      reply: { [weak self] result in
        reply(result)
        if result.isSuccess { self?.onChange?() }
      })
  }

  /// Asks a service to change one thing, which the server has to know.
  func change(
    _ name: Name, known change: @escaping @MainActor (inout ClipData) -> Bool,
    reply: @escaping ServiceReply<Void>
  ) {
    self.change(name, { change(&$0) ? .success(()) : .failure(.status(404)) }, reply: reply)
  }

  private func call<Value>(
    _ name: Name, make: @escaping @MainActor () -> Result<Value, ServiceFailure>,
    reply: @escaping ServiceReply<Value>
  ) {
    environment.services.call(name.rawValue, make: make) { [weak self] answer in
      switch answer {
      case .success(let result): reply(result)
      case .failure(let failure): reply(.failure(failure))
      }
      if name.needsLogin, answer.isUnauthorized() { self?.onUnauthorized?() }
    }
  }
}

extension ClipServices.Name {
  /// Whether the service answers only to who is logged in.
  fileprivate var needsLogin: Bool { self != .session && self != .signIn && self != .version }
}

extension ServiceFailure {
  /// Whether one's login has expired; the app's coordinator deals with that, no screen.
  var isUnauthorized: Bool { self == .status(401) }

  /// Whether what one asks for has been deleted, perhaps in another tab.
  var isNotFound: Bool { self == .status(404) }
}

extension Result {
  /// Whether one's login has expired, by the reply or by the server's own answer.
  fileprivate func isUnauthorized<Value>() -> Bool
  where Success == Result<Value, ServiceFailure>, Failure == ServiceFailure {
    switch self {
    case .success(.success): false
    case .success(.failure(let failure)), .failure(let failure): failure.isUnauthorized
    }
  }

  /// Whether it is no failure.
  var isSuccess: Bool { if case .success = self { true } else { false } }
}

extension ClipServices {
  /// The permission that lets the device ring for the app.
  static let alarmPermission = "alarm"

  /// Whether the device lets the app ring.
  var alarmPermission: PermissionState { environment.permission(Self.alarmPermission) }
}

extension ClipServices: AccountServer {
  func clip(id: Int) -> AllClipModel? { store.data.clip(id: id) }

  func checkForUpdate(reply: @escaping @MainActor (UpdateKind) -> Void) {
    latestVersion { result in
      // Who cannot ask has nothing to tell: the app works without.
      guard case .success(let latest) = result,
        let kind = UpdateKind(from: .current, to: latest)
      else { return }
      reply(kind)
    }
  }
}

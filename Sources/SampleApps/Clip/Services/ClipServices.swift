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
  var memory: ClipMemory { store.memory }
  /// Called when a service says that one's login has expired. Owned by the store, set by the app's coordinator.
  var onUnauthorized: (() -> Void)? {
    get { store.onUnauthorized }
    set { store.onUnauthorized = newValue }
  }
  /// Called when a service has changed something, after its reply: whoever asked may be gone by then. Owned by the
  /// store, set by the app's coordinator.
  var onChange: (() -> Void)? {
    get { store.onChange }
    set { store.onChange = newValue }
  }

  /// Creates the services of one run.
  ///
  /// - Parameter environment: Gives the seed of the data and decides how services answer.
  public init(environment: AppEnvironment) {
    self.environment = environment
    store = ClipStore(
      data: .made(from: environment.seed), memory: ClipMemory(environment: environment))
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

  // What makes the answer is part of the reply, which is one closure less.

  /// Asks a service that always has an answer.
  func ask<Value>(
    _ name: Name, for value: @escaping @MainActor (ClipStore) -> Value,
    reply: @escaping ServiceReply<Value>
  ) {
    environment.services.call(
      name.rawValue, make: {},
      reply: { [store] answer in
        switch answer {
        case .success:
          reply(.success(value(store)))
        case .failure(let failure):
          reply(.failure(failure))
          store.tell(failure, of: name)
        }
      })
  }

  /// Asks a service to change something.
  func change<Value>(
    _ name: Name, _ change: @escaping @MainActor (inout ClipData) -> Result<Value, ServiceFailure>,
    reply: @escaping ServiceReply<Value>
  ) {
    environment.services.call(
      name.rawValue, make: {},
      reply: { [store] answer in
        let result: Result<Value, ServiceFailure>
        switch answer {
        case .success: result = store.change(change)
        case .failure(let failure): result = .failure(failure)
        }
        reply(result)
        switch result {
        case .success: store.onChange?()
        case .failure(let failure): store.tell(failure, of: name)
        }
      })
  }

  /// Asks a service to change one thing, which the server has to know.
  func change(
    _ name: Name, known change: @escaping @MainActor (inout ClipData) -> Bool,
    reply: @escaping ServiceReply<Void>
  ) {
    self.change(name, { change(&$0) ? .success(()) : .failure(.status(404)) }, reply: reply)
  }
}

extension ClipServices.Name {
  /// Whether the service answers only to who is logged in.
  var needsLogin: Bool { self != .session && self != .signIn && self != .version }
}

extension ServiceFailure {
  /// Whether one's login has expired; the app's coordinator deals with that, no screen.
  var isUnauthorized: Bool { self == .status(401) }

  /// Whether what one asks for has been deleted, perhaps in another tab.
  var isNotFound: Bool { self == .status(404) }
}

extension Result {
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

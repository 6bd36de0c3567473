package import UIKit

/// What the outside world gives to a headless app: time, seed, launch parameters, services and permissions.
@MainActor
public final class AppEnvironment {
  /// The seed of everything random in this run.
  public let seed: UInt64
  /// How the app's services answer.
  public let services: ServiceSwitchboard

  private let runtime: Runtime
  private let outside: OutsideWorld
  private let parameters: [String: String]
  private var permissions: [String: PermissionState]
  private var tracked: [Tracked] = []
  // Rid of the dead when they have doubled since the last time, so that each object costs the same.
  private var mostTracked = 16
  /// Names of every object ever watched.
  package private(set) var trackedNames: Set<String> = []
  @exclusivity(unchecked)
  private var queuedToasts: [Toast] = []
  private var shownToast: (text: String, end: MainLoop.Work)?

  package init(
    runtime: Runtime, seed: UInt64, parameters: [LaunchParameter], services: ServiceSwitchboard,
    permissions: [String: PermissionState], outside: OutsideWorld = OutsideWorld()
  ) {
    self.runtime = runtime
    self.outside = outside
    self.seed = seed
    self.services = services
    self.permissions = permissions
    var values: [String: String] = [:]
    for parameter in parameters { values[parameter.name] = parameter.value }
    self.parameters = values
  }

  /// Virtual time since the app was launched.
  public var now: Duration { runtime.loop.now }

  /// The value of a launch parameter; nil if it was not given.
  public func parameter(_ name: String) -> String? { parameters[name] }

  /// Whether a person lets the app do something; granted unless a session says otherwise.
  ///
  /// - Parameter name: A permission that the app's vocabulary declares.
  public func permission(_ name: String) -> PermissionState { permissions[name] ?? .granted }

  /// Changes a permission from now on.
  package func setPermission(_ name: String, _ state: PermissionState) { permissions[name] = state }

  /// Runs a closure later in virtual time; settling does not wait for it.
  ///
  /// - Parameters:
  ///   - delay: How long from now.
  ///   - name: What the list of pending work calls it.
  ///   - work: Owned by the main loop until it has run.
  public func after(_ delay: Duration, name: String, _ work: @escaping @MainActor () -> Void) {
    runtime.loop.schedule(after: delay, kind: .timer, name: name, work)
  }

  /// Does something outside of the app, such as writing a file; not when steps are played again, as `undo` does.
  ///
  /// The app must go on in the same way whether it was done or not.
  ///
  /// - Parameters:
  ///   - name: What ``OutsideWorld/effects`` counts it as.
  ///   - effect: Called at once or not at all.
  public func performOutside(_ name: String, _ effect: () -> Void) {
    outside.perform(name, effect)
  }

  /// Watches an object that should die with what it belongs to.
  ///
  /// - Parameters:
  ///   - object: Not owned.
  ///   - name: What the list of leaks calls it; nil for the name of its class.
  public func track(_ object: AnyObject, named name: String? = nil) {
    let name = name ?? TypeNames.cachedName(of: type(of: object))
    if tracked.count >= mostTracked {
      tracked.removeAll { !$0.reference.isLive }
      mostTracked = max(16, tracked.count * 2)
    }
    // One name comes again and again, as its screens do.
    if tracked.last?.name != name { trackedNames.insert(name) }
    tracked.append(Tracked(name: name, reference: Faint(object)))
  }

  /// Shows a short message on the screen that is visible when the running transition has ended, for 5 s.
  ///
  /// It belongs to the window: it stays when that screen goes, and gives way to the next message only.
  public func toast(_ text: String, status: ToastStatus) {
    queuedToasts.append(Toast(text: text, status: status))
  }

  /// Names of watched objects that are alive, oldest first.
  package var liveTracked: [String] {
    tracked.filter { $0.object != nil }.map(\.name)
  }

  /// Watched objects that are alive, oldest first.
  package var trackedObjects: [(name: String, object: AnyObject)] {
    tracked.compactMap { entry in entry.object.map { (entry.name, $0) } }
  }

  /// The text of the toast on screen.
  package var toast: String? { shownToast?.text }

  /// Shows what waits to be shown; called when a step has settled.
  package func showQueuedToasts() {
    guard !queuedToasts.isEmpty else { return }
    let toasts = queuedToasts
    queuedToasts = []
    for toast in toasts { runtime.log.note("toast \"\(toast.text)\"") }
    // Of several that come at once, the last one is seen.
    if let last = toasts.last { show(last.text) }
  }

  private func show(_ text: String) {
    if let shownToast { runtime.loop.cancel(shownToast.end) }
    let end = runtime.loop.schedule(
      after: .seconds(5), kind: .timer, name: "toast \"\(text)\""
    ) { [weak self] in
      self?.shownToast = nil
    }
    shownToast = (text, end)
  }
}

/// Whether a toast tells of success.
public enum ToastStatus: Hashable, Sendable {
  /// Something was done.
  case check
  /// Something was not done.
  case warning
}

private struct Toast {
  let text: String
  let status: ToastStatus
}

/// A watched object. No weak reference, which would slow the app's object down.
private struct Tracked {
  let name: String
  let reference: Faint<AnyObject>

  var object: AnyObject? { reference.object }
}

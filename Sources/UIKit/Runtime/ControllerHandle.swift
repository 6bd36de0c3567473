/// A way back to a controller that neither keeps it alive nor makes a weak reference, which would slow it down for good.
@MainActor
package struct ControllerHandle {
  private let reference: Unmanaged<UIViewController>
  private let slot: Int32
  /// The controller's serial number.
  package let id: Int32

  /// Creates a handle for a controller of the current run.
  package init(_ controller: UIViewController) {
    reference = .passUnretained(controller)
    slot = controller.slot
    id = controller.id.rawValue
  }

  /// Whether the controller is alive; what dies on another thread counts until its slot has been handed back.
  package var isLive: Bool { LifetimeRegistry.shared.isLive(slot, id: id) }

  /// The controller; nil once it is dead or its run is over.
  package var controller: UIViewController? {
    LifetimeRegistry.shared.object(reference, id: id, slot: slot)
  }
}

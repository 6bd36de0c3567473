/// What the layer of flows keeps for a run, for whoever gives an account of what is alive.
@MainActor
package protocol FlowsOfRun: AnyObject {
  /// The flows that have ended and are still alive, oldest first.
  var leftBehind: [FlowListing] { get }
  /// The flows that run, outermost first.
  var running: [FlowListing] { get }
}

/// A flow that is alive.
package struct FlowListing {
  package let flow: AnyObject
  /// The name of its class.
  package let name: String
  /// The name of the flow or the coordinator above it; nil if it has ended.
  package let parent: String?

  /// Creates an entry.
  package init(_ flow: AnyObject, name: String, parent: String? = nil) {
    self.flow = flow
    self.name = name
    self.parent = parent
  }
}

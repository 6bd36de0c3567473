import Coordination

/// Which way a flow has ended.
enum FlowEnd {
  /// It said so.
  case finished
  /// Its root has left.
  case rootLeft(RemovalReason)
  /// The last of its screens has left; its root is another's.
  case screensLeft(RemovalReason)
  /// The flow above has ended, or the coordinator, which has this name.
  case letGo(by: String)

  /// Which way its screens have left, for the flow above.
  var reason: RemovalReason {
    switch self {
    case .rootLeft(let reason), .screensLeft(let reason): reason
    case .finished, .letGo: .finished
    }
  }

  /// What the log of events says of a flow with this name.
  func sentence(of flow: String) -> String {
    switch self {
    case .finished: "flow \(flow) ended"
    case .rootLeft(let reason): "flow \(flow) ended: its root has gone, reason \(reason.rawValue)"
    case .screensLeft(let reason):
      "flow \(flow) ended: its screens have gone, reason \(reason.rawValue)"
    case .letGo(let parent): "flow \(flow) ended with \(parent)"
    }
  }
}

// A flow is ready when it has carried out its first step, and the flows which that began are ready.
extension FlowNode {
  /// Takes note of a step that was carried out and of the flows which that began.
  func becomeReady(after begun: [FlowNode]) {
    guard !isReady, !isEnded else { return }
    for node in begun where !node.isReady && !node.isEnded && !node.isAwaited {
      node.isAwaited = true
      unreadyCount += 1
    }
    if unreadyCount == 0 { beReady() }
  }

  /// Takes note that a flow below has ended, and is not waited for any more.
  func childDidEnd(_ child: FlowNode) {
    if !isEnded { considerEnd() }
    guard child.isAwaited else { return }
    child.isAwaited = false
    unreadyCount -= 1
    if !isReady, !isEnded, unreadyCount == 0 { beReady() }
  }

  /// The flows below that it waits for, oldest first.
  var unready: [FlowNode] { children.all.filter(\.isAwaited) }

  /// Says so, and to the flow above, which may be ready then too.
  private func beReady() {
    var next: FlowNode? = self
    while let node = next, !node.isReady {
      node.isReady = true
      FlowEngine.state.readiness.flowIsReady(node)
      next = nil
      guard node.isAwaited, let parent = node.parent else { return }
      node.isAwaited = false
      parent.unreadyCount -= 1
      if parent.unreadyCount == 0, !parent.isEnded { next = parent }
    }
  }
}

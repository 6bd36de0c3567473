extension UIViewController {
  /// Takes a dying controller's tree apart without recursion, so that depth is only data.
  nonisolated final func dismantle() {
    var work: [UIViewController] = []
    release(into: &work, from: UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()))
    while var controller = work.popLast() {
      if isKnownUniquelyReferenced(&controller) {
        controller.release(
          into: &work,
          from: UnsafeRawPointer(Unmanaged.passUnretained(controller).toOpaque()))
      }
    }
  }

  /// Moves everything this controller owns to the work list and clears the way back.
  private nonisolated final func release(
    into work: inout [UIViewController], from owner: UnsafeRawPointer
  ) {
    for child in _children {
      guard child._parent == owner else { continue }
      child._parent = nil
      child.flags.subtract([.isOnStack, .isNewOnStack])
    }
    work.append(contentsOf: _children)
    _children = []
    if let presented = _extras?.presented {
      if presented._extras?.presenter == owner { presented._extras?.presenter = nil }
      // A modal and its presentation controller own each other while the presentation lasts.
      presented._extras?.presentationController = nil
      _extras?.presented = nil
      work.append(presented)
    }
  }
}

/// A list of controllers that is asked who is in it.
///
/// Most lists hold a handful: a set of their ids would cost more than to look at each, and is made only for longer ones.
@MainActor
struct ControllerList {
  private static let most = 8

  let members: [UIViewController]
  private let ids: Set<ControllerID>?

  init(_ members: [UIViewController]) {
    self.members = members
    var ids: Set<ControllerID>?
    if members.count > Self.most {
      var all = Set<ControllerID>(minimumCapacity: members.count)
      for index in members.indices { all.insert(members[index].id) }
      ids = all
    }
    self.ids = ids
  }

  func contains(_ id: ControllerID) -> Bool {
    if let ids { return ids.contains(id) }
    for index in members.indices where members[index].id == id { return true }
    return false
  }

  /// Whether no controller occurs twice.
  var isDistinct: Bool {
    if let ids { return ids.count == members.count }
    for index in members.indices {
      for other in 0..<index where members[other] === members[index] { return false }
    }
    return true
  }
}

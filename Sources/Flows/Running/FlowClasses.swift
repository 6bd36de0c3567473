/// What is known of the classes that were contributed: asking one whether it is a flow costs more than its step.
@MainActor
enum FlowClasses {
  @exclusivity(unchecked)
  private static var lastOther: ObjectIdentifier?
  @exclusivity(unchecked)
  private static var others: Set<ObjectIdentifier> = []

  /// A presentable as the flow that it is; nil if it is none.
  static func flow(_ presentable: any Presentable) -> (any Flow)? {
    let type = ObjectIdentifier(type(of: presentable))
    if type == lastOther { return nil }
    if !others.contains(type) {
      if let flow = presentable as? any Flow { return flow }
      others.insert(type)
    }
    lastOther = type
    return nil
  }
}

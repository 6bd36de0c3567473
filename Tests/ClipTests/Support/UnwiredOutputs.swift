/// Names of the closures named `on…` that nobody has set.
@MainActor
func unwiredOutputs(of object: AnyObject) -> [String] {
  var names: [String] = []
  var mirror: Mirror? = Mirror(reflecting: object)
  while let current = mirror {
    for child in current.children {
      guard let label = child.label, label.hasPrefix("on") else { continue }
      let value = Mirror(reflecting: child.value)
      if value.displayStyle == .optional, value.children.isEmpty { names.append(label) }
    }
    mirror = current.superclassMirror
  }
  return names
}

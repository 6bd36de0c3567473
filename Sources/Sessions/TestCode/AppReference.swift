import Simulator

/// An app's type as Swift's source names it.
struct AppReference: Hashable {
  /// The module to import.
  let module: String
  /// The type, without its module.
  let type: String

  @MainActor
  init(_ app: any HeadlessApp.Type) {
    let parts = String(reflecting: app).split(separator: ".", maxSplits: 1)
    module = String(parts[0])
    type = String(parts[parts.count - 1])
  }
}

import UIKit

/// The names by which sessions know controllers.
@MainActor
enum Label {
  /// The label of a controller: what the screen declares, else its type's name, with its own id in parentheses.
  static func of(_ controller: UIViewController) -> String {
    if controller is UINavigationController { return "nav" }
    if let alert = controller as? UIAlertController { return "Alert(\(alert.title ?? ""))" }
    guard let source = controller as? any ElementSource else { return typeLabel(of: controller) }
    let name = source.screenName ?? typeLabel(of: controller)
    return source.screenID.map { "\(name)(\($0))" } ?? name
  }

  /// By type: cutting the suffix off takes longer than everything else a step does.
  private static var typeLabels: [ObjectIdentifier: String] = [:]

  private static func typeLabel(of controller: UIViewController) -> String {
    let type = type(of: controller)
    let key = ObjectIdentifier(type)
    if let label = typeLabels[key] { return label }
    let label = label(fromTypeName: TypeNames.name(of: type))
    typeLabels[key] = label
    return label
  }

  private static func label(fromTypeName name: String) -> String {
    // What would be left of it names nothing.
    if name == "UIViewController" { return name }
    for suffix in ["ViewController", "Controller"]
    where name.hasSuffix(suffix) && name.count > suffix.count {
      return String(name.dropLast(suffix.count))
    }
    return name
  }
}

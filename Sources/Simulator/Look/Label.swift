import UIKit

/// The names by which sessions know controllers.
@MainActor
enum Label {
  /// The label that was put together last.
  private struct Last {
    let name: String
    let id: String
    let label: String
  }

  @exclusivity(unchecked)
  private static var last: Last?

  /// The label of a controller: what the screen declares, else its type's name, with its own id in parentheses.
  static func of(_ controller: UIViewController) -> String {
    let type = ScreenClass.of(controller)
    if type.container == .stack { return "nav" }
    if type.isAlert { return "Alert(\((controller as? UIAlertController)?.title ?? ""))" }
    guard let source = type.source(of: controller) else { return type.label }
    let name = source.screenName ?? type.label
    guard let id = source.screenID else { return name }
    // One screen is asked for again and again: as it comes, when a step has ended, by an expectation, as it leaves.
    if let last, last.id == id, last.name == name { return last.label }
    // Put together here: an interpolation makes room for more than most labels have.
    var label = name
    label += "("
    label += id
    label += ")"
    last = Last(name: name, id: id, label: label)
    return label
  }

  /// The name of a type without the suffix that every screen's has.
  static func label(fromTypeName name: String) -> String {
    // What would be left of it names nothing.
    if name == "UIViewController" { return name }
    for suffix in ["ViewController", "Controller"]
    where name.hasSuffix(suffix) && name.count > suffix.count {
      return String(name.dropLast(suffix.count))
    }
    return name
  }
}

import UIKit

extension Simulator {
  /// The whole tree, one line an entry, two blanks a level, the visible controller marked; the flows below it.
  public var tree: [String] {
    let flows = flows
    return controllerTree + (flows.isEmpty ? [] : ["flows"]) + flows.map { "  \($0)" }
  }

  private var controllerTree: [String] {
    guard let root else { return ["window"] }
    let visible = visibleController
    var lines = ["window"]
    appendTree(of: root, prefix: "", depth: 1, visible: visible, to: &lines)
    for modal in modalChain {
      let style = modal.modalPresentationStyle.name
      let isTop = modal === visible
      lines.append("  + \(Label.of(modal)) \(style)\(isTop ? "  <- top" : "")")
      for child in members(of: modal) {
        appendTree(
          of: child.controller, prefix: child.prefix, depth: 2, visible: visible, to: &lines)
      }
    }
    return lines
  }

  /// The whole tree in one line, for tests and differences.
  public var treeLine: String {
    guard let root else { return "window()" }
    var line = "window(\(bracketed(root)))"
    for modal in modalChain {
      line += " + \(bracketed(modal)) \(modal.modalPresentationStyle.name)"
    }
    return line
  }

  private struct Member {
    let prefix: String
    let controller: UIViewController
  }

  private func members(of controller: UIViewController) -> [Member] {
    guard let tabs = controller as? UITabBarController else {
      return controller.children.map { Member(prefix: "", controller: $0) }
    }
    let selected = tabs.selectedIndex
    return (tabs.viewControllers ?? []).enumerated().map { index, tab in
      Member(prefix: "\(tabName(at: index))\(index == selected ? "*" : ""): ", controller: tab)
    }
  }

  private struct Entry {
    let member: Member
    let depth: Int
  }

  // With a work list: depth is only data.
  private func appendTree(
    of controller: UIViewController, prefix: String, depth: Int, visible: UIViewController?,
    to lines: inout [String]
  ) {
    var work = [Entry(member: Member(prefix: prefix, controller: controller), depth: depth)]
    while let entry = work.popLast() {
      let current = entry.member.controller
      let mark = current === visible ? "  <- top" : ""
      let indent = String(repeating: "  ", count: entry.depth)
      lines.append(indent + entry.member.prefix + Label.of(current) + mark)
      for member in members(of: current).reversed() {
        work.append(Entry(member: member, depth: entry.depth + 1))
      }
    }
  }

  private enum Piece {
    case text(String)
    case member(Member)
  }

  private func bracketed(_ controller: UIViewController) -> String {
    var line = ""
    var work: [Piece] = [.member(Member(prefix: "", controller: controller))]
    while let piece = work.popLast() {
      switch piece {
      case .text(let text):
        line += text
      case .member(let member):
        line += member.prefix + Label.of(member.controller)
        let inner = members(of: member.controller)
        let isTabs = member.controller is UITabBarController
        guard !inner.isEmpty || member.controller is UINavigationController else { continue }
        line += isTabs ? "{" : "["
        work.append(.text(isTabs ? "}" : "]"))
        for (index, child) in inner.enumerated().reversed() {
          work.append(.member(child))
          if index > 0 { work.append(.text(", ")) }
        }
      }
    }
    return line
  }
}

import UIKit

/// How much of the tree is shown.
public enum TreeDetail: Hashable, Sendable, CaseIterable {
  /// What a person could come to see: containers, stacks, modals; the flows.
  case usual
  /// The same with the serial number of each controller.
  case ids
  /// What is alive beside it too: other windows, what hidden screens present, controllers in no window; and which
  /// controllers have no view yet.
  case everything
}

extension Simulator {
  /// The whole tree, one line an entry, two blanks a level, the visible controller marked; the flows below it.
  public var tree: [String] { tree(.usual) }

  /// The tree in some detail, one line an entry, two blanks a level, the visible controller marked; the flows below it.
  public func tree(_ detail: TreeDetail) -> [String] {
    let flows = flows
    return controllerTree(detail) + (detail == .everything ? besideTheTree : [])
      + (flows.isEmpty ? [] : ["flows"]) + flows.map { "  \($0)" }
  }

  private func controllerTree(_ detail: TreeDetail) -> [String] {
    guard let root else { return ["window"] }
    let chain = modalChain
    let view = View(detail: detail, visible: visibleController, front: chain)
    var lines = ["window"]
    appendTree(of: Member(controller: root), depth: 1, view, to: &lines)
    for modal in chain {
      let style = modal.modalPresentationStyle.name
      lines.append("  + \(Label.of(modal))\(view.note(on: modal)) \(style)\(view.mark(of: modal))")
      for child in members(of: modal, view) { appendTree(of: child, depth: 2, view, to: &lines) }
    }
    return lines
  }

  /// The other windows, and what is alive in none.
  private var besideTheTree: [String] {
    let view = View(detail: .everything, visible: nil, front: [])
    var lines: [String] = []
    var shown = Set(treeControllers.map(\.id.rawValue))
    for (index, other) in runtime.application.windows.enumerated() where other !== window {
      lines.append("window \(index + 1)\(other.isHidden ? " (hidden)" : "")")
      guard let root = other.rootViewController else { continue }
      shown.formUnion(controllers(from: root).map(\.id.rawValue))
      appendTree(of: Member(controller: root), depth: 1, view, to: &lines)
    }
    noteSeen()
    let others = LifetimeRegistry.shared.live(.controller).filter { !shown.contains($0.id) }
    if !others.isEmpty { lines.append("in no window") }
    for other in others {
      let label = seen.label(of: other.id) ?? Label.label(fromTypeName: other.typeName)
      lines.append("  \(label) (\(other.wasInTree ? "has left" : "not shown yet"))")
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
    var prefix = ""
    let controller: UIViewController
    var suffix = ""
  }

  /// How the tree is looked at.
  @MainActor
  private struct View {
    let detail: TreeDetail
    let visible: UIViewController?
    /// The modals that have lines of their own at the window's level.
    private let front: Set<Int32>

    init(detail: TreeDetail, visible: UIViewController?, front: [UIViewController]) {
      self.detail = detail
      self.visible = visible
      self.front = Set(front.map(\.id.rawValue))
    }

    func mark(of controller: UIViewController) -> String {
      controller === visible ? "  <- top" : ""
    }

    func note(on controller: UIViewController) -> String {
      switch detail {
      case .usual: ""
      case .ids: " #\(controller.id.rawValue)"
      case .everything: controller.isViewLoaded ? "" : " (not loaded)"
      }
    }

    /// What a controller presents behind what the user sees.
    func hiddenModal(of controller: UIViewController) -> UIViewController? {
      controller.presented.flatMap { front.contains($0.id.rawValue) ? nil : $0 }
    }
  }

  /// What stands in a controller, with everything that the front of the window does not show where that is asked for.
  private func members(of controller: UIViewController, _ view: View) -> [Member] {
    var members = members(of: controller)
    guard view.detail == .everything else { return members }
    if controller is UITabBarController {
      let known = Set(members.map(\.controller.id.rawValue))
      members += controller.children.filter { !known.contains($0.id.rawValue) }
        .map { Member(controller: $0) }
    }
    if let modal = view.hiddenModal(of: controller) {
      let style = " " + modal.modalPresentationStyle.name
      members.append(Member(prefix: "+ ", controller: modal, suffix: style))
    }
    return members
  }

  private func members(of controller: UIViewController) -> [Member] {
    guard let tabs = controller as? UITabBarController else {
      return controller.children.map { Member(controller: $0) }
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
    of member: Member, depth: Int, _ view: View, to lines: inout [String]
  ) {
    var work = [Entry(member: member, depth: depth)]
    while let entry = work.popLast() {
      let current = entry.member.controller
      let indent = String(repeating: "  ", count: entry.depth)
      lines.append(
        indent + entry.member.prefix + Label.of(current) + view.note(on: current)
          + entry.member.suffix + view.mark(of: current))
      for member in members(of: current, view).reversed() {
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
    var work: [Piece] = [.member(Member(controller: controller))]
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

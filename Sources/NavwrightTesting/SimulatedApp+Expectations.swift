import Sessions
public import Simulator

extension SimulatedApp {
  /// Expects the innermost stack that holds the visible screen, as `Clip > DetailClip(3)`.
  public func expectStack(
    _ stack: String, file: StaticString = #filePath, line: UInt = #line
  ) async {
    await run("expect stack is \(stack)", file: file, line: line)
  }

  /// Expects the stack of a tab, selected or not.
  public func expectStack(
    _ stack: String, ofTab tab: String, file: StaticString = #filePath, line: UInt = #line
  ) async {
    await run(
      "expect stack of tab \(SessionText.word(tab)) is \(stack)", file: file, line: line)
  }

  /// Expects the label of what the user sees, modals included.
  public func expectScreen(
    _ label: String, file: StaticString = #filePath, line: UInt = #line
  ) async {
    await run("expect screen is \(label)", file: file, line: line)
  }

  /// Expects the chain of modals, lowest first, as `Popup(network)`, or `none`.
  public func expectModals(
    _ chain: String, file: StaticString = #filePath, line: UInt = #line
  ) async {
    await run("expect modals is \(chain)", file: file, line: line)
  }

  /// Expects the whole tree, written in one line or as the command `tree` prints it.
  ///
  /// A failure shows both trees as lines, with the lines that differ marked.
  public func expectTree(
    _ tree: String, file: StaticString = #filePath, line: UInt = #line
  ) async {
    let isOneLine = !tree.contains("\n") && tree.contains("(")
    let actual = isOneLine ? [simulator.treeLine] : simulator.tree
    let expected = isOneLine ? [tree] : Self.lines(of: tree)
    if expected == actual { return }
    fail("the tree is not as expected\n" + Self.marked(expected, actual), file, line)
  }

  /// Expects that a screen or coordinator of this label was there and is deallocated.
  public func expectGone(
    _ label: String, file: StaticString = #filePath, line: UInt = #line
  ) async {
    await run("expect gone \(SessionText.word(label))", file: file, line: line)
  }

  /// Expects that a screen or coordinator of this label is alive.
  public func expectAlive(
    _ label: String, file: StaticString = #filePath, line: UInt = #line
  ) async {
    await run("expect alive \(SessionText.word(label))", file: file, line: line)
  }

  /// Expects that nothing is alive that should be gone.
  public func expectNoLeaks(file: StaticString = #filePath, line: UInt = #line) async {
    await run("expect leaks is none", file: file, line: line)
  }

  /// Expects that UIKit has complained about nothing.
  public func expectNoWarnings(file: StaticString = #filePath, line: UInt = #line) async {
    await run("expect warnings is none", file: file, line: line)
  }

  /// Expects that an action is not possible now, and why.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - message: The refusal in words, without `refused: `.
  public func expectRefused(
    _ action: UserAction, _ message: String, file: StaticString = #filePath, line: UInt = #line
  ) async {
    let before = simulator.stateFingerprint
    let result = simulator.step(action)
    guard case .refused(let refusal) = result.outcome else {
      fail("\(action.canonicalText) was accepted, expected refused: \(message)", file, line)
      return
    }
    if refusal.message != message {
      fail(
        "\(action.canonicalText) was refused otherwise\n  expected: \(message)\n"
          + "  actual:   \(refusal.message)", file, line)
    }
    if simulator.stateFingerprint != before {
      fail("\(action.canonicalText) was refused and changed something", file, line)
    }
  }

  /// The lines of a tree literal, without the indentation that all of them share and without empty ends.
  private static func lines(of text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while lines.last?.allSatisfy({ $0 == " " }) ?? false { lines.removeLast() }
    while lines.first?.allSatisfy({ $0 == " " }) ?? false { lines.removeFirst() }
    let shared = lines.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { String($0.dropFirst(shared)) }
  }

  private static func marked(_ expected: [String], _ actual: [String]) -> String {
    var lines: [String] = []
    let difference = actual.difference(from: expected)
    let missing = Set(
      difference.removals.compactMap { change in
        if case .remove(let offset, _, _) = change { offset } else { nil }
      })
    let surplus = Set(
      difference.insertions.compactMap { change in
        if case .insert(let offset, _, _) = change { offset } else { nil }
      })
    var old = 0
    var new = 0
    while old < expected.count || new < actual.count {
      if old < expected.count, missing.contains(old) {
        lines.append("- \(expected[old])")
        old += 1
      } else if new < actual.count, surplus.contains(new) {
        lines.append("+ \(actual[new])")
        new += 1
      } else {
        lines.append("  \(actual[new])")
        old += 1
        new += 1
      }
    }
    return lines.joined(separator: "\n") + "\n(- expected, + actual)"
  }
}

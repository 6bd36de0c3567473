import Sessions
import Simulator

// MARK: places

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

  /// Expects the label of the last screen of the stack.
  public func expectTop(
    _ label: String, file: StaticString = #filePath, line: UInt = #line
  ) async {
    await run("expect top is \(label)", file: file, line: line)
  }

  /// Expects the label of what the user sees, modals included.
  public func expectScreen(
    _ label: String, file: StaticString = #filePath, line: UInt = #line
  ) async {
    await run("expect screen is \(label)", file: file, line: line)
  }

  /// Expects the label of the topmost modal that is no alert, or `none`.
  public func expectModal(
    _ label: String, file: StaticString = #filePath, line: UInt = #line
  ) async {
    await run("expect modal is \(label)", file: file, line: line)
  }

  /// Expects the chain of modals, lowest first, as `Popup(network)`, or `none`.
  public func expectModals(
    _ chain: String, file: StaticString = #filePath, line: UInt = #line
  ) async {
    await run("expect modals is \(chain)", file: file, line: line)
  }

  /// Expects the title of the topmost alert, or `none`.
  public func expectAlert(
    _ title: String, file: StaticString = #filePath, line: UInt = #line
  ) async {
    await run("expect alert is \(SessionText.quoted(title))", file: file, line: line)
  }

  /// Expects the name of the selected tab.
  public func expectTab(
    _ name: String, file: StaticString = #filePath, line: UInt = #line
  ) async {
    await run("expect tab is \(SessionText.word(name))", file: file, line: line)
  }

  /// Expects the whole tree, written in one line or as the command `tree` prints it.
  ///
  /// A failure shows both trees as lines, with the lines that differ marked.
  public func expectTree(
    _ tree: String, file: StaticString = #filePath, line: UInt = #line
  ) async {
    let place = FailurePlace(file, line)
    guard tree.contains("\n") || !tree.contains("(") else {
      if tree == simulator.treeLine { return }
      let difference = TextDifference(
        TreeLines.lines(of: tree), TreeLines.lines(of: simulator.treeLine))
      let raw = TextDifference([tree], [simulator.treeLine])
      return fail(
        (["the tree is not as expected"] + (difference.isEmpty ? raw : difference).lines)
          .joined(separator: "\n"), place)
    }
    let difference = TextDifference(TreeLines.trimmed(tree), simulator.tree)
    guard !difference.isEmpty else { return }
    fail(
      (["the tree is not as expected"] + difference.lines).joined(separator: "\n"), place)
  }
}

// MARK: events

extension SimulatedApp {
  /// Expects all events since the last action began, in their order; none for no event.
  ///
  /// Each is a sentence as an action prints it, such as `pushed DetailClip(3)`.
  public func expectEvents(
    _ events: [String], file: StaticString = #filePath, line: UInt = #line
  ) async {
    let difference = TextDifference(events, simulator.events)
    guard difference.isEmpty else {
      return fail(
        (["the events are not as expected"] + difference.lines).joined(separator: "\n"),
        FailurePlace(file, line))
    }
    claim(.compare(.events, tab: nil, .isEqual, .text(events.joined(separator: ", "))))
  }

  /// Expects one event among those since the last action began.
  public func expectEvent(
    _ event: String, file: StaticString = #filePath, line: UInt = #line
  ) async {
    await run("expect events has \(SessionText.quoted(event))", file: file, line: line)
  }

  /// Expects one complaint of UIKit among those since the launch.
  public func expectWarning(
    _ warning: String, file: StaticString = #filePath, line: UInt = #line
  ) async {
    await run("expect warnings has \(SessionText.quoted(warning))", file: file, line: line)
  }

  /// Expects that UIKit has complained about nothing.
  public func expectNoWarnings(file: StaticString = #filePath, line: UInt = #line) async {
    await run("expect warnings is none", file: file, line: line)
  }
}

// MARK: lifetimes

extension SimulatedApp {
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
}

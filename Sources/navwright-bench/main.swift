import Glibc

// Measures the navigation core. Prints one line a row, cells with tabs between them:
// row, value, unit, floor, ratio, spread, must, goal, what is in the way (the last only where something is known to be).
// `Scripts/bench` makes a table of them.
//
//   navwright-bench              every row
//   navwright-bench only TEXT    the rows whose name contains the text
//   navwright-bench pairs N      N pairs and nothing else, to count instructions; likewise audited (pairs whose
//                                departures are noted, as under a simulator), modals, tabs, flows, apps, clips, steps,
//                                completions

private let arguments = Array(CommandLine.arguments.dropFirst())

private let rows: [(name: String, measure: @MainActor () -> Row)] = [
  ("pair at depth 10", StackRows.pair),
  ("pair with event log on", StackRows.pairWithLog),
  ("pair through a coordinator", CoordinatorRows.pair),
  ("pair, depth 10 → 10,000", StackRows.depth),
  ("slope of a pair, depth", SlopeRows.depth),
  (
    "popToRoot of 10³",
    { StackRows.popToRoot(count: 1_000, name: "10³", goal: "≤ 2×") }
  ),
  (
    "popToRoot of 10⁴",
    { StackRows.popToRoot(count: 10_000, name: "10⁴", goal: "≤ 2×") }
  ),
  (
    "popToRoot of 10⁵",
    { StackRows.popToRoot(count: 100_000, name: "10⁵", goal: "≤ 2.5×") }
  ),
  ("slope of popToRoot", SlopeRows.popToRoot),
  ("present + dismiss", ContainerRows.modal),
  ("slope of a modal", SlopeRows.modals),
  ("tab step", ContainerRows.tabs),
  ("bytes per live screen", MemoryRows.bytesPerScreen),
  ("left after popToRoot of 10⁶", MemoryRows.left),
  ("pair, 10³ → 10⁶ live screens", StackRows.million),
  ("flow step at depth 10", { FlowRows.step(depth: 10, name: "10") }),
  ("flow step at depth 1,000", { FlowRows.step(depth: 1_000, name: "1,000") }),
  ("flow step at depth 10,000", { FlowRows.step(depth: 10_000, name: "10,000") }),
  ("flow begun and ended among 10,000", { FlowRows.flows(live: 10_000, name: "10,000") }),
  ("slope of a pair, 10³ → 10⁶ live screens", SlopeRows.live),
  ("small app", AppRows.small),
  ("Clip", AppRows.clip),
  ("session commands", SessionRows.commands),
  ("completion with rows", SessionRows.completion),
  ("completion of any row", SessionRows.completionOfAnyRow),
  ("completion of an empty line", SessionRows.completionOfNothing),
  ("undo", SessionRows.undo),
]

// Checks that a debug build makes of itself would be measured too.
if isDebugBuild() {
  print("navwright-bench measures release builds only: swift run -c release navwright-bench")
  exit(2)
}

switch (arguments.first, arguments.count) {
case (nil, _):
  for row in rows { print(row.measure().line) }
case ("only", 2):
  for row in rows where row.name.contains(arguments[1]) { print(row.measure().line) }
case ("pairs", 2): Stage(depth: 10).pairs(fixedCount())
case ("audited", 2): Stage(depth: 10, isAudited: true).pairs(fixedCount())
case ("modals", 2): ContainerRows.modals(Stage(depth: 1), fixedCount())
case ("tabs", 2): TabStage().steps(fixedCount())
case ("flows", 2): FlowStage(depth: 10).steps(fixedCount())
case ("apps", 2): for _ in 0..<fixedCount() { SmallApp.runOnce() }
case ("clips", 2): for _ in 0..<fixedCount() { AppRows.clipOnce() }
case ("steps", 2): SessionRows.run(fixedCount())
case ("completions", 2): SessionRows.complete(fixedCount())
default: stopWithUsage()
}

// A function of its own, since the compiler knows the answer and would warn of the code behind it.
private func isDebugBuild() -> Bool { _isDebugAssertConfiguration() }

/// The number behind a word for work of a fixed size.
@MainActor
private func fixedCount() -> Int {
  guard let count = Int(arguments[1]), count >= 0 else { stopWithUsage() }
  return count
}

private func stopWithUsage() -> Never {
  let counts = [
    "pairs", "audited", "modals", "tabs", "flows", "apps", "clips", "steps",
    "completions",
  ].map {
    "\($0) N"
  }
  print("usage: navwright-bench [\((["only TEXT"] + counts).joined(separator: " | "))]")
  exit(2)
}

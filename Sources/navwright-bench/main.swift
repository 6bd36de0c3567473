import Glibc

// Measures the navigation core. Prints one line a row, cells with tabs between them:
// row, value, unit, floor, ratio, must, goal, what is in the way (the last only where something is known to be). `Scripts/bench` makes a table of them.
//
//   navwright-bench              every row
//   navwright-bench only TEXT    the rows whose name contains the text
//   navwright-bench pairs N      N pairs and nothing else, to count instructions; likewise modals, tabs, apps, clips

private let arguments = Array(CommandLine.arguments.dropFirst())

private let rows: [(name: String, measure: @MainActor () -> Row)] = [
  ("pair at depth 10", StackRows.pair),
  ("pair with event log on", StackRows.pairWithLog),
  ("pair, depth 10 → 10,000", StackRows.depth),
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
  ("present + dismiss", ContainerRows.modal),
  ("tab step", ContainerRows.tabs),
  ("bytes per live screen", MemoryRows.bytesPerScreen),
  ("left after popToRoot of 10⁶", MemoryRows.left),
  ("pair, 10³ → 10⁶ live screens", StackRows.million),
  ("small app", AppRows.small),
  ("Clip", AppRows.clip),
]

switch (arguments.first, arguments.count) {
case (nil, _):
  for row in rows { print(row.measure().line) }
case ("only", 2):
  for row in rows where row.name.contains(arguments[1]) { print(row.measure().line) }
case ("pairs", 2): Stage(depth: 10).pairs(fixedCount())
case ("modals", 2): ContainerRows.modals(Stage(depth: 1), fixedCount())
case ("tabs", 2): TabStage().steps(fixedCount())
case ("apps", 2): for _ in 0..<fixedCount() { SmallApp.runOnce() }
case ("clips", 2): for _ in 0..<fixedCount() { AppRows.clipOnce() }
default: stopWithUsage()
}

/// The number behind a word for work of a fixed size.
@MainActor
private func fixedCount() -> Int {
  guard let count = Int(arguments[1]), count >= 0 else { stopWithUsage() }
  return count
}

private func stopWithUsage() -> Never {
  print("usage: navwright-bench [only TEXT | pairs N | modals N | tabs N | apps N | clips N]")
  exit(2)
}

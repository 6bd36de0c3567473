package import Simulator

/// A number for what a person could see and what is still to come, the same in every process and on every machine.
package struct StateHash: Hashable, Sendable {
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The hash of bytes, by the method of Fowler, Noll and Vo.
  package init(of bytes: some Sequence<UInt8>) { add(bytes) }

  /// The hash of what an app shows now.
  @MainActor
  package init(of simulator: Simulator) {
    for line in simulator.stateLines(rows: .max) {
      add(line.utf8)
      add([0x0A])
    }
  }

  /// The hash of what an app shows now and of what only lists tell, as far as the first rows of a long screen.
  @MainActor
  init(ofAll simulator: Simulator) {
    for line in simulator.stateLines(rows: 200) + simulator.innerLines {
      add(line.utf8)
      add([0x0A])
    }
  }

  private mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }

  /// Sixteen digits.
  package var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension Simulator {
  /// What the app shows, and what it waits for.
  fileprivate func stateLines(rows: Int) -> [String] {
    tree + [screen, "title \(title ?? "-")", "alert \(alert ?? "-")", "toast \(toast ?? "-")"]
      + elements(upTo: rows).map(\.line) + pending
  }

  /// What nobody sees.
  fileprivate var innerLines: [String] {
    coordinators + closures + ["\(eventCount) events, \(refusalCount) refused calls"]
  }
}

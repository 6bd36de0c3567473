package import Simulator

/// A number for what a person could see and what is still to come, the same in every process and on every machine.
package struct StateHash: Hashable, Sendable {
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The hash of bytes, by the method of Fowler, Noll and Vo.
  package init(of bytes: some Sequence<UInt8>) { add(bytes) }

  /// The hash of what an app shows now.
  @MainActor
  package init(of simulator: Simulator) {
    for line in simulator.stateLines {
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
  fileprivate var stateLines: [String] {
    tree + [screen, "title \(title ?? "-")", "alert \(alert ?? "-")", "toast \(toast ?? "-")"]
      + elements.map(\.line) + pending
  }
}

/// One part of a run that is spread over several machines.
public struct Shard: Hashable, Sendable {
  /// Which part, counted from 1.
  public let index: Int
  /// Of how many.
  public let count: Int

  /// Creates a part.
  ///
  /// - Returns: Nil unless the index is one of 1 to the count.
  public init?(_ index: Int, of count: Int) {
    guard count > 0, 1...count ~= index else { return nil }
    self.index = index
    self.count = count
  }

  /// Reads `i/n`, in digits only.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.utf8.allSatisfy { 0x30...0x39 ~= $0 } ? Int(part) : nil
    }
    guard parts.count == 2, numbers.count == 2 else { return nil }
    self.init(numbers[0], of: numbers[1])
  }

  /// The part as it is written.
  public var text: String { "\(index)/\(count)" }

  /// The numbers of the items of this part; parts are as equal as can be, and keep files together where they can.
  func numbers(of total: Int) -> Range<Int> {
    total * (index - 1) / count + 1..<total * index / count + 1
  }
}

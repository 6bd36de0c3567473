/// The key of the closures dictionary: a controller's serial number.
struct ScreenID: Hashable, Comparable {
  let number: Int32

  @inline(__always)
  init(_ number: Int32) {
    self.number = number
  }

  static func < (left: ScreenID, right: ScreenID) -> Bool { left.number < right.number }

  // Serial numbers need no strong hash: one multiplication spreads them, at a tenth of the cost.
  func _rawHashValue(seed: Int) -> Int { (Int(number) &* 0x1E37_79B9_7F4A_7C15) ^ seed }
}

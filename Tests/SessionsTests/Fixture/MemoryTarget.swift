import Sessions

/// Takes what would be written to the disk.
final class MemoryTarget: FileTarget {
  private(set) var written: [String: String] = [:]
  private(set) var removed: [String] = []
  var refusal: FileProblem?

  func replace(_ path: String, with bytes: [UInt8]) throws(FileProblem) {
    if let refusal { throw refusal }
    written[path] = String(decoding: bytes, as: UTF8.self)
  }

  func remove(_ path: String) throws(FileProblem) { removed.append(path) }
}

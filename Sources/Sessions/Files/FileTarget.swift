/// Where rewritten session files go; a protocol so that tests need no disk.
public protocol FileTarget {
  /// Puts bytes in the place of a file: the old ones or the new ones are there, never a part.
  ///
  /// A link stays a link, and the permissions of a file that was there stay.
  func replace(_ path: String, with bytes: [UInt8]) throws(FileProblem)
  /// Takes a file away.
  func remove(_ path: String) throws(FileProblem)
}

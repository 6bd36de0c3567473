extension SessionRecorder.Finished {
  /// The first line of a file whose replay went another way.
  private static let warning = "# WARNING: does not replay"

  /// Says in the file's first line that it does not do what was recorded.
  ///
  /// - Throws: Why it cannot be written.
  public func markAsNotReplaying() throws(FileProblem) {
    let files = DiskFiles()
    let bytes = try files.contents(of: path)
    try files.replace(path, with: Array((Self.warning + "\n").utf8) + bytes)
  }
}

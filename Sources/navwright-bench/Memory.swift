import Glibc

/// What the allocator has handed out.
enum Memory {
  private typealias Report = @convention(c) (CInt, UnsafeMutablePointer<FILE>?) -> CInt

  /// Bytes in use, large blocks included; from glibc's own report, which Swift's module of it does not declare.
  static var bytesInUse: Int {
    guard let symbol = dlsym(nil, "malloc_info") else {
      preconditionFailure("this C library has no malloc_info")
    }
    let report = unsafeBitCast(symbol, to: Report.self)
    var text: UnsafeMutablePointer<CChar>?
    var length = 0
    let stream = open_memstream(&text, &length)
    _ = report(0, stream)
    fclose(stream)
    defer { free(text) }
    guard let text else { preconditionFailure("malloc_info reports nothing") }
    return bytes(in: String(cString: text))
  }

  /// What the arenas hold and is not free, and what is mapped for itself.
  private static func bytes(in report: String) -> Int {
    let lines = report.split(separator: "\n")
    func size(_ start: String) -> Int {
      // The totals stand last, behind those of each arena.
      guard let line = lines.last(where: { $0.hasPrefix(start) }) else { return 0 }
      let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
      for (index, part) in parts.enumerated() where part.hasSuffix("size=") {
        return Int(parts[index + 1]) ?? 0
      }
      return 0
    }
    return size("<system type=\"current\"") + size("<total type=\"mmap\"")
      - size("<total type=\"fast\"") - size("<total type=\"rest\"")
  }
}

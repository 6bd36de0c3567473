import Glibc

/// The environment of this process, read as the system has it: Foundation's takes a tenth of the time until the prompt.
@MainActor
public enum ProcessEnvironment {
  /// Each variable as it stands, `NAME=VALUE`; bytes that are no text stand as U+FFFD.
  static var entries: [String] {
    var entries: [String] = []
    var next = environ
    while let pointer = next.pointee {
      entries.append(String(cString: pointer))
      next += 1
    }
    return entries
  }

  /// The values by name; of a name that stands twice the first counts, as it does for the system.
  public static var variables: [String: String] {
    var variables: [String: String] = [:]
    for entry in entries {
      guard let split = entry.utf8.firstIndex(of: UInt8(ascii: "=")) else { continue }
      let name = String(entry[..<split])
      if variables[name] == nil {
        variables[name] = String(entry[entry.utf8.index(after: split)...])
      }
    }
    return variables
  }
}

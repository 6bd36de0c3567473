/// Files of which is known later which of them were read, and what they read of the environment.
final class WatchedFiles: FileSource {
  private let files: any FileSource
  /// Paths of what was read since this was last emptied.
  var paths: [String] = []
  /// Names that stand behind `${env:`.
  private(set) var environment: Set<String> = []

  init(_ files: any FileSource) {
    self.files = files
  }

  func contents(of path: String) throws(FileProblem) -> [UInt8] {
    paths.append(path)
    let bytes = try files.contents(of: path)
    noteEnvironment(bytes)
    return bytes
  }

  func kind(of path: String) -> FileKind? { files.kind(of: path) }
  func names(in folder: String) throws(FileProblem) -> [String] { try files.names(in: folder) }
  func realPath(of path: String) -> String? { files.realPath(of: path) }

  private func noteEnvironment(_ bytes: [UInt8]) {
    let mark = Array("${env:".utf8)
    var rest = bytes[...]
    while let dollar = bytes.withUnsafeBufferPointer({
      $0.offset(of: mark[0], from: rest.startIndex)
    }) {
      rest = rest[dollar...]
      guard rest.starts(with: mark) else {
        rest = rest.dropFirst()
        continue
      }
      rest = rest.dropFirst(mark.count)
      let name = rest.prefix { byte in
        Character(Unicode.Scalar(byte)).isLetter && byte < 0x80 || 0x30...0x39 ~= byte
          || byte == UInt8(ascii: "_")
      }
      if !name.isEmpty { environment.insert(String(decoding: name, as: UTF8.self)) }
    }
  }
}

import Sessions

/// `navwright trace`.
@MainActor
struct TraceTool {
  let options: TraceOptions
  let environment: [String: String]
  let output: DescriptorOutput

  /// Shows or compares.
  ///
  /// - Returns: The exit code: 0, 1 if two traces differ, 2 if one cannot be used.
  func run() -> Int32 {
    do throws(TraceProblem) {
      switch options {
      case .show(let path, let part):
        let name: String
        if let path { name = path } else { name = try Journals(environment: environment).last() }
        let text = TraceText(try trace(name), name: name)
        switch part {
        case .whole: output.write(result: text.lines)
        case .step(let number): output.write(result: try text.step(number))
        case .between(let first, let second):
          output.write(result: try text.difference(first, second))
        }
        return 0
      case .diff(let old, let new):
        let comparison = TraceComparison(try trace(old), try trace(new))
        output.write(result: comparison.lines)
        return comparison.isSame ? 0 : 1
      }
    } catch {
      output.write(diagnostic: ["navwright: \(error.message)"])
      return 2
    }
  }

  private func trace(_ path: String) throws(TraceProblem) -> Trace {
    let bytes: [UInt8]
    do throws(FileProblem) {
      bytes = try DiskFiles().contents(of: path)
    } catch {
      throw .unreadable(path, error)
    }
    return try Trace(reading: bytes, name: path)
  }
}

import Simulator

extension CaseBuilder {
  mutating func include(_ tokens: [Token], line: Int) throws(LineFault) {
    let token = tokens[1]
    guard token.late == nil else { throw LineFault(.knownOnlyInTheRun(token.text), at: token) }
    let path = PathText.resolve(token.text, besides: frame.path)
    let chain = frame.includedFrom.reversed() + [Diagnostic.Place(file: frame.path, line: line)]
    if let first = chain.firstIndex(where: { PathText.normalized($0.file) == path }) {
      throw LineFault(.includeCycle(Array(chain[first...]), back: path), at: token)
    }
    guard chain.count <= Self.deepestInclude else {
      // Other branches would be too deep for the same reason.
      hasStopped = true
      throw LineFault(.includeTooDeep(limit: Self.deepestInclude, Array(chain)), at: token)
    }
    var values: [String: [TextPiece]] = [:]
    let reader = LineReader(tokens, mode: .file, words: nil)
    for token in tokens[2...] {
      let assignment = try reader.assignment(token)
      values[assignment.name] = token.late.map { $0.droppingName() } ?? [.text(assignment.value)]
    }
    try run(path, at: token, values: values, from: Array(chain.reversed()))
    if !PathText.name(path).hasPrefix("_"), !hasStopped {
      report(LineFault(.notAPartial(path), at: token), line: line, severity: .warning)
    }
  }

  private mutating func run(
    _ path: String, at token: Token, values: [String: [TextPiece]], from: [Diagnostic.Place]
  ) throws(LineFault) {
    let bytes: [UInt8]
    do throws(FileProblem) {
      bytes = try context.planner.files.contents(of: path)
    } catch {
      throw LineFault(.unreadableFile(path, error), at: token)
    }
    let source: SourceText
    do throws(Diagnostic) {
      source = try SourceText(bytes, file: path)
      count(max(1, source.lines.count), line: from.last?.line ?? item.line)
      if hasStopped { return }
    } catch {
      var diagnostic = error
      diagnostic.includedFrom = from
      return diagnostics.append(diagnostic)
    }
    var reader = SessionFileReader(
      source, path: path, isIncluded: true, values: values,
      environment: context.planner.environment, secrets: context.planner.secrets)
    reader.read()
    for var diagnostic in reader.diagnostics {
      diagnostic.includedFrom = from
      diagnostics.append(diagnostic)
    }
    environmentNames.formUnion(EnvironmentNames.read(in: source))
    vendorLines += reader.file.vendorLines
    let outer = frame
    frame = Frame(path: path, lines: source.lines, scope: reader.scope, includedFrom: from)
    for part in reader.file.cases { read(part.steps) }
    frame = outer
  }
}

extension [TextPiece] {
  /// The value of a `name=value` word whose value is known only in the run.
  fileprivate func droppingName() -> [TextPiece] {
    guard case .text(let head)? = first, let (_, rest) = head.splitAtEquals else { return self }
    return (rest.isEmpty ? [] : [.text(rest)]) + dropFirst()
  }
}

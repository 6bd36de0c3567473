/// What lies in a folder of sessions besides files that run.
struct SessionTree {
  let files: any FileSource

  /// The ending of rewritten files that wait for review.
  static let newEnding = ".new"

  /// Rewritten files that wait for review, in the order of their paths; a file that is named stands for its own.
  func waiting(in roots: [String]) -> [String] {
    let roots = roots.map { root in
      root.hasSuffix(SessionSearch.ending) && files.kind(of: root + Self.newEnding) == .file
        ? root + Self.newEnding : root
    }
    return all(in: roots).filter { $0.hasSuffix(SessionSearch.ending + Self.newEnding) }
  }

  /// Files that nobody runs, in words: those that wait for review, and partials that nobody includes.
  func problems(in roots: [String]) -> [String] {
    let all = all(in: roots)
    let sessions = all.filter { $0.hasSuffix(SessionSearch.ending) }
    let included = Set(sessions.flatMap(includes))
    let orphans = sessions.filter {
      PathText.name($0).hasPrefix("_") && !included.contains(PathText.normalized($0))
    }
    return
      (waiting(in: roots).map { "\($0): waits for review; run: navwright review \($0)" }
      + orphans.map { "\($0): a partial that no file here includes" }).map(SessionText.visible)
  }

  /// The files that a file names behind `include`.
  private func includes(_ path: String) -> [String] {
    guard let bytes = try? files.contents(of: path), let text = try? SourceText(bytes, file: path)
    else { return [] }
    return text.lines.compactMap { line in
      guard line.contains("include"),
        let tokens = try? Tokenizer.tokens(of: line, scope: VariableScope(keepsVariables: true)),
        let word = tokens.firstIndex(where: { $0.isWord("include") }), word + 1 < tokens.count
      else { return nil }
      return PathText.resolve(tokens[word + 1].text, besides: path)
    }
  }

  private func all(in roots: [String]) -> [String] {
    var paths: [String] = []
    var folders = roots
    var seen: Set<String> = []
    while let next = folders.popLast() {
      switch files.kind(of: next) {
      case .folder:
        guard seen.insert(files.realPath(of: next) ?? next).inserted,
          let names = try? files.names(in: next)
        else { continue }
        folders += names.filter { !$0.hasPrefix(".") }.map {
          PathText.child(of: next, named: $0)
        }
      case .file: paths.append(next)
      case .special, nil: continue
      }
    }
    return paths.sorted()
  }
}

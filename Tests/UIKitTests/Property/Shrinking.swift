/// Finds a shorter list that still fails, by delta debugging: leaves out ever smaller parts while that goes on failing.
///
/// - Parameter fails: Whether a list fails as the first one does.
/// - Returns: A list from which no single element can be left out.
@MainActor
func shrink<Element>(_ list: [Element], while fails: ([Element]) -> Bool) -> [Element] {
  var list = list
  var size = max(list.count / 2, 1)
  while !list.isEmpty {
    var isShorter = false
    var start = 0
    while start < list.count {
      let rest = Array(list[..<start] + list[min(start + size, list.count)...])
      if fails(rest) {
        list = rest
        isShorter = true
      } else {
        start += size
      }
    }
    if size > 1 {
      size /= 2
    } else if !isShorter {
      break
    }
  }
  return list
}

extension PropertyRun {
  /// The shortest script found that goes against the same invariant, each of its operations as simple as it can be.
  func shrunkScript() -> [WorldOperation] {
    guard let violation else { return script }
    let fails = { (candidate: [WorldOperation]) in
      PropertyRun(script: candidate).violation?.invariant == violation.invariant
    }
    var best = script
    var size = Int.max
    while best.count < size {
      size = best.count
      best = simplified(shrink(best, while: fails), while: fails)
    }
    return best
  }

  private func simplified(
    _ script: [WorldOperation], while fails: ([WorldOperation]) -> Bool
  ) -> [WorldOperation] {
    var best = script
    while let simpler = simplerScripts(than: best).first(where: fails) { best = simpler }
    return best
  }

  private func simplerScripts(than script: [WorldOperation]) -> [[WorldOperation]] {
    var found: [[WorldOperation]] = []
    for index in script.indices {
      for operation in script[index].simpler {
        var candidate = script
        candidate[index] = operation
        found.append(candidate)
      }
    }
    for name in Set(script.flatMap(\.names)).sorted() {
      for plainer in Naming(name).plainer {
        found.append(script.map { $0.renamed { $0 == name ? plainer : $0 } })
      }
    }
    return found
  }

  /// The failure in words: what went wrong, the seed, the shrunk script to paste into a test, and what it told.
  func report(seed: UInt64) -> String {
    let script = shrunkScript()
    let shrunk = PropertyRun(script: script, isJournaling: true)
    let lines = script.map { "  \($0),\n" }.joined()
    return """
      \(shrunk.violation.map { "\($0)" } ?? "no violation any more")
      seed \(seed), shrunk from \(self.script.count) operations to \(script.count):
      expectInvariants(after: [
      \(lines)])
      which tells:
      \(shrunk.journal.joined(separator: "\n"))
      """
  }
}

import Simulator

/// Rewrites what files expect from what their cases print: all places of all files in one pass.
@MainActor
struct UpdateRun {
  let planner: SessionPlanner
  let options: UpdateOptions
  let target: any FileTarget
  /// The files and folders that were asked for; nothing outside them is written.
  let roots: [String]

  /// What became of a run.
  struct Report {
    /// What changed, as differences.
    var lines: [String] = []
    /// The files as they are now, read again.
    var plans: [SessionPlan] = []
    /// What was left alone or could not be written.
    var problems: [String] = []
    /// How many places are still not as they should be.
    var leftRed = 0
    /// How much was rewritten, in one line.
    var summary = ""
  }

  /// Runs plans, rewrites their files and says what came of it.
  func rewrite(_ plans: [SessionPlan]) -> Report {
    var report = Report()
    var rewrites = rewrites(of: plans, &report)
    rewrites.removeAll { !mayWrite($0.path, &report) }
    for rewrite in rewrites { report.lines += rewrite.diff.unified(shown(rewrite.path)) }
    var overlay = OverlaidFiles(base: planner.files)
    for rewrite in rewrites {
      overlay.contents[PathText.normalized(rewrite.path)] = rewrite.new.bytes
    }
    var again = planner
    again.files = overlay
    report.plans = plans.compactMap { again.plan($0.path).plan }
    let unstable = unstable(report.plans, rewrites)
    report.problems += unstable
    report.leftRed += unstable.count
    let written = rewrites.filter { write($0, &report) }
    if written.count < rewrites.count {
      // What could not be written is read as it is.
      for rewrite in rewrites where !written.contains(where: { $0.path == rewrite.path }) {
        overlay.contents[PathText.normalized(rewrite.path)] = nil
      }
      again.files = overlay
      report.plans = plans.compactMap { again.plan($0.path).plan }
    }
    report.summary = summary(written, unstable: unstable.count)
    return report
  }

  private func rewrites(of plans: [SessionPlan], _ report: inout Report) -> [FileRewrite] {
    let runner = SessionRunner()
    let findings = plans.flatMap { plan in
      plan.cases.flatMap {
        runner.findings(of: $0, app: plan.app, seed: plan.seed, scope: options.scope)
      }
    }
    let byFile = Dictionary(grouping: findings) { PathText.normalized($0.file) }
    var rewrites: [FileRewrite] = []
    for path in byFile.keys.sorted() {
      guard let own = byFile[path], own.contains(where: { !$0.holds }),
        let bytes = try? planner.files.contents(of: own[0].file)
      else { continue }
      let rewrite = FileRewrite(path: own[0].file, bytes: bytes, findings: own)
      report.problems += rewrite.remarks.map(shown)
      report.leftRed += rewrite.remarks.count
      if rewrite.isChanged { rewrites.append(rewrite) }
    }
    return rewrites
  }

  /// Places that fail again although they were just written.
  private func unstable(_ plans: [SessionPlan], _ rewrites: [FileRewrite]) -> [String] {
    let runner = SessionRunner()
    var seen: Set<String> = []
    for plan in plans {
      for item in plan.cases {
        let result = runner.run(item, app: plan.app, seed: plan.seed)
        guard case .failed(let failure) = result.status,
          let rewrite = rewrites.first(where: {
            PathText.normalized($0.path) == PathText.normalized(failure.file)
          }), rewrite.hasRewritten(stepAt: failure.line)
        else { continue }
        seen.insert(
          "\(failure.file):\(failure.line): unstable: it prints something else each time")
      }
    }
    return seen.sorted().map(shown)
  }

  // MARK: writing

  /// Whether a file lies where it was asked for, links followed.
  private func mayWrite(_ path: String, _ report: inout Report) -> Bool {
    let real = planner.files.realPath(of: path) ?? path
    let folders = roots.map { root in
      planner.files.kind(of: root) == .folder ? root : PathText.folder(root)
    }
    let isInside = folders.contains { folder in
      let folder = planner.files.realPath(of: folder) ?? PathText.normalized(folder)
      return folder == "." || folder == "/" || real.hasPrefix(folder + "/")
    }
    // A partial above the suite is named by its path, not reached by a link.
    let parent = planner.files.realPath(of: PathText.folder(path)) ?? PathText.folder(path)
    let isNamed = path.hasPrefix("..") && real == "\(parent)/\(PathText.name(path))"
    if !isInside, !isNamed {
      report.problems.append(shown("\(path): left alone: it leads out of the suite, to \(real)"))
      report.leftRed += 1
    }
    return isInside || isNamed
  }

  private func write(_ rewrite: FileRewrite, _ report: inout Report) -> Bool {
    let path = options.isForReview ? rewrite.path + SessionTree.newEnding : rewrite.path
    do throws(FileProblem) {
      try target.replace(path, with: rewrite.new.bytes)
      return true
    } catch {
      report.problems.append(shown("cannot write \"\(path)\": \(Words.problem(error))"))
      report.leftRed += 1
      return false
    }
  }

  private func summary(_ rewrites: [FileRewrite], unstable: Int) -> String {
    let count = rewrites.reduce(0) { $0 + $1.count }
    let noun = options.includesValues ? "place" : "block"
    let what = "\(RunTally.words(count, noun)) in \(RunTally.words(rewrites.count, "file"))"
    let verb = options.isForReview ? "wait for review" : "rewritten"
    return "\(what) \(verb)\(unstable > 0 ? ", \(unstable) unstable" : "")"
  }

  private func shown(_ text: String) -> String {
    text.components(separatedBy: "\n").map(SessionText.visible).joined(separator: "\n")
  }
}

import Sessions

/// `navwright report merge`.
@MainActor
struct ReportTool {
  let options: ReportOptions
  let output: DescriptorOutput

  /// Joins the reports.
  ///
  /// - Returns: The exit code that the whole run would have had.
  /// - Throws: `OptionProblem` if something cannot be written.
  func run() throws(OptionProblem) -> Int32 {
    let files = ReportFiles(
      output: output,
      isOutputTaken: options.writesTAP || options.junit == "-" || options.json == "-")
    defer { files.close() }
    var merge = ReportMerge(files: DiskFiles()) { [output] in output.write(diagnostic: [$0]) }
    do throws(ReportProblem) {
      // What cannot be merged must not cost a report that was there before.
      try merge.check(options.paths)
    } catch {
      output.write(diagnostic: ["navwright: \(error.message)"])
      return 2
    }
    files.addHuman(printing: .bad) {}
    try files.add(
      tap: options.writesTAP, junit: options.junit, json: options.json,
      annotates: options.annotates, inputs: options.paths)
    merge.reports = files.reports
    let code: Int32
    do throws(ReportProblem) {
      code = try merge.run(options.paths)
    } catch {
      output.write(diagnostic: ["navwright: \(error.message)"])
      return 2
    }
    if let problem = files.problem { throw problem }
    return code
  }
}

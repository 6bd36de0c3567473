import Glibc
import Sessions

/// Chooses where lines come from.
@MainActor
struct ShellInput {
  let options: ShellOptions
  let environment: [String: String]

  /// Whether lines are edited: only if both ends are a terminal that can move its cursor.
  ///
  /// Readline without a terminal would echo its prompt into a pipe, take tabs for completion and drop bytes.
  func editsLines(with lineEditor: (@MainActor () -> any LineSource)?) -> Bool {
    lineEditor != nil && options.usesReadline && isPrompt && isatty(STDOUT_FILENO) == 1
      && !["", "dumb"].contains(environment["TERM"] ?? "")
  }

  /// Whether a person types.
  var isPrompt: Bool { options.inputs.isEmpty && isatty(STDIN_FILENO) == 1 }

  /// What decides how things are shown.
  func surroundings(editsLines: Bool) -> Surroundings {
    let showsResults = isatty(STDOUT_FILENO) == 1
    return Surroundings(
      environment: environment, isPrompt: isPrompt, showsResults: showsResults,
      showsDiagnostics: editsLines ? showsResults : isatty(STDERR_FILENO) == 1)
  }

  /// How things are shown at first.
  func settings(in surroundings: Surroundings) -> OutputSettings {
    OutputSettings(
      format: options.format ?? surroundings.usualFormat, color: options.color,
      echoes: options.echoes)
  }

  /// The source of the lines.
  ///
  /// - Throws: A diagnostic if a file cannot be read.
  func makeSource(
    lineEditor: (@MainActor () -> any LineSource)?
  ) throws(Diagnostic) -> any LineSource {
    guard options.inputs.isEmpty else { return ChainedLineSource(try sources()) }
    guard isPrompt else { return standardInput }
    if editsLines(with: lineEditor), let lineEditor { return lineEditor() }
    return PlainPromptSource()
  }

  /// The history of a prompt; nothing else has one.
  func makeHistory(of app: String) -> History {
    guard isPrompt, options.usesHistory else { return History() }
    return History(file: HistoryFile(environment: environment), app: app)
  }

  private var standardInput: DescriptorLineSource {
    DescriptorLineSource(descriptor: STDIN_FILENO, name: "stdin")
  }

  private func sources() throws(Diagnostic) -> [any LineSource] {
    var sources: [any LineSource] = []
    for input in options.inputs {
      switch input {
      case .command(let text): sources.append(ArgumentLineSource([text]))
      case .file("-"): sources.append(standardInput)
      case .file(let path): sources.append(try file(path))
      }
    }
    return sources
  }

  /// Opens a regular file, a pipe, or the null device, which is an empty file to whoever reads it.
  ///
  /// A pipe is waited for as a shell waits, and Ctrl-C ends that; another device may never end. The descriptor stays open
  /// until the process ends.
  private func file(_ path: String) throws(Diagnostic) -> DescriptorLineSource {
    do throws(FileProblem) {
      let descriptor = isPipe(path) || isNullDevice(path) ? open(path, O_RDONLY | O_CLOEXEC) : -1
      return DescriptorLineSource(
        descriptor: descriptor >= 0 ? descriptor : try DiskFiles.open(path), name: path)
    } catch {
      throw Diagnostic(.unreadableFile(path, error), file: SessionText.visible(path))
    }
  }

  private func isPipe(_ path: String) -> Bool {
    var facts = stat()
    return stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFIFO
  }
}

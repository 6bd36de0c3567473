import Foundation
import Sessions
import Shell
import Simulator
import UIKit

/// A line source that plays a list of events.
@MainActor
final class ScriptedSource: LineSource {
  let isInteractive: Bool
  let position: InputPosition?
  private var events: ArraySlice<InputEvent>
  private(set) var prompts: [String] = []
  private(set) var remembered: [String] = []
  private(set) var services: PromptServices?
  private(set) var forgot = 0
  /// Called before each line is read.
  var willRead: (() -> Void)?
  /// Behind how many questions Ctrl-C was pressed, by the number of the line that is at work then.
  var interruptions: [Int: Int] = [:]
  private var questions = 0

  init(_ events: [InputEvent], isInteractive: Bool = true, position: InputPosition? = nil) {
    self.events = events[...]
    self.isInteractive = isInteractive
    self.position = position
  }

  func next(prompt: String) -> InputEvent {
    prompts.append(prompt)
    questions = 0
    willRead?()
    return events.popFirst() ?? .endOfFile
  }

  var isInterruptionPending: Bool {
    questions += 1
    return interruptions[prompts.count].map { questions > $0 } ?? false
  }

  func attach(_ services: PromptServices) { self.services = services }

  func remember(_ line: String) { remembered.append(line) }

  func forget() { forgot += 1 }
}

/// Keeps what was written, in order; diagnostics are marked.
@MainActor
final class RecordingOutput: ShellOutput {
  private(set) var lines: [String] = []
  private(set) var results: [String] = []
  private(set) var diagnostics: [String] = []
  var failure: OutputFailure?

  func write(result lines: [String]) {
    self.lines += lines
    results += lines
  }

  func write(diagnostic lines: [String]) {
    diagnostics += lines.flatMap { $0.split(separator: "\n").map(String.init) }
    self.lines += lines.flatMap { $0.split(separator: "\n") }.map { "! \($0)" }
  }
}

/// An app with nothing on its screen.
final class BlankApp: HeadlessApp {
  static let name = "blank"
  static let vocabulary = Vocabulary(kinds: ["button"], screens: ["Blank"])

  init(environment: AppEnvironment) {}

  func start(in window: UIWindow) {}

  func open(_ url: URL) -> URLHandling { .unhandled(asked: []) }
}

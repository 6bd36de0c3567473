@testable import UIKit

/// One app of the property test: a window, what was made, and what all of it was told.
@MainActor
final class World {
  let runtime: Runtime
  let window: UIWindow
  /// Whether the journal is written; it costs more than the engine.
  let isJournaling: Bool
  /// Whether the journal is printed as it is written: what is left to read if the process ends or hangs.
  private static let isPrinting =
    ProcessInfo.processInfo.environment["NAVWRIGHT_PROPERTY_PRINT"] != nil
  /// What was done and what was told, line by line.
  private(set) var journal: [String] = []
  /// The first thing that went against an invariant.
  private(set) var violation: Violation?
  /// Every operation from outside, with what was done inside the callbacks filled in.
  var script: [WorldOperation] = []
  /// How many operations were carried out, those inside callbacks included.
  var operations = 0
  /// Makes up what is done inside a callback; nil while a script is replayed.
  var improvise: ((World) -> WorldOperation)?

  /// Every controller made, in the order of their making.
  var made: [Weak] = []
  var places: [String: Weak] = [:]
  /// What an app would hold itself, so that popped and dismissed instances come back.
  var held: [UIViewController] = []
  var delegates: WorldDelegates?

  /// Operations to do inside a callback.
  var hooks: [Hook] = []
  /// How many of them have been done.
  var hooksFired = 0
  /// How deep in callbacks we are.
  var depth = 0
  /// How many callbacks there were.
  var told = 0
  /// Each controller's last appearance event.
  var lastEvents: [ControllerID: Occasion] = [:]
  var loads: [ControllerID: Int] = [:]
  /// Controllers whose view was asked for.
  var asked = Set<ControllerID>()

  /// Calls that promised to run a closure, by number.
  var promises: [Int: Promise] = [:]
  var lastPromise = 0
  /// How many refusals there were when everything last was at rest.
  var refusalsAtRest = 0

  /// How many touches are going on, inside which alone some delegates may be called.
  var tabTaps = 0
  var modalTouches = 0
  /// Alerts that were answered and modals that the user dismisses, whose end is to come.
  var answered = Set<ControllerID>()
  var leaving = Set<ControllerID>()
  /// What each stack's delegate has heard the beginning of and not the end.
  var announced: [ControllerID: Int] = [:]
  /// Stacks whose delegate may miss an end: a swipe was cancelled, or they were turned round while they appeared.
  var mayMissEnds = Set<ControllerID>()
  /// A gesture that began at rest in the last operation, and what was true before it.
  var gesture: BegunGesture?

  struct Weak {
    weak var controller: UIViewController?
  }

  struct Hook {
    /// Its place in the script.
    let place: Int
    let name: String?
    let occasion: Occasion
    let body: WorldOperation?
  }

  struct Promise {
    enum Kind: Hashable { case presentation, alongside }

    let words: String
    let kind: Kind
    /// Whether the call was seen to be accepted; a call that waits is judged later.
    var isAccepted = false
    var runs = 0
  }

  struct BegunGesture {
    let name: String
    let before: [Fact]
  }

  init(isJournaling: Bool) {
    runtime = Runtime(isSimulated: true)
    Runtime.install(runtime)
    runtime.log.labeler = { $0.traceName }
    self.isJournaling = isJournaling
    window = UIWindow(frame: .zero)
    delegates = WorldDelegates(self)
    window.makeKeyAndVisible()
  }

  /// Nothing open, nothing waiting, nothing to come from inside a callback.
  var isQuiet: Bool {
    depth == 0 && hooks.isEmpty && runtime.delivery.isIdle && !runtime.delivery.hasWaiting
      && runtime.openStackTransitions == 0 && runtime.openPresentations == 0
  }

  func write(_ line: @autoclosure () -> String) {
    guard isJournaling || Self.isPrinting else { return }
    let text = String(repeating: "  ", count: depth) + line()
    if Self.isPrinting { FileHandle.standardError.write(Data("\(text)\n".utf8)) }
    journal.append(text)
  }

  func check(_ invariant: Int, _ holds: Bool, _ words: @autoclosure () -> String) {
    if holds || violation != nil { return }
    let found = Violation(invariant: invariant, words: words())
    violation = found
    write("! \(found)")
  }

  /// Ends the app.
  func end() {
    improvise = nil
    hooks = []
    held = []
    if violation != nil { dismantle() }
    window.tearDown()
    runtime.loop.removeAll()
    runtime.delivery.abandonAll()
  }
}

extension World {
  /// Takes apart what a violation left, which may go round in circles.
  private func dismantle() {
    for controller in alive {
      controller._extras?.presentationTransition = nil
      controller.unlinkPresented()
      (controller as? UINavigationController)?.transition = nil
      controller._children = []
      controller._parent = nil
    }
  }
}

/// What went against which invariant of catalogue 11.6; number 0 is that everything comes to rest.
struct Violation: Hashable, CustomStringConvertible {
  let invariant: Int
  let words: String

  var description: String { "invariant \(invariant): \(words)" }
}

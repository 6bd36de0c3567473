import Coordination
import UIKit

// What must hold.
extension CoordinatorWorld {
  /// Checked whenever all is at rest.
  func checkAtRest() {
    checkScreens()
    for call in calls where call.results.count != 1 {
      fail("\(call.words) completed \(call.results.count) times")
    }
    calls = calls.filter { $0.results.isEmpty }
    var owners: [ObjectIdentifier: String] = [:]
    for record in journeys {
      if record.ends > 1 { fail("\(record.name) told its end \(record.ends) times") }
      guard let journey = record.journey else { continue }
      if journey.isFinished { checkFinished(record, journey) } else { checkLiving(record, journey) }
      for screen in journey.shownScreens {
        let id = ObjectIdentifier(screen)
        if let other = owners[id] { fail("a screen of \(other) and of \(record.name)") }
        owners[id] = record.name
      }
    }
    // A finger may do while a transition is open what UIKit answers with a message; calls of ours may not.
    if !bypasses, !touches || isAlone, !runtime.diagnostics.messages.isEmpty {
      fail("UIKit says \(runtime.diagnostics.messages)")
    }
  }

  private func checkScreens() {
    for record in screens {
      if record.runs > 1 { fail("closure of \(record.name) ran \(record.runs) times") }
      let isHeld = record.screen.map { $0.isInTree || $0.parent != nil || $0.presenter != nil }
      if record.runs == 0, record.hasClosure, record.hasEntered, isHeld != true {
        fail("closure of \(record.name) did not run")
      }
    }
  }

  private func checkFinished(_ record: JourneyRecord, _ journey: WalkJourney) {
    if !journey.shownScreens.isEmpty { fail("\(record.name) is over and owns screens") }
    if journey.parentCoordinator != nil { fail("\(record.name) is over and has a parent") }
    if !journey.childCoordinators.isEmpty { fail("\(record.name) is over and has children") }
    if attempts.isEmpty { fail("\(record.name) is over and alive") }
  }

  private func checkLiving(_ record: JourneyRecord, _ journey: WalkJourney) {
    guard journey.parentCoordinator != nil, record.hasShown else { return }
    var work: [any Coordinator] = [journey]
    while let next = work.popLast() {
      if (next as? BaseCoordinator)?.shownScreens.isEmpty == false { return }
      work += next.childCoordinators
    }
    fail("\(record.name) shows nothing and goes on")
  }

  /// The screens and the coordinators in words.
  var state: String {
    let tree = RouterWorld.Units(of: window).text
    var lines: [String] = []
    func add(_ coordinator: any Coordinator, _ depth: Int) {
      let name = (coordinator as? WalkJourney)?.record.name ?? "\(type(of: coordinator))"
      let shown = (coordinator as? BaseCoordinator)?.shownScreens.map(\.id.rawValue) ?? []
      lines.append("\(depth) \(name) \(shown)")
      for child in coordinator.childCoordinators { add(child, depth + 1) }
    }
    if let app { add(app, 0) }
    return tree + "\n" + lines.joined(separator: "\n")
  }
}

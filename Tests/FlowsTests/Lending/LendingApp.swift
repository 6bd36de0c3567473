import Coordination
import Flows
import Foundation
import Simulator
import UIKit

/// A library as an app of flows: every kind of contributor, stepper and root.
final class LendingApp: HeadlessApp {
  static let name = "lending"
  static let vocabulary = Vocabulary(
    kinds: ["button"],
    screens: [
      "Shelf", "Book", "Ask", "Terms", "CardDesk", "Card", "Feedback", "News", "Review", "Help",
      "Clerk", "Receipt",
    ], services: ["desk"], notifications: ["news"])

  private let coordinator = FlowCoordinator()
  private let desk: LendingDesk
  private var observation: Observation?
  private(set) static var problems: [String] = []

  init(environment: AppEnvironment) {
    desk = LendingDesk(environment)
  }

  func start(in window: UIWindow) {
    Self.problems = []
    observation = coordinator.problems.observe { Self.problems.append("\($0)") }
    coordinator.coordinate(flow: LibraryFlow(window: window, desk: desk))
  }

  func open(_ url: URL) -> URLHandling { .unhandled(asked: []) }

  func receive(notification name: String) { coordinator.navigate(to: LendingStep.news) }
}

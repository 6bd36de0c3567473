import Flows
import Simulator
import UIKit

/// What happens in a library that lends books.
enum LendingStep: Step, Hashable {
  case shelf
  case book(Int)
  case borrow(Int)
  case terms
  case borrowed(Int)
  case giveUp
  case desk
  case card
  case cardIsMade
  case news
  case newsIsRead
  case feedback
  case feedbackIsSent
  case clerk
  case clerkIsDone
  case closing
  case sorry(String)
}

/// A screen that is its own stepper: a button for each step.
final class DeskScreen: UIViewController, Stepper, ElementSource {
  let steps = Steps()
  private let name: String
  private let choices: [LendingStep]

  var screenName: String? { name }

  init(_ name: String, _ choices: LendingStep...) {
    self.name = name
    self.choices = choices
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  var elements: ElementList {
    var list = ElementList()
    for step in choices {
      list.append(
        Element(kind: "button", title: "\(step)") { [weak self] in self?.steps.accept(step) })
    }
    return list
  }
}

/// Asks the library, which may take its time.
@MainActor
final class LendingDesk {
  private let environment: AppEnvironment

  init(_ environment: AppEnvironment) {
    self.environment = environment
  }

  func mayBorrow(_ book: Int) async -> Bool {
    await withCheckedContinuation { continuation in
      environment.services.call("desk", make: { book != 3 }) { reply in
        switch reply {
        case .success(let may): continuation.resume(returning: may)
        case .failure: continuation.resume(returning: false)
        }
      }
    }
  }
}

import Coordination
import Flows
import UIKit

extension Transition {
  /// Contributes what is being shown, as long as the router shows it.
  ///
  /// A flow keeps what it contributes until that has gone. What the router refuses never comes: refused at once it is
  /// not contributed, refused when its turn comes it says that it has gone.
  ///
  /// - Parameters:
  ///   - presentable: What is being shown, or the flow whose root it is.
  ///   - stepper: What sends its steps.
  func contributes(_ presentable: any Presentable, _ stepper: any Stepper) -> FlowContributors {
    if case .failure? = result { return .none }
    whenComplete { result in
      if case .failure = result { presentable.presence.dismiss() }
    }
    return .one(
      flowContributor: .contribute(
        withNextPresentable: presentable, withNextStepper: stepper))
  }
}

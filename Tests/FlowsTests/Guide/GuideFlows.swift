import Coordination
import Flows
import UIKit

enum ShopStep: Step {
  case catalogue
  case itemPicked(Int)
  case loginRequired
  case loggedIn
}

@MainActor
final class CatalogueModel: Stepper {
  let steps = Steps()

  func pick(_ item: Int) {
    steps.accept(ShopStep.itemPicked(item))
  }
}

@MainActor
final class CatalogueFlow: Flow {
  let root = UINavigationController()

  func navigate(to step: any Step) -> FlowContributors {
    guard let step = step as? ShopStep else { return .notMine }
    switch step {
    case .catalogue:
      let model = CatalogueModel()
      let screen = CatalogueViewController(model)
      root.pushViewController(screen, animated: false)
      return .one(
        flowContributor: .contribute(withNextPresentable: screen, withNextStepper: model))
    case .itemPicked:
      root.pushViewController(UIViewController(), animated: true)
      return .none
    case .loginRequired:
      let login = LoginFlow()
      Flows.use(login, when: .created) { [root] stack in
        root.present(stack, animated: true)
      }
      return .one(
        flowContributor: .contribute(
          withNextPresentable: login, withNextStepper: OneStepper(withSingleStep: step)))
    case .loggedIn:
      return .none
    }
  }
}

/// Items on the stack of another flow, shown by a router.
@MainActor
final class ItemFlow: Flow {
  let root: UINavigationController
  private let router: Router
  private weak var list: UIViewController?

  init(on stack: UINavigationController) {
    root = stack
    router = Router(rootViewController: stack)
    list = stack.topViewController
  }

  func navigate(to step: any Step) -> FlowContributors {
    guard let step = step as? ShopStep else { return .notMine }
    switch step {
    case .itemPicked:
      let screen = UIViewController()
      return router.push(screen, from: list).contributes(screen, NoneStepper())
    case .catalogue, .loginRequired, .loggedIn:
      return .notMine
    }
  }
}

@MainActor
final class LoginFlow: Flow {
  let root = UINavigationController()

  func navigate(to step: any Step) -> FlowContributors {
    guard let step = step as? ShopStep else { return .notMine }
    switch step {
    case .loginRequired:
      let screen = LoginViewController()
      root.pushViewController(screen, animated: false)
      return .one(flowContributor: .contribute(withNext: screen))
    case .loggedIn:
      return .end(forwardToParentFlowWithStep: step)
    case .catalogue, .itemPicked:
      return .notMine
    }
  }
}

@MainActor
final class ShopAppFlow: Flow {
  let root: UIWindow
  private let session: ShopSession

  init(window: UIWindow, session: ShopSession) {
    root = window
    self.session = session
  }

  func adapt(step: any Step) async throws -> any Step {
    guard case ShopStep.itemPicked(let item) = step else { return step }
    return await session.mayOpen(item) ? step : ShopStep.loginRequired
  }

  func navigate(to step: any Step) -> FlowContributors {
    guard case ShopStep.catalogue = step else { return .notMine }
    let catalogue = CatalogueFlow()
    Flows.use(catalogue, when: .ready) { [root] stack in
      root.rootViewController = stack
    }
    return .one(
      flowContributor: .contribute(
        withNextPresentable: catalogue, withNextStepper: OneStepper(withSingleStep: step)))
  }
}

@MainActor
final class ShopSession {
  var isOpen = false

  func mayOpen(_ item: Int) async -> Bool { isOpen || item < 100 }
}

final class CatalogueViewController: UIViewController {
  let model: CatalogueModel

  init(_ model: CatalogueModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }
}

final class LoginViewController: UIViewController, Stepper {
  let steps = Steps()

  func enter() {
    steps.accept(ShopStep.loggedIn)
  }
}

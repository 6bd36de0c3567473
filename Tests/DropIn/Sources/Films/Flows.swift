protocol MovieCoordinating: AnyObject {
  func start()
  func start(with option: DeepLinkOption?)
}

class MovieCoordinator: MovieCoordinating {
  var childCoordinators: [MovieCoordinating] = []

  func start() { start(with: nil) }

  func start(with option: DeepLinkOption?) {}

  func addDependency(_ coordinator: MovieCoordinating) {
    guard !childCoordinators.contains(where: { $0 === coordinator }) else { return }
    childCoordinators.append(coordinator)
  }

  func removeDependency(_ coordinator: MovieCoordinating?) {
    childCoordinators.removeAll { $0 === coordinator }
  }
}

enum DeepLinkOption: Equatable {
  case movie(Int)
  case signUp

  init?(userInfo: [AnyHashable: Any]) {
    switch userInfo["route"] as? String {
    case "movie": self = .movie(userInfo["id"] as? Int ?? 0)
    case "signUp": self = .signUp
    default: return nil
    }
  }
}

/// What comes first depends on what the person has done before.
enum LaunchInstructor: Equatable {
  case tutorial
  case signIn
  case main

  static func configure(seenTutorial: Bool, isSignedIn: Bool) -> LaunchInstructor {
    switch (seenTutorial, isSignedIn) {
    case (true, false), (false, false): return .signIn
    case (false, true): return .tutorial
    case (true, true): return .main
    }
  }
}

final class MovieAppCoordinator: MovieCoordinator {
  private let router: MovieRouting
  private let screens: ScreenFactory
  private let flows: FlowFactory
  private var isSignedIn = false
  private var seenTutorial = false

  init(router: MovieRouting, screens: ScreenFactory, flows: FlowFactory) {
    self.router = router
    self.screens = screens
    self.flows = flows
  }

  override func start(with option: DeepLinkOption?) {
    switch LaunchInstructor.configure(seenTutorial: seenTutorial, isSignedIn: isSignedIn) {
    case .signIn: runSignIn()
    case .tutorial: runTutorial()
    case .main: runMain(with: option)
    }
  }

  private func runSignIn() {
    let flow = flows.makeSignInFlow(router: router)
    flow.finishFlow = { [weak self, weak flow] in
      self?.isSignedIn = true
      self?.start()
      self?.removeDependency(flow)
    }
    addDependency(flow)
    flow.start()
  }

  private func runTutorial() {
    let page = screens.makeTutorial()
    page.onFinish = { [weak self] in
      self?.seenTutorial = true
      self?.start()
    }
    router.setRoot(page, hidesBar: true)
  }

  private func runMain(with option: DeepLinkOption?) {
    let (flow, module) = flows.makeTabs()
    addDependency(flow)
    router.setRoot(module, hidesBar: true)
    flow.start(with: option)
  }
}

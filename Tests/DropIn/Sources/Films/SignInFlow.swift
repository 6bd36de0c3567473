final class SignInFlow: MovieCoordinator {
  var finishFlow: (() -> Void)?
  private let router: MovieRouting
  private let screens: ScreenFactory

  init(router: MovieRouting, screens: ScreenFactory) {
    self.router = router
    self.screens = screens
  }

  override func start(with option: DeepLinkOption?) {
    let signIn = screens.makeSignIn()
    signIn.onComplete = { [weak self] in self?.finishFlow?() }
    signIn.onSignUp = { [weak self] in self?.showSignUp() }
    router.setRoot(signIn, hidesBar: false)
  }

  private func showSignUp() {
    let signUp = screens.makeSignUp()
    signUp.onComplete = { [weak self] in self?.finishFlow?() }
    signUp.onTerms = { [weak self] in self?.showTerms() }
    router.push(signUp, animated: true, hidesBottomBar: false, whenPopped: nil)
  }

  private func showTerms() {
    router.present(screens.makeTerms(), animated: true)
  }
}

/// A movie's list, details and the form for a new one, which has a stack of its own.
final class MovieListFlow: MovieCoordinator {
  private let router: MovieRouting
  private let screens: ScreenFactory
  private let flows: FlowFactory

  init(router: MovieRouting, screens: ScreenFactory, flows: FlowFactory) {
    self.router = router
    self.screens = screens
    self.flows = flows
  }

  override func start(with option: DeepLinkOption?) {
    if case .movie(let id)? = option {
      showDetail(id)
      return
    }
    let list = screens.makeMovieList()
    list.onSelect = { [weak self] id in self?.showDetail(id) }
    list.onCreate = { [weak self] in self?.runCreation() }
    router.setRoot(list, hidesBar: false)
  }

  private func showDetail(_ id: Int) {
    router.push(
      screens.makeMovieDetail(id), animated: true, hidesBottomBar: true, whenPopped: nil)
  }

  private func runCreation() {
    let (flow, module) = flows.makeCreation()
    flow.finishFlow = { [weak self, weak flow] title in
      self?.router.dismissModule(animated: true, completion: nil)
      self?.removeDependency(flow)
      if title != nil { self?.showDetail(0) }
    }
    addDependency(flow)
    router.present(module, animated: true)
    flow.start()
  }
}

final class MovieCreationFlow: MovieCoordinator {
  var finishFlow: ((String?) -> Void)?
  private let router: MovieRouting
  private let screens: ScreenFactory

  init(router: MovieRouting, screens: ScreenFactory) {
    self.router = router
    self.screens = screens
  }

  override func start(with option: DeepLinkOption?) {
    let form = screens.makeMovieForm()
    form.onFinish = { [weak self] title in self?.finishFlow?(title) }
    router.setRoot(form, hidesBar: false)
  }
}

/// A presentation that waits for the end of a stack transition.
@MainActor
final class DeferredPresentation: DeferredWork {
  private let requester: UIViewController
  private let presenter: UIViewController
  private let presented: UIViewController
  private let isAnimated: Bool
  private var completion: (() -> Void)?
  private(set) var hasDeferredWork = true

  init(
    requester: UIViewController, presenter: UIViewController, presented: UIViewController,
    isAnimated: Bool, completion: (() -> Void)?
  ) {
    self.requester = requester
    self.presenter = presenter
    self.presented = presented
    self.isAnimated = isAnimated
    self.completion = completion
  }

  var isReadyToContinue: Bool { !presenter.hasOpenStackTransition }

  func abandonDeferred() {
    hasDeferredWork = false
    completion = nil
  }

  func continueDeferred() {
    hasDeferredWork = false
    let completion = completion.take()
    let presenter = requester.resolvedPresenter(for: presented.resolvedPresentationStyle)
    requester.presentNow(
      presented, presenter: presenter, animated: isAnimated, completion: completion)
  }
}

import UIKit

/// Everything about one airport; over when its first screen has left the stack.
final class AirportCoordinator: Coordinator {
  var onEnd: (() -> Void)?
  private(set) var log: [String] = []
  private let code: String
  private let router: Routing
  private weak var screen: AirportViewController?

  init(code: String, router: Routing) {
    self.code = code
    self.router = router
    super.init()
  }

  override func start() {
    let screen = AirportViewController(code: code)
    screen.delegate = self
    self.screen = screen
    router.push(screen, animated: true) { [weak self] in self?.onEnd?() }
  }

  private func ask() {
    let alert = UIAlertController(
      title: "Call \(code)?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Call", style: .default) { [weak self] _ in self?.showCall() })
    router.present(alert, animated: true)
  }

  private func showCall() {
    router.present(CallViewController(), animated: true)
  }
}

extension AirportCoordinator: AirportViewControllerDelegate {
  func airportWantsRunways() {
    // Not within the touch: the screen has still to be told that it was let go.
    DispatchQueue.main.async { [weak self] in
      self?.router.push(RunwayViewController(), animated: true, whenLeft: nil)
    }
  }

  func airportWantsWeather() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { [weak self] in
      self?.log.append("weather")
      self?.screen?.title = "Rain"
    }
    UIView.animate(withDuration: 0.25) {
      self.screen?.view.alpha = 0.5
    } completion: { _ in
      self.log.append("faded")
    }
  }

  func airportWantsDelays() {
    Task { @MainActor in
      let text = await Delays().text(for: code)
      screen?.title = text
    }
  }

  func airportWantsCall() {
    ask()
  }

  func airportIsDone() {
    router.popToRoot(animated: true)
  }
}

// On the main actor in every language mode: a task that awaits it never leaves the main thread.
@MainActor
struct Delays {
  func text(for code: String) async -> String { "\(code): none" }
}

import UIKit

final class AirportListViewController: UIViewController {
  var onSelect: ((String) -> Void)?
  let codes = ["AMS", "BER", "CDG"]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Airports"
  }

  func select(_ index: Int) {
    onSelect?(codes[index])
  }
}

protocol AirportViewControllerDelegate: AnyObject {
  func airportWantsRunways()
  func airportWantsWeather()
  func airportWantsDelays()
  func airportWantsCall()
  func airportIsDone()
}

final class AirportViewController: UIViewController {
  weak var delegate: AirportViewControllerDelegate?
  private let code: String
  private(set) var ticks = 0
  private var timer: Timer?

  init(code: String) {
    self.code = code
    super.init(nibName: nil, bundle: nil)
    title = code
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.tick() }
    }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
    timer = nil
  }

  private func tick() {
    ticks += 1
  }
}

final class RunwayViewController: UIViewController {}

final class CallViewController: UIViewController {}

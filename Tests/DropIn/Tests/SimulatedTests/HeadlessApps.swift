import Simulator
import UIKit

@testable import Clips
@testable import Films
@testable import Flights
@testable import Rooms

// What a simulator needs to know of an app: how it starts, and what can be tapped. The apps' own files stay as they are.

typealias AirportsCoordinator = Flights.AppCoordinator

@MainActor
final class AirportsApp: HeadlessApp {
  static let name = "airports"
  static let vocabulary = Vocabulary(
    kinds: ["airport", "button"],
    screens: ["AirportList", "Airport", "Runway", "Call"])
  static weak var current: AirportsApp?
  private(set) var coordinator: AirportsCoordinator?

  init(environment: AppEnvironment) {
    Self.current = self
  }

  func start(in window: UIWindow) {
    let coordinator = AirportsCoordinator(window: window)
    self.coordinator = coordinator
    coordinator.start()
  }

  func open(_ url: URL) -> URLHandling { .unhandled(asked: []) }
}

extension AirportListViewController: ElementSource {
  /// What a person can tap.
  public var elements: ElementList {
    var list = ElementList()
    list.appendRows("airport", count: codes.count) { [codes] index in
      Element(kind: "airport", title: codes[index]) { [weak self] in self?.select(index) }
    }
    return list
  }
}

extension AirportViewController: ElementSource {
  /// What a person can tap.
  public var elements: ElementList {
    [
      Element(kind: "button", title: "Runways") { [weak self] in
        self?.delegate?.airportWantsRunways()
      },
      Element(kind: "button", title: "Weather") { [weak self] in
        self?.delegate?.airportWantsWeather()
      },
      Element(kind: "button", title: "Delays") { [weak self] in
        self?.delegate?.airportWantsDelays()
      },
      Element(kind: "button", title: "Call") { [weak self] in self?.delegate?.airportWantsCall() },
      Element(kind: "button", title: "Done") { [weak self] in self?.delegate?.airportIsDone() },
    ]
  }
}

@MainActor
final class ClipsApp: HeadlessApp {
  static let name = "clips"
  static let vocabulary = Vocabulary(
    kinds: ["button"],
    screens: ["Login", "Home", "ClipList", "Clip", "ClipForm", "Save", "UITabBar"],
    tabs: ["Home", "Clips"])
  private let environment: AppEnvironment

  init(environment: AppEnvironment) {
    self.environment = environment
  }

  func start(in window: UIWindow) {
    environment.launch(Clips.AppDelegate(), scene: SceneDelegate())
  }

  func open(_ url: URL) -> URLHandling {
    environment.deliver(url) ? .handled : .unhandled(asked: [])
  }
}

extension LoginViewController: ElementSource {
  /// What a person can tap.
  public var elements: ElementList {
    [Element(kind: "button", title: "Log in") { [weak self] in self?.onLogin?() }]
  }
}

extension ClipListViewController: ElementSource {
  /// What a person can tap.
  public var elements: ElementList {
    [
      Element(kind: "button", title: "First") { [weak self] in self?.onSelect?(1) },
      Element(kind: "button", title: "Add") { [weak self] in self?.onAdd?() },
      Element(kind: "button", title: "Log out") { [weak self] in self?.onLogOut?() },
    ]
  }
}

extension ClipFormViewController: ElementSource {
  /// What a person can tap.
  public var elements: ElementList {
    [
      Element(kind: "button", title: "Type") { [weak self] in self?.text = "x" },
      Element(kind: "button", title: "Save") { [weak self] in self?.onSave?() },
    ]
  }
}

@MainActor
final class MoviesApp: HeadlessApp {
  static let name = "movies"
  static let vocabulary = Vocabulary(
    kinds: ["button"],
    screens: [
      "SignIn", "SignUp", "Terms", "Tutorial", "MovieList", "MovieForm", "MovieDetail", "Account",
      "MovieTabBar",
    ],
    tabs: ["Movies", "Account"])
  private var coordinator: MovieAppCoordinator?

  init(environment: AppEnvironment) {
    Self.registerScreens()
  }

  func start(in window: UIWindow) {
    let stack = UINavigationController()
    window.rootViewController = stack
    let screens = Films.ScreenFactory()
    let coordinator = MovieAppCoordinator(
      router: MovieRouter(rootController: stack), screens: screens,
      flows: FlowFactory(screens: screens))
    self.coordinator = coordinator
    coordinator.start()
  }

  func open(_ url: URL) -> URLHandling { .unhandled(asked: []) }

  /// Stands in for the storyboard's file.
  private static func registerScreens() {
    let makers: [(String, @MainActor () -> UIViewController)] = [
      ("SignInViewController", { SignInViewController() }),
      ("SignUpViewController", { SignUpViewController() }),
      ("TutorialViewController", { TutorialViewController() }),
      ("MovieListViewController", { MovieListViewController() }),
      ("AccountViewController", { AccountViewController() }),
    ]
    for (name, make) in makers {
      Storyboards.register(name, in: "Movies", make: make)
    }
  }
}

extension SignInViewController: ElementSource {
  /// What a person can tap.
  public var elements: ElementList {
    [
      Element(kind: "button", title: "Sign in") { [weak self] in self?.onComplete?() },
      Element(kind: "button", title: "Sign up") { [weak self] in self?.onSignUp?() },
    ]
  }
}

extension TutorialViewController: ElementSource {
  /// What a person can tap.
  public var elements: ElementList {
    [Element(kind: "button", title: "Finish") { [weak self] in self?.onFinish?() }]
  }
}

public import Foundation
import SafariServices
public import Simulator
public import UIKit

/// An app with a scene delegate, that shows the system's own screens, a search and a row of pages.
@MainActor
public final class SystemScreensApp: HeadlessApp {
  /// The name in session files.
  public static let name = "system-screens"
  /// The words of the app.
  public static let vocabulary = Vocabulary(
    kinds: ["button", "fruit", "segment", "item"],
    screens: ["Start", "Fruit", "Page", "UISearch", "UIActivity", "SFSafari", "UIDocumentPicker"],
    routes: ["screens://"], notifications: ["news"],
    parameters: ["from": ["icon", "link", "activity", "notification", "shortcut"]])

  private let environment: AppEnvironment
  private let delegate = ScreensAppDelegate()

  /// Creates the app.
  public init(environment: AppEnvironment) {
    self.environment = environment
  }

  /// Launches the delegates as a phone does; the scene's delegate makes a window of its own.
  public func start(in window: UIWindow) {
    environment.launch(delegate, scene: ScreensSceneDelegate(), for: reason)
  }

  private var reason: LaunchReason {
    let link = URL(string: "screens://launch")
    switch environment.parameter("from") {
    case "link": return LaunchReason(urls: [link].compactMap { $0 })
    case "activity":
      let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
      activity.webpageURL = link
      return LaunchReason(activities: [activity])
    case "notification": return LaunchReason(notification: ["page": "news"])
    case "shortcut":
      return LaunchReason(
        shortcutItem: UIApplicationShortcutItem(type: "add", localizedTitle: "Add"))
    case .some, nil: return LaunchReason()
    }
  }

  /// Hands it to the scene's delegate.
  public func open(_ url: URL) -> URLHandling {
    environment.deliver(url) ? .handled : .unhandled(asked: [])
  }
}

final class ScreensAppDelegate: UIResponder, UIApplicationDelegate {
  var calls: [String] = []

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    calls.append("launched")
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    calls.append("configuration")
    return UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
  }
}

final class ScreensSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let start = StartScreen()

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let calls = (UIApplication.shared.delegate as? ScreensAppDelegate)?.calls ?? []
    start.told = calls + ["connected \(session.configuration.name ?? "")"]
    start.told += connectionOptions.urlContexts.map { "link \($0.url.absoluteString)" }
    start.told += connectionOptions.userActivities.map {
      "activity \($0.webpageURL?.absoluteString ?? "")"
    }
    let content = connectionOptions.notificationResponse?.notification.request.content
    if let page = content?.userInfo["page"] { start.told.append("notification \(page)") }
    if let item = connectionOptions.shortcutItem { start.told.append("shortcut \(item.type)") }
    let made = UIWindow(windowScene: scene)
    made.rootViewController = UINavigationController(rootViewController: start)
    made.makeKeyAndVisible()
    window = made
  }

  func sceneWillEnterForeground(_ scene: UIScene) { start.told.append("foreground") }
  func sceneDidBecomeActive(_ scene: UIScene) { start.told.append("active") }
  func sceneWillResignActive(_ scene: UIScene) { start.told.append("inactive") }
  func sceneDidEnterBackground(_ scene: UIScene) { start.told.append("background") }
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    start.told += URLContexts.map { "opened \($0.url.absoluteString)" }
  }
}

final class StartScreen: UIViewController, ElementSource, UISearchResultsUpdating {
  var told: [String] = []
  private let fruits = ["Apple", "Banana", "Cherry"]
  private var wanted = ""
  private var outcome = "nothing"
  private let documents = Listener()
  private let pages = PageSource()
  var screenName: String? { "Start" }

  override func viewDidLoad() {
    let search = UISearchController(searchResultsController: nil)
    search.obscuresBackgroundDuringPresentation = false
    search.searchResultsUpdater = self
    search.searchBar.scopeButtonTitles = ["All", "Ripe"]
    navigationItem.searchController = search
    documents.onTold = { [weak self] in self?.outcome = $0 }
  }

  func updateSearchResults(for searchController: UISearchController) {
    wanted = searchController.searchBar.text ?? ""
    if searchController.searchBar.selectedScopeButtonIndex == 1 { wanted += "!" }
  }

  var elements: ElementList {
    var list: ElementList = [
      Element(kind: "button", title: "Share") { [weak self] in self?.share() },
      Element(kind: "button", title: "Browse") { [weak self] in self?.browse() },
      Element(kind: "button", title: "Import") { [weak self] in self?.pick([.pdf]) },
      Element(kind: "button", title: "Export") { [weak self] in self?.pick([]) },
      Element(kind: "button", title: "Photo") { [weak self] in self?.pickPicture() },
      Element(kind: "button", title: "Pages") { [weak self] in self?.showPages() },
      Element(kind: "button", title: "Told", value: told.joined(separator: ", ")),
      Element(kind: "button", title: "Outcome", value: outcome),
    ]
    let found = fruits.filter { wanted.isEmpty || $0.contains(wanted) }
    list.appendRows("fruit", count: found.count) { index in
      Element(kind: "fruit", title: found[index]) { [weak self] in
        self?.navigationController?.pushViewController(FruitScreen(found[index]), animated: true)
      }
    }
    return list
  }

  private func share() {
    let sheet = UIActivityViewController(
      activityItems: ["a text"], applicationActivities: [ArchiveActivity()])
    sheet.excludedActivityTypes = [.airDrop, .print]
    sheet.completionWithItemsHandler = { [weak self] type, completed, _, _ in
      self?.outcome = "\(type?.rawValue ?? "none") \(completed)"
    }
    present(sheet, animated: true)
  }

  private func browse() {
    guard let url = URL(string: "https://example.com") else { return }
    let browser = SFSafariViewController(url: url)
    browser.delegate = documents
    present(browser, animated: true)
  }

  private func pick(_ types: [UTType]) {
    let file = URL(fileURLWithPath: "/report.pdf")
    let picker =
      types.isEmpty
      ? UIDocumentPickerViewController(forExporting: [file])
      : UIDocumentPickerViewController(forOpeningContentTypes: types)
    picker.delegate = documents
    picker.allowsMultipleSelection = true
    present(picker, animated: true)
  }

  private func pickPicture() {
    let picker = UIImagePickerController()
    picker.delegate = documents
    present(picker, animated: true)
  }

  private func showPages() {
    let row = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    row.dataSource = pages
    row.setViewControllers([PageScreen(1)], direction: .forward, animated: false)
    navigationController?.pushViewController(row, animated: true)
  }
}

/// Tells what the delegates of the system's screens are told.
@MainActor
private final class Listener: NSObject, UIDocumentPickerDelegate, SFSafariViewControllerDelegate,
  UIImagePickerControllerDelegate, UINavigationControllerDelegate
{
  var onTold: ((String) -> Void)?

  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {
    onTold?("picked \(urls.map(\.lastPathComponent).joined(separator: " "))")
  }
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
    onTold?("picked nothing")
  }
  func safariViewControllerDidFinish(_ controller: SFSafariViewController) { onTold?("read") }
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    onTold?("photo \(info[.originalImage] != nil)")
    picker.dismiss(animated: true)
  }
}

private final class ArchiveActivity: UIActivity {
  override var activityType: ActivityType? { ActivityType("archive") }
  override var activityTitle: String? { "Archive" }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
  override func perform() { activityDidFinish(true) }
}

@MainActor
private final class PageSource: NSObject, UIPageViewControllerDataSource {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    (viewController as? PageScreen).flatMap { $0.number > 1 ? PageScreen($0.number - 1) : nil }
  }
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    (viewController as? PageScreen).flatMap { $0.number < 3 ? PageScreen($0.number + 1) : nil }
  }
}

final class PageScreen: UIViewController, ElementSource {
  let number: Int
  var screenName: String? { "Page" }
  var screenID: String? { "\(number)" }
  var elements: ElementList { [Element(kind: "button", title: "On \(number)")] }

  init(_ number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

final class FruitScreen: UIViewController, ElementSource {
  private let name: String
  var screenName: String? { "Fruit" }
  var screenID: String? { name }

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

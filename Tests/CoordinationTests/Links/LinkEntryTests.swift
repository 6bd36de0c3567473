import Coordination
import UIKit
import XCTest

/// Every way in which the system hands a link to an app with scenes.
@MainActor
final class LinkEntryTests: ShopTestCase {
  private func context(_ text: String) -> UIOpenURLContext { UIOpenURLContext(url: url(text)) }

  private func page(_ text: String) -> NSUserActivity {
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = url(text)
    return activity
  }

  private func words() -> [String] {
    let words = runtime.log.entries.filter { $0.kind == .note }.map(\.label)
    runtime.log.removeAll()
    return words
  }

  // MARK: URLs

  func test_F_106_aURLAtTheLaunch_comesWithTheConnection() async {
    connect(UIScene.ConnectionOptions(urlContexts: [context("shop://orders/3")]))
    expectPlace("Login")
    logIn()
    expectPlace("Orders > Order 3")
  }

  func test_F_106_aURLLater_comesToTheScene() async {
    connect()
    logIn()
    XCTAssertTrue(UIApplication.shared.deliver(url("shop://orders/3")))
    settle()
    expectPlace("Orders > Order 3")
  }

  func test_severalURLsAtOnce_comeInTheOrderOfTheirTexts() async {
    for _ in 1...5 {
      logIn()
      let opened = links.open(Set([4, 2, 3].map { context("shop://orders/\($0)") }))
      settle()
      XCTAssertEqual(opened.count, 3)
      for link in opened { expectSuccess(link) }
      expectPlace("Orders > Order 4")
    }
  }

  // MARK: Universal links

  func test_F_106_aWebPageAtTheLaunchAndLater() async {
    connect(
      UIScene.ConnectionOptions(userActivities: [page("https://shop.example/orders/3?utm=x#top")]))
    logIn()
    expectPlace("Orders > Order 3")
    XCTAssertTrue(UIApplication.shared.deliver(page("https://shop.example/orders")))
    settle()
    expectPlace("Orders > Order 3")
    UIApplication.shared.deliver(page("https://SHOP.example/home/"))
    settle()
    expectPlace("Home")
  }

  func test_anotherActivityHoldsNoLink() async {
    connect()
    logIn()
    UIApplication.shared.deliver(NSUserActivity(activityType: "com.shop.music"))
    UIApplication.shared.deliver(page("https://other.example/orders/3"))
    expectPlace("Home")
    XCTAssertEqual(
      words(),
      [
        "ignored: activity com.shop.music, there is no link in it",
        "ignored: link, character 9 of \"https://other.example/orders/3\": "
          + "unknown host \"other.example\", expected \"shop.example\"",
      ])
  }

  // MARK: Notifications

  func test_F_110_K_88_aNotificationLeadsThereFromEveryState() async {
    let states: [(String, (LinkEntryTests) -> Void)] = [
      ("home", { _ in }),
      ("another tab", { $0.links.open(.tab(.orders)) }),
      ("a screen", { $0.links.open(.order(5)) }),
      ("a screen that is coming", { $0.links.open(.order(5)) }),
      ("a sheet", { $0.window.rootViewController?.present(Screen("S"), animated: false) }),
      (
        "a sheet that is coming",
        { $0.window.rootViewController?.present(Screen("S"), animated: true) }
      ),
      (
        "an alert",
        {
          $0.window.rootViewController?.present(
            UIAlertController(title: "A", message: nil, preferredStyle: .alert), animated: false)
        }
      ),
      ("another link", { $0.links.open(.review(order: 7, text: nil)) }),
      ("the login", { $0.shop.logOut(because: "logged out") }),
    ]
    for (name, state) in states {
      logIn()
      state(self)
      if !name.contains("coming") { settle() }
      let link = links.open(notification: ["aps": ["alert": "Sent"], "link": "shop://orders/3"])
      settle()
      if name == "the login" {
        expectWaiting(link)
        logIn()
      }
      expectSuccess(link)
      expectPlace("Orders > Order 3")
      shop.logOut(because: "the next state")
      settle()
    }
  }

  func test_F_110_aNotificationWithoutALinkIsSaid() async {
    logIn()
    expectFailure(
      links.open(notification: ["aps": "x"]), .noLink, "there is no link in it")
    expectFailure(links.open(notification: ["link": 3]), .noLink, "there is no link in it")
    expectLog(
      "ignored: notification, there is no link in it",
      "ignored: notification, there is no link in it")
    let link = links.open(notification: ["to": "shop://orders/x"], key: "to")
    guard case .failure(.unreadable(let error))? = link.result else {
      return XCTFail("\(String(describing: link.result))")
    }
    XCTAssertEqual(error.offset, 15)
  }

  func test_F_110_anAppWithoutScenes_isLaunchedByWhatItsOptionsHold() async {
    let item = UIApplicationShortcutItem(
      type: "orders", localizedTitle: "Orders", localizedSubtitle: nil, icon: nil,
      userInfo: ["link": "shop://orders" as NSString])
    let launches: [([UIApplication.LaunchOptionsKey: Any]?, String)] = [
      ([.url: url("shop://orders/3"), .sourceApplication: "mail"], "Orders > Order 3"),
      (
        [.remoteNotification: ["link": "shop://orders/4"] as [AnyHashable: Any]], "Orders > Order 4"
      ),
      ([.shortcutItem: item], "Orders"), ([:], "Home"), (nil, "Home"),
    ]
    for (options, place) in launches {
      let opened = links.open(options)
      XCTAssertEqual(opened.count, place == "Home" ? 0 : 1)
      logIn()
      for link in opened { expectSuccess(link) }
      expectPlace(place)
      shop.logOut(because: "the next launch")
      settle()
    }
  }

  // MARK: Quick actions

  func test_aQuickActionLeadsThere() async {
    let scene = connect()
    logIn()
    var answers: [Bool] = []
    func perform(_ userInfo: [String: any NSSecureCoding]?) {
      let item = UIApplicationShortcutItem(
        type: "last", localizedTitle: "Last order", localizedSubtitle: nil, icon: nil,
        userInfo: userInfo)
      guard let delegate = self.scene, let scene = scene as? UIWindowScene else { return }
      delegate.windowScene(scene, performActionFor: item) { answers.append($0) }
      settle()
    }
    perform(["link": "shop://orders/3" as NSString])
    expectPlace("Orders > Order 3")
    perform(nil)
    XCTAssertEqual(answers, [true, false])
    XCTAssertEqual(words().last, "ignored: quick action last, there is no link in it")
  }

  // MARK: Pasteboard

  func test_F_109_aCopiedLinkIsTakenOnce() async {
    connect()
    logIn()
    UIApplication.shared.enterBackground()
    UIPasteboard.general.copy(text: "shop://orders/3")
    UIApplication.shared.enterForeground()
    settle()
    expectPlace("Orders > Order 3")
    links.open(.tab(.home))
    UIApplication.shared.enterBackground()
    UIApplication.shared.enterForeground()
    settle()
    expectPlace("Home")
  }

  func test_F_109_whatIsNoLinkOfTheAppWasNotMeantForIt() async {
    logIn()
    for text in ["https://swift.org", "shop://x", "tea"] {
      UIPasteboard.general.copy(text: text)
      XCTAssertThrowsError(try links.openPasteboard().result?.get(), text)
    }
    UIPasteboard.general.items = []
    expectFailure(links.openPasteboard(), .noLink, "there is no link in it")
    expectLog()
    expectPlace("Home")
  }

  // MARK: Share extension

  func test_F_111_aShareExtensionHandsOverTheAppItself() async {
    connect()
    logIn()
    links.open(.order(3))
    settle()
    UIApplication.shared.enterBackground()
    XCTAssertTrue(UIApplication.shared.deliver(url("shop://")))
    UIApplication.shared.enterForeground()
    settle()
    expectPlace("Orders > Order 3")
  }

  // MARK: Background

  func test_F_112_aLinkInTheBackground_isThereWhenTheAppComesBack() async {
    connect()
    logIn()
    UIApplication.shared.enterBackground()
    UIApplication.shared.deliver(url("shop://orders/3"))
    UIApplication.shared.enterForeground()
    settle()
    expectPlace("Orders > Order 3")
  }

  // MARK: State restoration

  func test_F_113_afterTheAppHasEnded_itComesBackToWhereItWas() async {
    connect()
    logIn()
    links.open(.order(3))
    settle()
    relaunch()
    expectPlace("Login")
    logIn()
    expectPlace("Orders > Order 3")
    XCTAssertEqual(links.places, [.order(3)])
  }

  func test_F_113_modalsComeBackToo() async {
    connect()
    logIn()
    links.open(.review(order: 3, text: "a/클립 & b"))
    settle()
    XCTAssertEqual(links.places, [.order(3), .review(order: 3, text: "a/클립 & b")])
    relaunch()
    logIn()
    expectPlace("Orders > Order 3 + Review of 3")
    XCTAssertEqual(review?.text, "a/클립 & b")
  }

  func test_F_113_aPlaceWithoutALinkIsNotComeBackTo() async {
    let scene = connect()
    XCTAssertNil(self.scene?.stateRestorationActivity(for: scene))
    logIn()
    relaunch()
    logIn()
    expectPlace("Home")
  }

  func test_F_113_aLinkThatIsNewerThanTheRestoredPlace_wins() async {
    connect()
    logIn()
    links.open(.order(3))
    settle()
    relaunch()
    UIApplication.shared.deliver(url("shop://home"))
    logIn()
    expectPlace("Home")
  }

  func test_F_113_whatCannotBeReadAnyMoreIsLeftOut() async {
    logIn()
    let activity = NSUserActivity(activityType: "com.shop.place")
    activity.userInfo = ["links": ["shop://orders/3", "shop://orders/3/letter", "shop://home"]]
    let link = links.restore(activity)
    settle()
    expectSuccess(link)
    expectPlace("Orders > Order 3")
    activity.userInfo = ["links": ["shop://letters"]]
    XCTAssertThrowsError(try links.restore(activity).result?.get())
    activity.userInfo = nil
    expectFailure(links.restore(activity), .noLink, "there is no link in it")
    expectFailure(links.restore(nil), .noLink, "there is no link in it")
  }
}

public import UIKit

// Every way in which the system hands a link to an app.
extension LinkQueue {
  /// Takes what a scene is connected with: URLs, web pages, the quick action.
  ///
  /// - Parameter options: Of `scene(_:willConnectTo:options:)`.
  /// - Returns: The links, those with URLs first; none if the scene was made for another reason.
  @discardableResult
  public func open(_ options: UIScene.ConnectionOptions) -> [LinkTransition] {
    var links = open(options.urlContexts)
    // A set has no order of its own; the same links come in the same order.
    let activities = options.userActivities.sorted {
      ($0.webpageURL?.absoluteString ?? "") < ($1.webpageURL?.absoluteString ?? "")
    }
    for activity in activities where activity.activityType == NSUserActivityTypeBrowsingWeb {
      links.append(open(activity))
    }
    if let item = options.shortcutItem { links.append(open(item)) }
    return links
  }

  /// Takes what an app without scenes is launched with: a URL, a notification, the quick action.
  ///
  /// - Parameters:
  ///   - options: Of `application(_:didFinishLaunchingWithOptions:)`.
  ///   - key: Under which a notification or quick action has the link.
  /// - Returns: The links; none if the app was launched for another reason.
  @discardableResult
  public func open(_ options: [UIApplication.LaunchOptionsKey: Any]?, key: String = "link")
    -> [LinkTransition]
  {
    guard let options else { return [] }
    var links: [LinkTransition] = []
    if let url = options[.url] as? URL { links.append(open(url)) }
    if let userInfo = options[.remoteNotification] as? [AnyHashable: Any] {
      links.append(open(notification: userInfo, key: key))
    }
    if let item = options[.shortcutItem] as? UIApplicationShortcutItem {
      links.append(open(item, key: key))
    }
    // The activity itself is handed over later, by `application(_:continue:restorationHandler:)`.
    return links
  }

  /// Takes URLs that come while the scene is connected.
  ///
  /// - Parameter contexts: Of `scene(_:openURLContexts:)`.
  /// - Returns: The links, in the order of their texts, since a set has none.
  @discardableResult
  public func open(_ contexts: Set<UIOpenURLContext>) -> [LinkTransition] {
    contexts.map(\.url).sorted { $0.absoluteString < $1.absoluteString }.map { open($0) }
  }

  /// Takes a web page that the app shows itself.
  ///
  /// - Parameter activity: Of `scene(_:continue:)`; another kind than browsing holds no link.
  @discardableResult
  public func open(_ activity: NSUserActivity) -> LinkTransition {
    guard activity.activityType == NSUserActivityTypeBrowsingWeb, let url = activity.webpageURL
    else { return nothing(in: "activity \(activity.activityType)") }
    return open(url)
  }

  /// Takes a notification that was touched.
  ///
  /// - Parameters:
  ///   - userInfo: What the server sent along.
  ///   - key: Under which it put the link.
  @discardableResult
  public func open(notification userInfo: [AnyHashable: Any], key: String = "link")
    -> LinkTransition
  {
    open(textIn: userInfo[key], of: "notification")
  }

  /// Takes a quick action of the app's icon.
  ///
  /// - Parameters:
  ///   - item: Of `windowScene(_:performActionFor:completionHandler:)`.
  ///   - key: Under which its `userInfo` has the link.
  @discardableResult
  public func open(_ item: UIApplicationShortcutItem, key: String = "link") -> LinkTransition {
    open(textIn: item.userInfo?[key], of: "quick action \(item.type)")
  }

  /// Takes a link that a person has copied, once for each time something is copied.
  ///
  /// What is copied and is no link of the app was not meant for it: that is no entry of the log.
  ///
  /// - Parameter pasteboard: Where it stands.
  @discardableResult
  public func openPasteboard(_ pasteboard: UIPasteboard = .general) -> LinkTransition {
    let isNews = pasteboardCount != pasteboard.changeCount
    pasteboardCount = pasteboard.changeCount
    guard isNews, pasteboard.hasURLs, let url = pasteboard.url else { return .failed(.noLink) }
    do {
      return open([try table.route(from: url)], named: url.absoluteString)
    } catch {
      return .failed(.unreadable(error))
    }
  }

  private func open(textIn value: Any?, of source: String) -> LinkTransition {
    guard let text = value as? String else { return nothing(in: source) }
    do {
      return open([try table.route(from: text)], named: text)
    } catch {
      Engine.note("ignored: link, \(error)")
      return .failed(.unreadable(error))
    }
  }

  private func nothing(in source: String) -> LinkTransition {
    Engine.note("ignored: \(source), \(LinkFailure.noLink)")
    return .failed(.noLink)
  }
}

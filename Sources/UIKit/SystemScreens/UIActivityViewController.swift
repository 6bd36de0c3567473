/// The share sheet: an ordinary modal of the presentation chain.
@preconcurrency
@MainActor
open class UIActivityViewController: UIViewController {
  /// Told how the sheet ended: the service chosen, whether it did its work, what it returned, and what failed.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void
  /// The older form of ``CompletionWithItemsHandler``.
  public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void

  /// What is shared; owned until the sheet is released.
  package final let activityItems: [Any]
  /// The app's own services; owned until the sheet is released.
  package final let applicationActivities: [UIActivity]

  /// Called once, when the sheet has been dismissed, whichever way. Owned until the sheet is released.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// Likewise, without the results. Owned until the sheet is released.
  open var completionHandler: CompletionHandler?
  /// Services that are not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Whether the collaboration entry may be shown; stored only.
  open var allowsProminentActivity = true

  private final var outcome = Outcome()

  /// How the sheet ended; cancelled unless a service did its work.
  private struct Outcome {
    var type: UIActivity.ActivityType?
    var completed = false
    var items: [Any]?
    var error: (any Error)?
  }

  /// Creates a sheet.
  ///
  /// - Parameters:
  ///   - activityItems: What is shared.
  ///   - applicationActivities: The app's own services.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    self.applicationActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
    if UIDevice.current.userInterfaceIdiom == .pad { modalPresentationStyle = .popover }
  }

  /// Creates a sheet without items; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    activityItems = []
    applicationActivities = []
    super.init(coder: coder)
  }

  /// Tells the handlers once the sheet has been dismissed.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isBeingDismissed else { return }
    let ended = outcome
    outcome = Outcome()
    completionWithItemsHandler?(ended.type, ended.completed, ended.items, ended.error)
    completionHandler?(ended.type, ended.completed)
  }

  /// The services of the app that can do something with the items.
  package final var offeredActivities: [UIActivity] {
    applicationActivities.filter { activity in
      if let type = activity.activityType, excludedActivityTypes?.contains(type) ?? false {
        return false
      }
      return activity.canPerform(withActivityItems: activityItems)
    }
  }

  /// Touches a service that the system offers: it does its work and the sheet goes.
  ///
  /// - Returns: Whether the sheet can be answered now and offers the service.
  @discardableResult
  package final func choose(_ type: UIActivity.ActivityType, items: [Any]? = nil) -> Bool {
    guard isAnswerable, !(excludedActivityTypes?.contains(type) ?? false) else { return false }
    if type == .copyToPasteboard { copyItems() }
    end(Outcome(type: type, completed: true, items: items))
    return true
  }

  /// Touches a service of the app: it does its work, and the sheet goes when it says that it has finished.
  ///
  /// - Returns: Whether the sheet can be answered now and offers the service.
  @discardableResult
  package final func choose(_ activity: UIActivity) -> Bool {
    guard isAnswerable, offeredActivities.contains(where: { $0 === activity }) else { return false }
    activity.finish = { [weak self, weak activity] completed in
      activity?.finish = nil
      self?.end(Outcome(type: activity?.activityType, completed: completed))
    }
    activity.prepare(withActivityItems: activityItems)
    if let screen = activity.activityViewController {
      present(screen, animated: true)
    } else {
      activity.perform()
    }
    return true
  }

  /// Touches the close button.
  ///
  /// - Returns: Whether the sheet can be answered now.
  @discardableResult
  package final func cancel() -> Bool {
    guard isAnswerable else { return false }
    end(Outcome())
    return true
  }

  private final func copyItems() {
    guard let item = activityItems.first else { return }
    if let text = (item as? URL)?.absoluteString ?? item as? String {
      UIPasteboard.general.copy(text: text)
    }
  }

  private final var isAnswerable: Bool {
    guard let presenter else { return false }
    return presented == nil && appearance == .appeared && !presenter.isPresentationOpen
  }

  private final func end(_ outcome: Outcome) {
    self.outcome = outcome
    presenter?.dismiss(animated: true)
  }
}

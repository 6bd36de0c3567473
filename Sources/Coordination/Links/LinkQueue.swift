public import UIKit

/// The links of one window: read, kept until the app is ready, and carried out one after the other.
///
/// A link waits until ``becomeReady()``, until those before it have ended, and until no modal holds links
/// (``LinkObstacle``). Then the visible screen is asked whether it shows the place already or can
/// (``LinkDestination``); if not, modals are dismissed, and the steps of its way are given to ``follower`` and to those
/// it leads to, each after the one before it has settled. A step that fails ends the link.
///
/// Each link has a result, and one that is dropped is an entry of the log: `ignored: link clip://clip/3, …`.
@MainActor
public final class LinkQueue<Route: Hashable & Sendable> {
  /// The links of the app.
  public let table: LinkTable<Route>
  /// Who is given the first step of each link; not owned.
  public weak var follower: (any LinkFollowing<Route>)?
  /// Why links wait or are dropped; nil if they are carried out.
  public private(set) var obstruction: String? = "the app is not ready"

  /// What becomes of links that come while the app is not ready.
  let keeping: LinkKeeping
  /// Owned by the queue.
  private let way: @MainActor (Route) -> LinkWay<Route>
  /// Owned by the queue; knows the window or a router of it, and owns neither.
  private let findWindow: @MainActor () -> UIWindow?
  /// Nil until a link comes, since even an empty list has its type searched for.
  @exclusivity(unchecked)
  private var line: [LinkRequest<Route>]?
  @exclusivity(unchecked)
  private var run: LinkRun<Route>?
  /// The modal that holds the first link of the line.
  private weak var holdingModal: UIViewController?
  /// Whether the next link is being looked for, further up in the calls.
  @exclusivity(unchecked)
  private var isGoingOn = false
  /// How often the pasteboard had changed when it was last looked at.
  var pasteboardCount: Int?

  /// Creates the queue of a window; it is not ready yet.
  ///
  /// - Parameters:
  ///   - table: The links of the app; what is wrong with it is an entry of the log.
  ///   - window: Not owned.
  ///   - keeping: What becomes of links that come while the app is not ready.
  ///   - way: The steps that lead to a place; one step by default. Owned by the queue.
  public convenience init(
    table: LinkTable<Route>, window: UIWindow, keeping: LinkKeeping = .all,
    way: @escaping @MainActor (Route) -> LinkWay<Route> = { LinkWay([$0]) }
  ) {
    // No weak reference, which would slow the window down.
    let place = Faint(window)
    self.init(table: table, keeping: keeping, way: way) { place.object }
  }

  /// Creates the queue of the window in which a router's stack stands; it is not ready yet.
  ///
  /// - Parameters:
  ///   - table: The links of the app; what is wrong with it is an entry of the log.
  ///   - router: A router of the window; not owned, but its stack has to be there when a link comes.
  ///   - keeping: What becomes of links that come while the app is not ready.
  ///   - way: The steps that lead to a place; one step by default. Owned by the queue.
  public convenience init(
    table: LinkTable<Route>, router: any RouterProtocol, keeping: LinkKeeping = .all,
    way: @escaping @MainActor (Route) -> LinkWay<Route> = { LinkWay([$0]) }
  ) {
    guard let known = router as? Router else {
      self.init(table: table, keeping: keeping, way: way) { [weak router] in
        router?.navigationController.flatMap(Engine.window(of:))
      }
      return
    }
    // Not a weak reference for the usual one, which it would slow down.
    let place = Faint(known)
    self.init(table: table, keeping: keeping, way: way) {
      place.object?.navigationController.flatMap(Engine.window(of:))
    }
  }

  private init(
    table: LinkTable<Route>, keeping: LinkKeeping,
    way: @escaping @MainActor (Route) -> LinkWay<Route>,
    findWindow: @escaping @MainActor () -> UIWindow?
  ) {
    self.table = table
    self.keeping = keeping
    self.way = way
    self.findWindow = findWindow
    for problem in table.problems { Engine.note("ignored: link pattern, \(problem)") }
  }

  deinit {
    if line != nil { Self.fail(run, line) }
  }

  /// Tells whoever was promised a result that the queue is gone.
  @inline(never)
  private nonisolated static func fail(
    _ run: LinkRun<Route>?, _ line: [LinkRequest<Route>]?
  ) {
    let promised = ([run?.request] + (line ?? [])).compactMap { $0?.pending }
    if promised.isEmpty { return }
    let complete: @MainActor @Sendable () -> Void = {
      for pending in promised { pending.complete(.failure(.detached)) }
    }
    // An app may let go of the queue from anywhere; its results belong to the main thread.
    if Thread.isMainThread {
      MainActor.assumeIsolated(complete)
    } else {
      Task(operation: complete)
    }
  }

  /// The window; nil once it is gone.
  var window: UIWindow? { findWindow() }

  /// The links that wait, the next one first; nobody looks at them before one has come.
  private var requests: [LinkRequest<Route>] { line ?? [] }

  /// Whether a link is the one that is being carried out.
  func isUnderWay(_ run: LinkRun<Route>) -> Bool { self.run === run }

  /// The links that wait, the next one first.
  public var waiting: [String] { requests.map(\.name) }

  /// The link that is being carried out.
  public var running: String? { run?.request.name }

  // MARK: Links

  /// Leads to a place, now or when its turn has come.
  @discardableResult
  public func open(_ route: Route) -> LinkTransition {
    open([route], named: table.text(for: route) ?? "\(route)")
  }

  /// Leads to where a URL says, now or when its turn has come.
  @discardableResult
  public func open(_ url: URL) -> LinkTransition {
    do {
      return open([try table.route(from: url)], named: url.absoluteString)
    } catch {
      Engine.note("ignored: link, \(error)")
      return .failed(.unreadable(error))
    }
  }

  /// Leads to several places, each without taking away what the one before it has shown.
  func open(_ routes: [Route], named name: String) -> LinkTransition {
    let request = LinkRequest(routes: routes, name: name)
    let link = LinkTransition(pending: request.pending)
    // The app has only to be there, and is: that has nothing to wait for, and puts no other link aside.
    if plan(request).steps.isEmpty {
      request.pending.complete(.success(.unchanged))
      return link
    }
    if line == nil { line = [request] } else { line?.append(request) }
    if let obstruction { keepOrDrop(because: obstruction) }
    goOn()
    return link
  }

  // MARK: Readiness

  /// Carries out what waits, and from now on what comes.
  public func becomeReady() {
    obstruction = nil
    goOn()
  }

  /// Carries out no link until ``becomeReady()``: the rest of the one that is under way is dropped.
  ///
  /// A link whose last step has been taken has no rest: it ends as that step does.
  ///
  /// - Parameter reason: In words such as `nobody is logged in`.
  public func hold(because reason: String) {
    obstruction = reason
    if let run, !run.isLastStepTaken { end(run, .failure(.interrupted(run.step, reason))) }
    keepOrDrop(because: reason)
  }

  /// Lets go of the links that wait.
  ///
  /// - Parameter reason: In words such as `another user has logged in`.
  public func dropWaiting(because reason: String) {
    drop(requests.count, .dropped(reason))
  }

  /// Looks again whether a modal that holds links still does.
  public func reconsider() {
    holdingModal = nil
    goOn()
  }

  private func keepOrDrop(because reason: String) {
    switch keeping {
    case .all: break
    case .newest:
      if let newest = requests.last { drop(requests.count - 1, .replaced(by: newest.name)) }
    case .none: drop(requests.count, .notReady(reason))
    }
  }

  private func drop(_ count: Int, _ failure: LinkFailure) {
    guard count > 0 else { return }
    let dropped = requests.prefix(count)
    line?.removeFirst(count)
    for request in dropped { complete(request, .failure(failure)) }
  }

  private func complete(_ request: LinkRequest<Route>, _ result: LinkTransition.Completion) {
    if case .failure(let failure) = result {
      Engine.note("ignored: link \(request.name), \(failure)")
    }
    request.pending.complete(result)
  }

  // MARK: One after the other

  /// Begins with the next link, if nothing is in its way.
  private func goOn() {
    // A link that is carried out at once comes back here: a long line is a loop, not a recursion.
    if !isGoingOn, line != nil { goOnWithLine() }
  }

  // A function of its own, since one that touches links searches for their type before it does anything.
  @inline(never)
  private func goOnWithLine() {
    isGoingOn = true
    defer { isGoingOn = false }
    while obstruction == nil, run == nil, requests.count > 0 {
      if let holdingModal, Engine.isInTree(holdingModal) { return }
      holdingModal = nil
      guard let request = line?.removeFirst() else { return }
      let next = LinkRun(request, in: window)
      run = next
      inTurn(next) { [self] in begin(next) }
    }
  }

  /// Does something when the window is free, unless the link has ended by then.
  func inTurn(_ run: LinkRun<Route>, _ body: @escaping @MainActor () -> Void) {
    guard let router = run.router else { return detach(run) }
    let turn = router.inTurn(of: router.window) { [weak self] in
      if self?.run === run { body() }
      return Transition(.done(.success(.unchanged)))
    }
    turn.whenComplete { [weak self] result in
      // The app has ended before the turn came.
      if case .failure = result { self?.detach(run) }
    }
  }

  /// Ends a link that has no window any more, and all that wait.
  private func detach(_ run: LinkRun<Route>) {
    drop(requests.count, .detached)
    end(run, .failure(.detached))
  }

  /// Ends a link, once, and goes on with the next.
  func end(_ run: LinkRun<Route>, _ result: LinkTransition.Completion) {
    guard self.run === run else { return }
    self.run = nil
    complete(run.request, result)
    goOn()
  }

  /// Puts a link back to the head of the line until a modal has left.
  func wait(_ run: LinkRun<Route>, for modal: UIViewController) {
    line?.insert(run.request, at: 0)
    self.run = nil
    holdingModal = modal
    run.router?.notify(whenLeft: modal) { [weak self, weak modal] in
      if self?.holdingModal === modal { self?.holdingModal = nil }
      self?.goOn()
    }
  }

  /// The steps of all places of a link, and what becomes of the modals before the first.
  func plan(_ request: LinkRequest<Route>) -> (steps: [LinkStep<Route>], clearing: LinkClearing) {
    var steps: [LinkStep<Route>] = []
    var clearing = LinkClearing.nothing
    for (index, route) in request.routes.enumerated() {
      let way = way(route)
      if index == 0 { clearing = way.clearing }
      for (number, step) in way.steps.enumerated() {
        steps.append(LinkStep(route: step, beginsAnew: number == 0))
      }
    }
    return (steps, clearing)
  }
}

/// What becomes of links that come while the app is not ready.
public enum LinkKeeping: Hashable, Sendable {
  /// All are carried out later, in their order.
  case all
  /// The last one is carried out later, the others are dropped.
  case newest
  /// They are dropped.
  case none
}

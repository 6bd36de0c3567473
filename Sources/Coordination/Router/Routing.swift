import UIKit

/// What every router is made of: the closures it keeps, and turns in a window's line.
@MainActor
protocol Routing: DepartureSink {
  /// What to call when a screen has left.
  var closures: RemovalClosures { get }
}

extension Routing {
  /// Keeps a closure for a screen.
  @inline(__always)
  func register(
    _ handler: RemovalHandler?, for screen: UIViewController, ownedBy owner: BaseCoordinator?,
    at site: CallSite
  ) {
    if let owner { return registerOwned(handler, for: screen, by: owner, at: site) }
    guard let handler else { return }
    closures.add(handler, for: Engine.id(of: screen), at: site)
    screen.reportDeparture(to: self)
  }

  /// Forgets the closure of a screen that did not get in after all.
  func unregister(_ screen: UIViewController) {
    if PlantedRouterFault.closureOfRefused.isPlanted { return }
    if closures.take(Engine.id(of: screen)) != nil { screen.reportDeparture(to: nil) }
  }

  /// Takes the closure of a screen out, then calls it.
  @inline(__always)
  func screenDidLeave(_ id: ScreenID, reason: RemovalReason) {
    if let call = closures.take(id), !PlantedRouterFault.closureUnheard.isPlanted { call(reason) }
  }

  /// Calls the closure of a screen whose stack has died; what is left of an ended run has nothing to say.
  func screenDidDie(_ id: ScreenID) {
    guard let call = closures.take(id), closures.run == Engine.run else { return }
    call(.tornDown)
  }

  /// Carries a call out now, or when the window is free.
  func inTurn(of window: UIWindow?, _ run: @escaping @MainActor () -> Transition) -> Transition {
    TransitionQueue.inTurn(of: window, run)
  }

  /// Presents a screen from another, which presents nothing yet.
  func present(
    _ screen: UIViewController, from presenter: UIViewController, animated: Bool,
    owner: BaseCoordinator?, at site: CallSite, onRemoval: RemovalHandler?
  ) -> Transition {
    guard Engine.isOnScreen(presenter) else {
      return .failed(.notInWindow(Engine.name(of: presenter)))
    }
    register(onRemoval, for: screen, ownedBy: owner, at: site)
    Engine.hold()
    defer { Engine.release() }
    presenter.present(screen, animated: animated)
    let outcome = TransitionOutcome(added: 1, removed: 0)
    if Engine.isPresented(screen, by: presenter) {
      return ended(outcome, presenter: presenter, animated: animated)
    }
    guard let real = Engine.presenter(of: screen) else {
      unregister(screen)
      return .failed(.notInWindow(Engine.name(of: presenter)))
    }
    return ended(outcome, presenter: real, animated: animated)
  }

  /// Dismisses everything that this controller presents.
  ///
  /// - Parameter isAnswered: Whether those that leave have been asked already.
  func dismiss(
    from presenter: UIViewController, animated: Bool, isAnswered: Bool = false
  ) -> Transition {
    if Leaving.isGuarded, !isAnswered, let error = vetoOfDismissal(from: presenter, animated) {
      return .failed(error)
    }
    let isSingle =
      PlantedRouterFault.dismissalMiscounts.isPlanted || Engine.isUsualPresenter(presenter)
    let removed = isSingle ? 1 : ModalChain.count(above: presenter)
    let lowest = Engine.numberOfPresented(by: presenter)
    Engine.hold()
    defer { Engine.release() }
    presenter.dismiss(animated: animated)
    // A class of the app's own may do nothing.
    if !Engine.isOpen(presenter: presenter), Engine.numberOfPresented(by: presenter) == lowest {
      return Transition(.done(.success(.unchanged)))
    }
    return ended(
      TransitionOutcome(added: 0, removed: removed), presenter: presenter, animated: animated)
  }

  /// Dismisses the modals above a controller without animation, then goes on before all that waits.
  ///
  /// - Parameter next: Told how many have been dismissed.
  func dismissModals(
    above controller: UIViewController, in window: UIWindow,
    then next: @escaping @MainActor (_ dismissed: Int) -> Transition
  ) -> Transition {
    let modals = Set(ModalChain.above(controller).map(Engine.id))
    guard !modals.isEmpty else { return next(0) }
    let pending = PendingTransition()
    controller.dismiss(animated: false)
    Engine.queue(of: window).enqueueNext(pending) { [weak controller] in
      let left = controller.map(ModalChain.above)?.filter { modals.contains(Engine.id(of: $0)) }
      return next(modals.count - (left?.count ?? 0))
    }
    return Transition(.pending(pending))
  }

  /// The result of a change of modals: known now, or when the window is free again.
  private func ended(
    _ outcome: TransitionOutcome, presenter: UIViewController, animated: Bool
  ) -> Transition {
    guard Engine.isOpen(presenter: presenter), let queue = Engine.queue(around: presenter)
    else { return Transition(.done(.success(outcome))) }
    return queue.follow(
      outcome, coordinator: animated ? presenter.transitionCoordinator : nil, by: presenter)
  }
}

extension Transition {
  /// A call that was refused.
  ///
  /// - Parameter function: What was called, for the log: a router that has outlived its stack is a mistake of whoever
  ///   keeps it.
  static func failed(_ error: RouterError, function: StaticString = #function) -> Transition {
    if error == .routerDetached || error == .windowDetached {
      Engine.note("ignored: \(operation(function)), \(error)")
    }
    Grounds.note(refusal: error)
    return Transition(.done(.failure(error)))
  }

  /// The name of an operation in words: "pop to root" for "popToRootNow(_:_:)".
  private static func operation(_ function: StaticString) -> String {
    var words = ""
    for letter in "\(function)".prefix(while: { $0 != "(" }) {
      words += letter.isUppercase ? " \(letter.lowercased())" : String(letter)
    }
    return words.hasSuffix(" now") ? String(words.dropLast(4)) : words
  }
}

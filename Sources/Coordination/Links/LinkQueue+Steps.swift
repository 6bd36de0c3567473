import UIKit

// What becomes of a link when its turn has come.
extension LinkQueue {
  func begin(_ run: LinkRun<Route>) {
    guard let window = run.router?.window, let follower else {
      return end(run, .failure(.detached))
    }
    if isTaken(run, in: window) { return end(run, .success(run.outcome)) }
    let (steps, clearing) = plan(run.request)
    let modals = LinkModals(in: window)
    if clearing != .nothing, let (modal, policy) = modals.obstacle {
      switch policy {
      case .holdsLinks: return wait(run, for: modal)
      case .dropsLinks: return end(run, .failure(.blocked(by: Engine.name(of: modal))))
      case .givesWay: break
      }
    }
    run.steps = steps
    run.follower = follower
    if clearing == .modals, !modals.modals.isEmpty {
      clear(run)
    } else {
      takeStep(run)
    }
  }

  /// Dismisses the modals, then asks what they have uncovered.
  private func clear(_ run: LinkRun<Route>) {
    run.router?.dismissAll(animated: false).whenComplete { [weak self] result in
      guard let self else { return }
      switch result {
      case .success(let outcome):
        run.add(outcome)
      case .failure(.nothingToDismiss):
        break
      case .failure(let error):
        return end(run, .failure(.notCleared(error)))
      }
      inTurn(run) { [self] in
        if let window = run.router?.window, isTaken(run, in: window) {
          end(run, .success(run.outcome))
        } else {
          takeStep(run)
        }
      }
    }
  }

  private func takeStep(_ run: LinkRun<Route>) {
    guard run.index < run.steps.count, let name = run.step else {
      return end(run, .success(run.outcome))
    }
    let step = run.steps[run.index]
    let found = step.beginsAnew ? follower : run.follower
    guard let found, (found as? BaseCoordinator)?.isFinished != true else {
      return end(run, .failure(.followerGone(name)))
    }
    var asked: [String] = []
    var next: (any LinkFollowing<Route>)? = found
    while let current = next {
      let progress = Grounds.asking(current, about: name.name) { current.follow(step.route) }
      guard case .notMine = progress else { return handle(progress, of: current, run) }
      asked.append("\(type(of: current))")
      next = owner(of: current)
    }
    end(run, .failure(.unclaimed(name, asked: asked)))
  }

  /// The nearest coordinator that owns a follower and follows links itself.
  private func owner(of follower: any LinkFollowing<Route>) -> (any LinkFollowing<Route>)? {
    var next = (follower as? any Coordinator).flatMap(Engine.state.parent(of:))
    while let coordinator = next {
      if let owner = coordinator as? any LinkFollowing<Route> { return owner }
      next = Engine.state.parent(of: coordinator)
    }
    return nil
  }

  private func handle(
    _ progress: LinkProgress<Route>, of follower: any LinkFollowing<Route>, _ run: LinkRun<Route>
  ) {
    guard let step = run.step else { return }
    switch progress {
    case .moves(let transition, let next):
      run.follower = next ?? follower
      run.noteTaken()
      transition.whenComplete { [weak self] result in
        switch result {
        case .success(let outcome):
          run.add(outcome)
          self?.takeNextStep(run)
        case .failure(let error):
          self?.end(run, .failure(.step(step, error)))
        }
      }
    case .done(let next):
      run.follower = next ?? follower
      run.noteTaken()
      takeNextStep(run)
    case .later(let begin):
      var isTold = false
      let index = run.index
      begin { [weak self, weak follower] progress in
        // Told twice, or after the link has ended: there is nothing to go on with.
        guard !isTold, run.index == index, let self, isUnderWay(run) else { return }
        isTold = true
        guard let follower else { return end(run, .failure(.followerGone(step))) }
        handle(progress, of: follower, run)
      }
    case .refused(let reason):
      end(run, .failure(.refused(step, reason)))
    case .notMine:
      // Too late to ask others: it was taken before.
      end(run, .failure(.unclaimed(step, asked: ["\(type(of: follower))"])))
    }
  }

  private func takeNextStep(_ run: LinkRun<Route>) {
    guard isUnderWay(run) else { return }
    run.index += 1
    inTurn(run) { [self] in takeStep(run) }
  }

  /// Whether the visible screen, or a coordinator, shows the place already or does now.
  private func isTaken(_ run: LinkRun<Route>, in window: UIWindow) -> Bool {
    guard run.request.routes.count == 1, let route = run.request.routes.first else { return false }
    var destinations: [AnyObject] = []
    if let visible = LinkPlaces.visible(in: window) { destinations.append(visible) }
    if let root = follower as? any Coordinator {
      destinations += LinkPlaces.coordinators(below: root)
    }
    return destinations.contains { ($0 as? any LinkDestination)?.takes(route) == true }
  }
}

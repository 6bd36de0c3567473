extension AirPort {
  /// A coordinator that is over when its first screen has left, and says so by ``isCompleted``.
  ///
  /// The parent adds it, sets `isCompleted` to remove it, and starts it; the child shows its screen with `isCompleted`
  /// as the closure. So it lives exactly as long as that screen is in the tree.
  @MainActor
  open class BaseCoordinator: Coordination.BaseCoordinator {
    private let completion = Completion()

    /// What to do when the journey is over. Owned by this coordinator, set by its parent.
    ///
    /// What is read here is never nil: it is a closure that looks up, when it runs, what is set then. So a parent may
    /// set it after the start, and a new value replaces the old one, also where the old one is with a router already.
    public final var isCompleted: NavigationBackClosure? {
      get { completion.lookUp() }
      set { completion.closure = newValue }
    }

    /// Takes a coordinator as a child; one that is a child already is left as it is.
    ///
    /// - Returns: Nil, or why it was refused; a refusal changes nothing and is an entry of the log.
    @discardableResult
    public final func add(coordinator: any Coordinator) -> CoordinatorError? {
      addDependency(coordinator)
    }

    /// Lets a child go; nothing happens if it is none.
    public final func remove(coordinator: (any Coordinator)?) {
      removeDependency(coordinator)
    }

    /// Ends the journey, by ``isCompleted``, if the transition that was to show its first screen is refused.
    ///
    /// Without this a child would stay with its parent for ever: the closure of a refused call never runs.
    public final func complete(ifRefused transition: Transition) {
      let end = completion.lookUp()
      transition.whenComplete { result in
        if case .failure = result { end() }
      }
    }
  }
}

/// What a coordinator's end means, looked up when it comes.
///
/// It is an object of its own so that routers keep this and no coordinator alive.
@MainActor
private final class Completion {
  /// Owned by this; captures whatever the parent wants.
  var closure: NavigationBackClosure?
  private var isRunning = false

  /// A closure that runs what is set when it runs.
  func lookUp() -> NavigationBackClosure {
    let whenRead = closure
    return { [self] in
      // Called from inside the one that is set now: by code that wraps what it had read before, and means that.
      if isRunning {
        whenRead?()
        return
      }
      isRunning = true
      defer { isRunning = false }
      closure?()
    }
  }
}

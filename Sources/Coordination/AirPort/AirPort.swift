/// The AirPort router's words: a router over drawables whose closures say when a screen has left, and coordinators
/// that are over then.
///
/// They stand in a name space of their own because ``Router``, ``RouterProtocol`` and ``BaseCoordinator`` mean
/// something else without it; an app that uses nothing else may say `typealias Router = AirPort.Router`.
public enum AirPort {}

/// What to do when a screen has left by whatever way: back, a gesture, a pop, a dismissal, or with what it stood in.
public typealias NavigationBackClosure = @MainActor () -> Void

import Coordination
import Foundation
import UIKit

extension Simulator {
  /// Looks for everything that holds the targets.
  ///
  /// Coordinators come first and screens of the tree next, so that a way is told from them; then what is left of the
  /// app, UIKit, and at last what should be gone.
  func walk(to targets: [ReferenceWalk.Target]) -> ReferenceWalk {
    let reader = ReferenceReader()
    reader.nameOfScreen = { [seen] in seen.label(of: $0) ?? "a screen that was never shown" }
    reader.now = runtime.loop.now
    let screens = controllersInUse.map {
      (object: $0, name: seen.label(of: $0.id.rawValue) ?? "a screen")
    }
    let coordinators = Engine.state.liveCoordinators.map {
      (object: $0 as AnyObject, name: CoordinationState.name(of: $0))
    }
    let watched = (environment?.trackedObjects ?? []).map { (object: $0.object, name: $0.name) }
    var walk = ReferenceWalk(
      targets: targets,
      names: coordinators + screens.map { (object: $0.object as AnyObject, name: $0.name) }
        + watched,
      reader: reader, limits: auditLimits)
    for (coordinator, path) in coordinatorPaths { walk.begin(at: coordinator, path: path) }
    for (screen, name) in screens { walk.begin(at: screen, path: name) }
    if let app { walk.begin(at: app, path: TypeNames.cachedName(of: type(of: app))) }
    if let window { walk.begin(at: window, path: "window") }
    walk.begin(at: runtime.loop, path: "pending work")
    if let environment {
      walk.begin(at: environment.services, path: "services")
      walk.begin(at: environment, path: "environment")
    }
    walk.begin(at: runtime.application, path: "UIApplication.shared")
    walk.begin(at: runtime, path: "UIKit")
    walk.begin(at: runtime.associations, path: "associated objects")
    walk.run()
    // A router that nothing of this leads to.
    for closures in Engine.state.liveRouters { walk.begin(at: closures, path: "a router.closures") }
    walk.run()
    walk.beginAtLeftOver()
    walk.run()
    return walk
  }

  /// The coordinators that may be alive, parents first, each with the way to it from the one that nobody owns.
  private var coordinatorPaths: [(coordinator: AnyObject, path: String)] {
    let leftBehind = Engine.state.leftBehind
    var paths: [(AnyObject, String)] = []
    var work = Engine.state.roots.reversed().compactMap { root in
      leftBehind.contains { $0 === root }
        ? nil : (coordinator: root, path: CoordinationState.name(of: root))
    }
    while let (coordinator, path) = work.popLast() {
      paths.append((coordinator, path))
      for child in coordinator.childCoordinators.reversed() {
        work.append((child, "\(path).childCoordinators[\(CoordinationState.name(of: child))]"))
      }
    }
    return paths
  }

  /// Everything in the tree, and what a transition that is under way takes away: that is no leak yet.
  var controllersInUse: [UIViewController] {
    let tree = treeControllers
    var ids = Set(tree.map(\.id))
    let leaving = tree.compactMap { $0 as? UINavigationController }.flatMap(\.membersInTransition)
    return tree + leaving.filter { ids.insert($0.id).inserted }
  }
}

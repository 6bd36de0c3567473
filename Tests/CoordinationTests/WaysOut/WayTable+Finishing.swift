import Coordination
import UIKit

// Screens that leave because their coordinator ends.
extension Way {
  @MainActor static let finishedWays: [Way] = [
    everywhere("finished", .leave([.finished, .finished])) { $0.owner.finish(animated: $1) },
    everywhere("finished_withTheParent", .leave([.finished, .finished])) { stage, animated in
      let parent = BaseCoordinator()
      parent.addDependency(stage.owner)
      parent.finish(animated: animated)
    },
    everywhere("finished_removed", .leave([.finished, .finished])) { stage, animated in
      let parent = BaseCoordinator()
      parent.addDependency(stage.owner)
      parent.remove(stage.owner, animated: animated)
    },
    everywhere("finished_belowAnotherScreen", .leave([.finished, .finished])) { stage, animated in
      stage.cover()
      stage.owner.finish(animated: animated)
    },
    everywhere("finished_duringATransition", .leave([.finished, .finished])) { stage, animated in
      stage.baseRouter.present(Screen("Cover"))
      stage.owner.finish(animated: animated)
    },
    onStack(
      "finished_fromTheMiddle", .leave([.finished, .finished]), modal: "a modal lies on, not below"
    ) { stage, animated in
      stage.router.push(Screen("Top"), animated: false)
      stage.owner.finish(animated: animated)
    },
    everywhere("finished_keepingScreens", pace: atOnce, .stay) { stage, _ in
      stage.owner.finish(keepingScreens: true)
    },
  ]
}

/// Why there is nowhere to go in time.
package enum TravelRefusal: Error, Hashable, Sendable {
  case nothingToUndo
  case tooFewToUndo(Int)
  case nothingToRedo
  case tooFewToRedo(Int)
  case nothingToRepeat
  case nothingToRestore
  case noStep
  /// The place of a mark is none of those behind which the app is.
  case markNotPassed(String, Int)

  /// The refusal in words, without the leading `refused: `.
  package var message: String {
    switch self {
    case .nothingToUndo: "nothing to undo"
    case .tooFewToUndo(let count): "only \(RunTally.words(count, "step")) can be undone"
    case .nothingToRedo: "nothing to redo"
    case .tooFewToRedo(let count): "only \(RunTally.words(count, "step")) can be redone"
    case .nothingToRepeat: "nothing to do again: no step was done"
    case .nothingToRestore:
      "nothing to restore: no goto, restore, reset or play --fresh was done"
    case .noStep: "no step was done"
    case .markNotPassed(let name, let step):
      "the mark \"\(name)\" is not on the way from the launch to step \(step)"
    }
  }
}

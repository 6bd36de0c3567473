/// A moment at which code of an app or of a delegate runs, and a random operation may come from inside it.
enum Occasion: String, CaseIterable {
  // Of a controller.
  case load, wA, iA, dA, wD, dD, wM, dM
  // Of the controller that a stack's delegate is told about.
  case willShow, didShow
  // Of the controller a call was about.
  case completion, alongside, interaction, handler
  // Of a tab, and of a modal.
  case shouldSelect, didSelect, shouldDismiss, willDismiss, didDismiss, didAttempt
}

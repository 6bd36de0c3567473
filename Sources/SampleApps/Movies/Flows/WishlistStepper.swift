import Flows

/// What the flow's own buttons send.
final class WishlistStepper: Stepper {
  let steps = Steps()

  func openSettings() { steps.accept(SettingsStep.settingsAreRequired) }
}

import Flows

// What can happen in the app, as its flows hear of it: one enum for each part of it, so that a flow names the parts
// that are its own and leaves no step of them out.

/// The app as a whole.
enum AppStep: Step, Hashable {
  case dashboardIsRequired
  case onboardingIsRequired
  case onboardingIsComplete
  case linkIsOpened(MovieRoute)
}

/// Who one is, at the beginning and in the settings.
enum AccountStep: Step, Hashable {
  case loginIsRequired
  case userIsLoggedIn
  case apiKeyIsRequired
  case apiKeyIsFilledIn
}

/// Films and who plays in them.
enum MovieStep: Step, Hashable {
  case moviesAreRequired
  case trendingsAreRequired
  case castsAreRequired
  case movieIsPicked(id: Int)
  case castIsPicked(id: Int)
}

/// Settings, and what they are beside.
enum SettingsStep: Step, Hashable {
  case settingsAreRequired
  case settingsAreComplete
  case alert(String)
}

/// What the app is.
enum AboutStep: Step, Hashable {
  case aboutIsRequired
  case aboutIsComplete
  case unauthorized
}

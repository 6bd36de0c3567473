/// A way that leads past every screen, popup, sheet, alert and tip of the app.
enum GrandTour {
  /// Every step is possible, from the splash to the login.
  static let steps = [
    "service session holds", "app launch logged-in=unknown tooltips=new survey=yes update=notice",
    "choose \"Later\"", "expect screen is Splash", "service session replies",
    "expect screen is Popup(survey)", "tap button \"Close\"",
    // Home and what is saved.
    "tap link 1", "tap button \"Share\"", "dismiss", "tap button \"Back\"", "tap weekly 1",
    "tap button \"Back\"", "tap button \"All links\"", "tap more 1", "tap button \"Edit title\"",
    "tap item \"Close\"", "back",
    // Clips.
    "select tab clip", "tap button \"Add clip\"", "tap item \"Close\"", "tap item \"Edit\"",
    "tap rename 1", "tap item \"Close\"", "tap delete 1", "tap button \"Cancel\"", "back",
    "tap clip 3", "tap more 1", "tap button \"Change clip\"", "tap item \"Close\"", "back",
    // Saving a link.
    "select tab plus", "enter url \"https://example.org\"", "tap button \"Next\"",
    "tap item \"Close\"", "tap button \"Stop\"",
    // Search.
    "select tab search", "enter query \"swift\"",
    // Timers.
    "select tab timer", "tap button \"Add timer\"", "tap clip 1", "tap button \"Next\"",
    "enter time \"half past\"", "tap button \"Repeat\"", "tap item \"Close\"",
    "tap item \"Close\"", "tap button \"Stop\"", "tap more 1", "tap button \"Delete\"",
    "tap button \"Cancel\"", "permission alarm ask", "tap item \"Close\"",
    // The account.
    "tap item \"Settings\"", "tap button \"Withdraw\"", "tap button \"Cancel\"",
    "service sign-out fails network times=1", "tap button \"Log out\"", "tap button \"OK\"",
    "tap button \"Log out\"", "tap button \"OK\"", "expect screen is Login",
  ]
}

/// What the first screen shows of the account.
struct MainInfoModel: Hashable, Sendable {
  var nickname: String
  var readToastNum: Int
  var allToastNum: Int
  /// The links saved last, at most three.
  var recentLinks: [ToastListModel]
}

/// The account, as the settings know it.
struct MypageUserModel: Hashable, Sendable {
  var nickname: String
  var allReadToast: Int
}

/// By whose account one logs in.
enum LoginType: String, CaseIterable, Sendable {
  case kakao = "Kakao"
  case apple = "Apple"
}

/// One page of the introduction on the login screen.
struct OnboardingPage: Hashable, Sendable {
  var number: Int
  var title: String

  /// The pages in their order.
  static let all = [
    OnboardingPage(number: 1, title: "Save a link before you forget it"),
    OnboardingPage(number: 2, title: "Sort links into clips"),
    OnboardingPage(number: 3, title: "Read what others save this week"),
    OnboardingPage(number: 4, title: "Come back when you have time"),
  ]
}

/// The popups of the app; the raw value is the id in a screen's label.
public enum PopupKind: String, Hashable, Sendable {
  /// One has been logged out.
  case loggedOut = "logged-out"
  /// A service was not reached.
  case network
}

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
  var isAlarmOn: Bool
}

/// By whose account one logs in.
enum LoginType: String, CaseIterable, Sendable {
  case kakao = "Kakao"
  case apple = "Apple"

  /// Every type, listed once.
  static let all = allCases

  /// What the button of the type says.
  var buttonTitle: String {
    switch self {
    case .kakao: "Log in with Kakao"
    case .apple: "Log in with Apple"
    }
  }
}

/// Whether one is logged in, as far as that is known.
public enum LoginState: String, CaseIterable, Hashable, Sendable {
  /// One is not.
  case loggedOut = "no"
  /// One is.
  case loggedIn = "yes"
  /// The account's server has to be asked.
  case unknown
}

/// One page of the introduction on the login screen.
public struct OnboardingPage: Hashable, Sendable {
  /// Its place, from 1.
  public let number: Int
  let title: String

  /// The pages in their order.
  static let all = [
    OnboardingPage(number: 1, title: "Save a link before you forget it"),
    OnboardingPage(number: 2, title: "Sort links into clips"),
    OnboardingPage(number: 3, title: "Read what others save this week"),
    OnboardingPage(number: 4, title: "Come back when you have time"),
  ]
}

/// A survey that the server asks for in a popup.
struct PopupInfoModel: Hashable, Sendable {
  var id: Int
  var linkURL: String
}

/// For how long a survey stays away.
enum SurveyRest: Int, Sendable {
  case day = 1
  case week = 7
}

import Simulator

extension ClipServices {
  /// Asks whether one is logged in.
  func session(reply: @escaping ServiceReply<Bool>) {
    ask(.session, for: { _ in true }, reply: reply)
  }

  func signIn(with type: LoginType, reply: @escaping ServiceReply<Void>) {
    ask(.signIn, for: { _ in }, reply: reply)
  }

  func signOut(reply: @escaping ServiceReply<Void>) {
    ask(.signOut, for: { _ in }, reply: reply)
  }

  /// Deletes the account.
  func withdraw(reply: @escaping ServiceReply<Void>) {
    ask(.withdraw, for: { _ in }, reply: reply)
  }

  func profile(reply: @escaping ServiceReply<MypageUserModel>) {
    ask(
      .profile,
      for: {
        MypageUserModel(
          nickname: $0.data.nickname, allReadToast: $0.data.readCount,
          isAlarmOn: $0.data.isAlarmOn)
      }, reply: reply)
  }

  /// Says whether the account wants to be reminded; a part of its profile.
  func setAlarm(isOn: Bool, reply: @escaping ServiceReply<Void>) {
    change(
      .profile,
      known: {
        $0.isAlarmOn = isOn
        return true
      }, reply: reply)
  }

  func main(reply: @escaping ServiceReply<MainInfoModel>) {
    ask(
      .main,
      for: {
        MainInfoModel(
          nickname: $0.data.nickname, readToastNum: $0.data.readCount,
          allToastNum: $0.data.links.count, recentLinks: Array($0.data.links.prefix(3)))
      }, reply: reply)
  }

  func weekly(reply: @escaping ServiceReply<[WeeklyLinkModel]>) {
    ask(.weekly, for: { $0.data.weekly }, reply: reply)
  }

  func sites(reply: @escaping ServiceReply<[RecommendSiteModel]>) {
    ask(.sites, for: { $0.data.sites }, reply: reply)
  }

  /// Asks for a survey; nil if there is none, or it rests.
  func survey(reply: @escaping ServiceReply<PopupInfoModel?>) {
    ask(.survey, for: { $0.memory.survey }, reply: reply)
  }

  /// Lets the survey rest.
  func hideSurvey(for rest: SurveyRest, reply: @escaping ServiceReply<Void>) {
    ask(.survey, for: { $0.memory.hideSurvey() }, reply: reply)
  }

  /// Asks for the latest version of the app.
  func latestVersion(reply: @escaping ServiceReply<AppVersion>) {
    ask(.version, for: { $0.memory.latestVersion }, reply: reply)
  }
}

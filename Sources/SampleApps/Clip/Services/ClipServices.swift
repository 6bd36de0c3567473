public import Simulator

/// Takes a service's reply or its failure. Owned by the main loop until the reply.
typealias ServiceReply<Value> = @MainActor (Result<Value, ServiceFailure>) -> Void

/// Everything the app asks a server for; replies come through the main loop.
@MainActor
public final class ClipServices {
  /// The names by which sessions hold a service or make it fail.
  enum Name: String, CaseIterable {
    case signIn = "sign-in"
    case signOut = "sign-out"
    case profile
    case main
    case weekly
    case sites
    case clips
    case links
    case markRead = "mark-read"
  }

  private let environment: AppEnvironment
  private let store: ClipStore

  /// Creates the services of one run.
  ///
  /// - Parameter environment: Gives the seed of the data and decides how services answer.
  public init(environment: AppEnvironment) {
    self.environment = environment
    store = ClipStore(data: ClipData(seed: environment.seed))
  }

  /// Grows with every change of the data, so that a screen knows whether its own is old.
  var revision: Int { store.revision }

  func signIn(with type: LoginType, reply: @escaping ServiceReply<Void>) {
    call(.signIn, make: {}, reply: reply)
  }

  func signOut(reply: @escaping ServiceReply<Void>) {
    call(.signOut, make: {}, reply: reply)
  }

  func profile(reply: @escaping ServiceReply<MypageUserModel>) {
    call(
      .profile,
      make: { [store] in
        MypageUserModel(
          nickname: store.data.nickname, allReadToast: store.data.links.count { $0.isRead })
      }, reply: reply)
  }

  func main(reply: @escaping ServiceReply<MainInfoModel>) {
    call(
      .main,
      make: { [store] in
        MainInfoModel(
          nickname: store.data.nickname, readToastNum: store.data.links.count { $0.isRead },
          allToastNum: store.data.links.count, recentLinks: Array(store.data.links.prefix(3)))
      }, reply: reply)
  }

  func weekly(reply: @escaping ServiceReply<[WeeklyLinkModel]>) {
    call(.weekly, make: { [store] in store.data.weekly }, reply: reply)
  }

  func sites(reply: @escaping ServiceReply<[RecommendSiteModel]>) {
    call(.sites, make: { [store] in store.data.sites }, reply: reply)
  }

  func clips(reply: @escaping ServiceReply<ClipModel>) {
    call(
      .clips,
      make: { [store] in
        ClipModel(allClipToastCount: store.data.links.count, clips: store.data.clips)
      },
      reply: reply)
  }

  func links(inClip id: Int, reply: @escaping ServiceReply<DetailClipModel>) {
    call(
      .links,
      make: { [store] in
        let links = store.data.links(inClip: id)
        return DetailClipModel(allToastCount: links.count, toastList: links)
      }, reply: reply)
  }

  func markRead(link id: Int, isRead: Bool, reply: @escaping ServiceReply<Void>) {
    call(
      .markRead,
      make: { [store] in store.mark(link: id, isRead: isRead) }, reply: reply)
  }

  /// Shows a short message on whatever screen is visible then.
  func toast(_ text: String, status: ToastStatus) {
    environment.toast(text, status: status)
  }

  private func call<Value>(
    _ name: Name, make: @escaping @MainActor () -> Value, reply: @escaping ServiceReply<Value>
  ) {
    environment.services.call(name.rawValue, make: make, reply: reply)
  }
}

extension ClipServices: ClipLookup {
  func clip(id: Int) -> AllClipModel? {
    id == AllClipModel.everything.id
      ? AllClipModel.everything : store.data.clips.first { $0.id == id }
  }
}

/// One of those who play in films.
@MainActor
final class CastDetailViewModel: LoadingViewModel<CastMember> {
  let id: Int

  init(id: Int, services: any AppServicing) {
    self.id = id
    super.init(services: services)
  }

  override func ask(reply: @escaping MovieReply<CastMember>) {
    services.castMember(id: id, reply: reply)
  }
}

/// Those who play in what others see.
@MainActor
final class CastListViewModel: LoadingViewModel<[CastName]> {
  override func ask(reply: @escaping MovieReply<[CastName]>) {
    services.trendingCasts(reply: reply)
  }

  func pick(_ name: CastName) { tell(MovieStep.castIsPicked(id: name.id)) }
}

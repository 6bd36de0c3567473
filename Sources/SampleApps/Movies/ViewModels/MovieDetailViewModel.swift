/// One film.
@MainActor
final class MovieDetailViewModel: LoadingViewModel<Movie> {
  let id: Int

  init(id: Int, services: any AppServicing) {
    self.id = id
    super.init(services: services)
  }

  override func ask(reply: @escaping MovieReply<Movie>) { services.movie(id: id, reply: reply) }

  func pick(_ name: CastName) { tell(MovieStep.castIsPicked(id: name.id)) }
}

/// A list of films.
@MainActor
final class MovieListViewModel: LoadingViewModel<[Movie]> {
  /// Where the films come from.
  enum Source {
    case wishlist
    case watched
    case trending
  }

  private let source: Source

  init(_ source: Source, services: any AppServicing) {
    self.source = source
    super.init(services: services)
  }

  override func ask(reply: @escaping MovieReply<[Movie]>) {
    switch source {
    case .wishlist: services.wishlist(reply: reply)
    case .watched: services.watched(reply: reply)
    case .trending: services.trendingMovies(reply: reply)
    }
  }

  func pick(_ movie: Movie) { tell(MovieStep.movieIsPicked(id: movie.id)) }
}

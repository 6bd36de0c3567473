import Simulator

/// Which films are on which list, as the seed says; the same for the same seed.
struct MovieLists: Sendable {
  static let wishlistCount = 24
  static let watchedCount = 24
  static let trendingCount = 12

  /// What one wants to see; none of it is among ``watched``.
  let wishlist: [Movie]
  /// What one has seen.
  let watched: [Movie]
  /// What others see, of all films.
  let trending: [Movie]
  /// Who plays in what others see, each once, in the order of those films.
  let trendingCasts: [CastName]

  init(catalogue: MovieCatalogue, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let own = generator.shuffled(catalogue.movies)
    wishlist = Array(own.prefix(Self.wishlistCount))
    watched = Array(own.dropFirst(Self.wishlistCount).prefix(Self.watchedCount))
    trending = Array(generator.shuffled(catalogue.movies).prefix(Self.trendingCount))
    var seen: Set<Int> = []
    trendingCasts = trending.flatMap(\.cast).filter { seen.insert($0.id).inserted }
  }
}

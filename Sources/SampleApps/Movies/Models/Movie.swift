/// A film.
struct Movie: Hashable, Sendable {
  let id: Int
  let title: String
  let year: Int
  let director: String
  /// Some of those who play in it.
  let cast: [CastName]
}

/// Somebody who plays in films, as far as a list tells.
struct CastName: Hashable, Sendable {
  let id: Int
  let name: String
}

/// Somebody who plays in films.
struct CastMember: Hashable, Sendable {
  let id: Int
  let name: String
  /// Oldest first.
  let movies: [Movie]
}

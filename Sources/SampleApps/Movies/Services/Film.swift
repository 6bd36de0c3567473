/// A line of the catalogue.
struct Film: Sendable {
  let title: String
  let year: Int
  let director: String
  let cast: [String]

  init(_ title: String, _ year: Int, by director: String, with cast: [String]) {
    self.title = title
    self.year = year
    self.director = director
    self.cast = cast
  }
}

extension Film {
  /// All films, oldest first.
  static let all = silent + thirties + forties + fifties
}

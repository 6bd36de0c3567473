import Foundation

/// All films and all who play in them; it never changes.
///
/// A film's number is its place in the catalogue, that of somebody who plays the place of his first film, both from 1.
struct MovieCatalogue: Sendable {
  /// Oldest first.
  let movies: [Movie]
  /// In the order in which they come up.
  let casts: [CastMember]
  /// Of each film the words by which it is found.
  private let words: [[String]]

  init(films: [Film] = Film.all) {
    var numbers: [String: Int] = [:]
    var names: [CastName] = []
    var movies: [Movie] = []
    for (index, film) in films.enumerated() {
      var cast: [CastName] = []
      for name in film.cast {
        let number = numbers[name] ?? names.count + 1
        numbers[name] = number
        let castName = CastName(id: number, name: name)
        if number > names.count { names.append(castName) }
        cast.append(castName)
      }
      movies.append(
        Movie(
          id: index + 1, title: film.title, year: film.year, director: film.director, cast: cast))
    }
    var played = [[Movie]](repeating: [], count: names.count)
    for movie in movies {
      for name in movie.cast { played[name.id - 1].append(movie) }
    }
    self.movies = movies
    casts = zip(names, played).map { CastMember(id: $0.id, name: $0.name, movies: $1) }
    words = movies.map { movie in
      Self.words(of: movie.title) + movie.cast.flatMap { Self.words(of: $0.name) }
    }
  }

  /// The film with a number.
  func movie(id: Int) -> Movie? {
    movies.indices.contains(id - 1) ? movies[id - 1] : nil
  }

  /// The one with a number.
  func castMember(id: Int) -> CastMember? {
    casts.indices.contains(id - 1) ? casts[id - 1] : nil
  }

  /// Films in which each word of the text begins a word, oldest first; capitals and marks do not matter.
  ///
  /// - Complexity: O(*n*) in the words of the catalogue.
  func search(_ text: String) -> [Movie] {
    let wanted = Self.words(of: text)
    guard !wanted.isEmpty else { return [] }
    return zip(movies, words).filter { _, words in
      wanted.allSatisfy { start in words.contains { $0.hasPrefix(start) } }
    }.map(\.0)
  }

  private static func words(of text: String) -> [String] {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
      .split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}

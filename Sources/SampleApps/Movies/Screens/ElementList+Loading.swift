import Simulator

extension ElementList {
  /// Adds what is to be said as long as there is nothing to show.
  ///
  /// - Parameters:
  ///   - state: What the screen knows.
  ///   - retry: Asks again. Owned by the list.
  mutating func appendNotice<Value>(
    for state: LoadState<Value>, retry: @escaping @MainActor () -> Void
  ) {
    switch state {
    case .loaded: return
    case .loading: append(text: "Loading")
    case .failed(.unknown): append(text: "There is nothing with that number")
    case .failed(.unavailable), .failed(.wrongKey):
      append(text: "It could not be loaded")
      append(Element(kind: "button", title: "Try again", action: retry))
    }
  }

  /// Adds a line that leads nowhere.
  mutating func append(text: String) {
    append(Element(kind: "text", title: text, isEnabled: false))
  }

  /// Adds a line that leads nowhere, with the name of what it tells.
  mutating func append(detail: String, _ text: String) {
    append(Element(kind: "detail", id: detail, title: text, isEnabled: false))
  }

  /// Adds films, each made when it is looked at.
  mutating func append(
    _ movies: [Movie], isEnabled: Bool = true, pick: @escaping @MainActor (Movie) -> Void
  ) {
    appendRows("movie", count: movies.count) { index in
      let movie = movies[index]
      return Element(
        kind: "movie", id: String(movie.id), title: movie.title, value: String(movie.year),
        isEnabled: isEnabled
      ) { pick(movie) }
    }
  }

  /// Adds those who play, each made when he is looked at.
  mutating func append(_ cast: [CastName], pick: @escaping @MainActor (CastName) -> Void) {
    appendRows("cast", count: cast.count) { index in
      let name = cast[index]
      return Element(kind: "cast", id: String(name.id), title: name.name) { pick(name) }
    }
  }
}

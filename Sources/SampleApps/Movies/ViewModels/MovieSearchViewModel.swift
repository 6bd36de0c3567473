/// Searches all films while one types.
@MainActor
final class MovieSearchViewModel: LoadingViewModel<[Movie]> {
  private(set) var text = ""

  /// Whether anything is searched for.
  var isActive: Bool { text.contains { !$0.isWhitespace } }

  func search(_ text: String) {
    self.text = text
    if isActive { load() }
  }

  override func ask(reply: @escaping MovieReply<[Movie]>) {
    services.search(text, reply: reply)
  }

  func pick(_ movie: Movie) { tell(MovieStep.movieIsPicked(id: movie.id)) }
}

import Simulator

/// Catalogue and preferences as services, which sessions can hold or make fail.
@MainActor
final class MovieServices: AppServicing {
  /// The names by which sessions hold a service or make it fail.
  enum Name: String, CaseIterable {
    case apiKey = "api-key"
    case cast
    case login
    case movie
    case permission
    case search
    case trendingCasts = "trending-casts"
    case trendingMovies = "trending-movies"
    case watched
    case wishlist
  }

  /// Made once: it takes longer than a whole session.
  private static let catalogue = MovieCatalogue()

  private let environment: AppEnvironment
  private let preferences: Preferences
  private let lists: MovieLists

  init(environment: AppEnvironment) {
    self.environment = environment
    lists = MovieLists(catalogue: Self.catalogue, seed: environment.seed)
    preferences = Preferences(isOnboarded: environment.parameter("onboarded") == "yes")
  }

  // MARK: Films

  func wishlist(reply: @escaping MovieReply<[Movie]>) {
    call(.wishlist, make: { [lists] in .success(lists.wishlist) }, reply: reply)
  }

  func watched(reply: @escaping MovieReply<[Movie]>) {
    call(.watched, make: { [lists] in .success(lists.watched) }, reply: reply)
  }

  func trendingMovies(reply: @escaping MovieReply<[Movie]>) {
    call(.trendingMovies, make: { [lists] in .success(lists.trending) }, reply: reply)
  }

  func trendingCasts(reply: @escaping MovieReply<[CastName]>) {
    call(.trendingCasts, make: { [lists] in .success(lists.trendingCasts) }, reply: reply)
  }

  func search(_ text: String, reply: @escaping MovieReply<[Movie]>) {
    call(.search, make: { .success(Self.catalogue.search(text)) }, reply: reply)
  }

  func movie(id: Int, reply: @escaping MovieReply<Movie>) {
    call(.movie, make: { Self.found(Self.catalogue.movie(id: id)) }, reply: reply)
  }

  func castMember(id: Int, reply: @escaping MovieReply<CastMember>) {
    call(.cast, make: { Self.found(Self.catalogue.castMember(id: id)) }, reply: reply)
  }

  // MARK: Preferences

  var isOnboarded: Bool { preferences.isOnboarded }

  var userName: String? { preferences.userName }

  func logIn(as name: String, reply: @escaping MovieReply<Void>) {
    call(.login, make: { [preferences] in .success(preferences.logIn(as: name)) }, reply: reply)
  }

  func save(apiKey: String, reply: @escaping MovieReply<Void>) {
    call(
      .apiKey,
      make: { [preferences] in
        guard Self.isKey(apiKey) else { return .failure(.wrongKey) }
        return .success(preferences.keep(apiKey: apiKey))
      }, reply: reply)
  }

  func logOut() { preferences.logOut() }

  func mayReadAbout(reply: @escaping MovieReply<Bool>) {
    call(
      .permission, make: { [preferences] in .success(preferences.mayReadAbout()) }, reply: reply)
  }

  func observeOnboarding(for owner: AnyObject, _ body: @escaping @MainActor (Bool) -> Void) {
    preferences.observe(for: owner, body)
  }

  // MARK: Device

  func toast(_ text: String, isWarning: Bool) {
    environment.toast(text, status: isWarning ? .warning : .check)
  }

  func track(_ object: AnyObject, named name: String) {
    environment.track(object, named: name)
  }

  /// Keys have eight letters or digits.
  private static func isKey(_ text: String) -> Bool {
    text.count == 8 && text.allSatisfy { $0.isLetter || $0.isNumber }
  }

  private static func found<Value>(_ value: Value?) -> Result<Value, MovieError> {
    value.map(Result.success) ?? .failure(.unknown)
  }

  private func call<Value>(
    _ name: Name, make: @escaping @MainActor () -> Result<Value, MovieError>,
    reply: @escaping MovieReply<Value>
  ) {
    environment.services.call(name.rawValue, make: make) { answer in
      reply(answer.mapError { _ in .unavailable }.flatMap { $0 })
    }
  }
}

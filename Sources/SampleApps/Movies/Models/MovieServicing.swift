/// Takes a service's reply. Owned by whoever was asked until the reply.
typealias MovieReply<Value> = @MainActor (Result<Value, MovieError>) -> Void

/// Why a service did not do what it was asked for.
enum MovieError: Error, Hashable, Sendable {
  /// There is no film, or nobody, with that number.
  case unknown
  /// The key is none that the service gives out.
  case wrongKey
  /// The service was not reached, or refused.
  case unavailable
}

/// Where films, and those who play in them, come from.
@MainActor
protocol MoviesServicing: AnyObject {
  /// What one wants to see.
  func wishlist(reply: @escaping MovieReply<[Movie]>)
  /// What one has seen.
  func watched(reply: @escaping MovieReply<[Movie]>)
  /// What others see.
  func trendingMovies(reply: @escaping MovieReply<[Movie]>)
  /// Who plays in what others see.
  func trendingCasts(reply: @escaping MovieReply<[CastName]>)
  /// Films with words that begin so, in the title or in the name of somebody who plays in it.
  func search(_ text: String, reply: @escaping MovieReply<[Movie]>)
  /// One film.
  func movie(id: Int, reply: @escaping MovieReply<Movie>)
  /// One of those who play in films.
  func castMember(id: Int, reply: @escaping MovieReply<CastMember>)
}

/// Who one is, and what one may do.
@MainActor
protocol PreferencesServicing: AnyObject {
  /// Whether somebody is logged in and has given a key.
  var isOnboarded: Bool { get }
  /// Who is logged in; nil if nobody is.
  var userName: String? { get }

  /// Logs somebody in.
  func logIn(as name: String, reply: @escaping MovieReply<Void>)
  /// Keeps a key; with it the onboarding is complete.
  func save(apiKey: String, reply: @escaping MovieReply<Void>)
  /// Forgets user and key.
  func logOut()
  /// Whether one may read about the app this time.
  func mayReadAbout(reply: @escaping MovieReply<Bool>)
  /// Tells whether the onboarding is complete, now and whenever that changes.
  ///
  /// - Parameters:
  ///   - owner: Not owned; the closure goes with it.
  ///   - body: Owned by the service.
  func observeOnboarding(for owner: AnyObject, _ body: @escaping @MainActor (Bool) -> Void)
}

/// What the app needs of the device it runs on.
@MainActor
protocol MovieDevice: AnyObject {
  /// Shows a short message.
  func toast(_ text: String, isWarning: Bool)
  /// Watches an object that should die with its screen.
  func track(_ object: AnyObject, named name: String)
}

/// All that flows and view models ask for.
typealias AppServicing = MoviesServicing & PreferencesServicing & MovieDevice

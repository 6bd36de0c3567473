/// What an app has done outside of itself, and what it was answered.
///
/// A simulator that plays steps again, as `undo` does, neither repeats nor counts any of it: what was sent was sent.
@MainActor
public final class OutsideWorld {
  /// What came back from outside, in the order in which it came.
  package struct Replies {
    fileprivate var values: [any Sendable] = []

    package init() {}
  }

  /// How often a service was asked.
  @exclusivity(unchecked)
  public private(set) var requests = 0
  /// How many URLs were handed to the system.
  public private(set) var openedURLs = 0
  /// How often the app has put something on the pasteboard.
  public private(set) var pasteboardWrites = 0
  /// How often each effect that the app names was carried out.
  public private(set) var effects: [String: Int] = [:]

  /// Whether what happens has happened before.
  @exclusivity(unchecked)
  package var isMuted = false
  /// What came back so far, and beyond that what came back in steps that were undone.
  package var replies = Replies()
  private var position = 0

  package init() {}

  /// Begins anew with a fresh app.
  ///
  /// - Parameter isRepeated: Whether it does what was done before.
  func rewind(isRepeated: Bool) {
    position = 0
    isMuted = isRepeated
    if !isRepeated { replies = Replies() }
  }

  func noteRequest() { if !isMuted { requests += 1 } }

  func noteOpenedURL() { if !isMuted { openedURLs += 1 } }

  func notePasteboardWrite() { if !isMuted { pasteboardWrites += 1 } }

  func perform(_ name: String, _ effect: () -> Void) {
    guard !isMuted else { return }
    effects[name, default: 0] += 1
    effect()
  }

  /// Asks the world, or gives the reply that it gave when the step was done first.
  func reply<Reply: Sendable>(from ask: () -> Reply) -> Reply {
    defer { position += 1 }
    if isMuted, position < replies.values.count, let reply = replies.values[position] as? Reply {
      return reply
    }
    let reply = ask()
    replies.values.removeSubrange(min(position, replies.values.count)...)
    replies.values.append(reply)
    return reply
  }
}

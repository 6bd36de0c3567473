/// What classes were found to conform to, each asked for once: a cast of an object searches anew at each call.
@MainActor
struct ClassAnswers<Answer> {
  private var last: UnsafeRawPointer?
  private var lastAnswer: Answer?
  private var known: [UnsafeRawPointer: Answer?] = [:]

  /// The class of an object as a class of a protocol; nil if it does not conform.
  ///
  /// - Parameter ask: Asks the class, the first time.
  mutating func answer(
    for type: AnyObject.Type, _ ask: @MainActor (AnyObject.Type) -> Answer?
  ) -> Answer? {
    let address = unsafeBitCast(type, to: UnsafeRawPointer.self)
    // One class is asked about again and again.
    if address == last { return lastAnswer }
    let found = known[address] ?? ask(type)
    known[address] = .some(found)
    last = address
    lastAnswer = found
    return found
  }
}

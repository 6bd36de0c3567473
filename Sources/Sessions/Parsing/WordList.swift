import Simulator

/// The app's words behind one reference, because every line that is read gets them.
final class WordList: Sendable {
  let words: Vocabulary

  init(_ words: Vocabulary) {
    self.words = words
  }
}

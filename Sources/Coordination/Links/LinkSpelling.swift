/// Finds the word that a misspelt one may have been meant for.
enum LinkSpelling {
  /// The nearest word; nil if none is near, or if more than four are.
  static func suggestion(for text: String?, among words: [String]) -> String? {
    guard let text, !text.isEmpty, text.utf8.count <= 64 else { return nil }
    let limit = max(1, text.count / 3)
    var near: [(word: String, distance: Int)] = []
    for word in words where word != text && !near.contains(where: { $0.word == word }) {
      let distance = distance(from: text.lowercased(), to: word.lowercased())
      if distance <= limit { near.append((word, distance)) }
    }
    guard near.count <= 4 else { return nil }
    return near.min { $0.distance < $1.distance }?.word
  }

  /// How many characters have to be put in, left out, changed or swapped with the next.
  private static func distance(from left: String, to right: String) -> Int {
    let (left, right) = (Array(left), Array(right))
    var rows = [Array(0...right.count)]
    for i in left.indices {
      var row = [i + 1]
      for j in right.indices {
        let change = rows[i][j] + (left[i] == right[j] ? 0 : 1)
        var best = min(change, rows[i][j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          best = min(best, rows[i - 1][j - 1] + 1)
        }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[left.count][right.count]
  }
}

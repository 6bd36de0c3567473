/// Draws lines for the levels of an indented list; each keeps its width.
package enum TreeDrawing {
  /// The lines with boxes instead of blanks, two columns a level.
  package static func boxed(_ lines: [String]) -> [String] {
    var result = lines
    // Whether another line of a level follows before one of a level above it.
    var follows: [Bool] = []
    for place in lines.indices.reversed() {
      let line = lines[place]
      let depth = line.prefix { $0 == " " }.count / 2
      while follows.count <= depth { follows.append(false) }
      if depth > 0 {
        let above = follows[1..<depth].map { $0 ? "\u{2502} " : "  " }.joined()
        let own = follows[depth] ? "\u{251C} " : "\u{2514} "
        result[place] = above + own + line.dropFirst(depth * 2)
      }
      follows[depth] = true
      follows.removeSubrange((depth + 1)...)
    }
    return result
  }
}

// SPDX-License-Identifier: GPL-3.0-or-later
@preconcurrency import CReadline
@preconcurrency import Glibc
public import Shell

/// Lines typed at a terminal, edited with GNU readline.
///
/// Readline's callback interface runs under our own loop, and signals are read from a descriptor: this is the only arrangement
/// in which Ctrl-C leaves nothing of the line behind and every way out leaves the terminal as it was.
/// Readline's state is the process's, so there can be one source of this kind.
@MainActor
public final class ReadlineSource: LineSource {
  /// The one source that C callbacks reach; it lives as long as the process.
  private static var current: ReadlineSource?

  private var services: PromptServices?
  private var completion: Completion?
  /// What the line handler was given; it runs inside `rl_callback_read_char`.
  private var delivered: InputEvent?
  private var isInterrupted = false
  private var length = LineLength()
  /// Whether a NUL was pasted, at which readline would end the text.
  private var hasNUL = false
  private let events = TerminalEvents()
  /// Readline's own function, by which it knows that nobody draws in its place.
  private let redisplay = rl_redisplay_function

  /// Prepares readline; standard input and output must be a terminal.
  public init() {
    adoptUTF8()
    creadline_set_name(strdup("navwright"))
    rl_catch_signals = 0
    rl_catch_sigwinch = 0
    rl_change_environment = 0
    Self.current = self
    rl_getc_function = { _ in
      MainActor.assumeIsolated { ReadlineSource.current?.readKey() ?? EOF }
    }
    prepareCompletion()
    using_history()
    stifle_history(Int32(History.capacity))
  }

  /// A person types here.
  public var isInteractive: Bool { true }
  /// A person knows what was typed.
  public var position: InputPosition? { nil }

  /// Whether Ctrl-C was pressed while a command ran.
  public var isInterruptionPending: Bool {
    events.collectSignals()
    return events.signals.contains(SIGINT)
  }

  /// Takes up a Ctrl-C that has stopped a command.
  public func takeInterruption() { events.forget(SIGINT) }

  /// Offers completion and fills the list that the arrow keys walk.
  public func attach(_ services: PromptServices) {
    self.services = services
    clear_history()
    for entry in services.history.entries { add_history(entry) }
  }

  /// Adds a line to the list that the arrow keys walk.
  public func remember(_ line: String) {
    add_history(line)
  }

  /// Forgets all lines that the arrow keys walked.
  public func forget() { clear_history() }

  /// Colours are kept out of the width.
  public var marksEscapes: Bool { true }

  /// The prompt with marks around what takes no room, as readline counts columns.
  private static func marked(_ prompt: String) -> String {
    var result = ""
    var isEscape = false
    for scalar in prompt.unicodeScalars {
      if scalar == "\u{1B}" {
        result += "\u{1}"
        isEscape = true
      }
      result.unicodeScalars.append(scalar)
      if isEscape, scalar == "m" {
        result += "\u{2}"
        isEscape = false
      }
    }
    return result
  }

  /// Shows the prompt and waits for a line or a signal.
  public func next(prompt: String) -> InputEvent {
    events.hold()
    defer { events.release() }
    delivered = nil
    length = LineLength()
    hasNUL = false
    rl_callback_handler_install(Self.marked(prompt)) { text in
      let event = ReadlineSource.event(text)
      free(text)
      MainActor.assumeIsolated {
        // Removed here already: otherwise readline would draw the next prompt before the command has run.
        rl_callback_handler_remove()
        ReadlineSource.current?.delivered = event
      }
    }
    while true {
      if let event = handleSignals() ?? refuseLongLine() ?? takeDelivered() { return event }
      if events.wait() { rl_callback_read_char() }
    }
  }

  private func takeDelivered() -> InputEvent? {
    defer { delivered = nil }
    return delivered.map(restored)
  }

  /// Text as readline had it, checked: a key of another locale may have left half a character.
  private nonisolated static func event(_ text: UnsafeMutablePointer<CChar>?) -> InputEvent {
    guard let text else { return .endOfFile }
    let count = strlen(text)
    return text.withMemoryRebound(to: UInt8.self, capacity: count) {
      InputEvent(typed: UnsafeBufferPointer(start: $0, count: count))
    }
  }
}

// MARK: - Signals

extension ReadlineSource {
  /// Reads a key for readline, which may be in the middle of a paste or of a sequence of keys.
  ///
  /// - Returns: `EOF` if Ctrl-C came instead, or the line is too long; readline then gives up what it was about.
  private func readKey() -> Int32 {
    while !isInterrupted {
      events.collectSignals()
      if events.signals.contains(SIGINT) { break }
      switch events.takeKey() {
      case .byte(let byte):
        let isEnd = length.take(byte)
        guard length.isTooLong else { return Int32(standIn(for: byte)) }
        isInterrupted = isEnd || swallowLine()
      case .gone:
        events.loseTerminal()
        isInterrupted = true
      case .none: _ = events.wait()
      }
    }
    isInterrupted = true
    rl_redisplay_function = {}  // the rest of a paste is not worth drawing
    return EOF
  }

  /// What readline is given in the place of a byte that it would take for the end of a paste.
  private func standIn(for byte: UInt8) -> UInt8 {
    guard byte == 0, length.isPasting else { return byte }
    hasNUL = true
    return Self.standInForNUL
  }

  /// A character that is refused in a line as well.
  private static let standInForNUL: UInt8 = 0x1E

  /// A line as it was pasted.
  private func restored(_ event: InputEvent) -> InputEvent {
    guard hasNUL else { return event }
    switch event {
    case .line(let text):
      let standIn = Character(Unicode.Scalar(Self.standInForNUL))
      return .line(String(text.map { $0 == standIn ? "\0" : $0 }))
    case .pasted(let lines): return .pasted(lines.map(restored))
    case .interrupted, .endOfFile, .invalid, .terminated: return event
    }
  }

  /// Takes what is left of a line that is too long, undrawn.
  ///
  /// - Returns: Whether its end has come.
  private func swallowLine() -> Bool {
    rl_redisplay_function = {}
    while case .byte(let byte) = events.takeKey() {
      if length.take(byte) { return true }
    }
    return false
  }

  private func handleSignals() -> InputEvent? {
    defer { isInterrupted = false }
    for signal in events.takeSignals() {
      switch signal {
      case SIGINT: return interrupt()
      case SIGWINCH: rl_resize_terminal()
      case SIGTSTP:
        suspend()
        // What came while it was stopped is taken in already: waiting would not see it again.
        if let event = handleSignals() { return event }
      case SIGCONT: break
      case let signal:
        events.leave()
        // What comes next at the terminal should not stand behind the prompt; at a hang-up nothing comes.
        if signal != SIGHUP { rl_crlf() }
        return close(with: .terminated(signal: signal))
      }
    }
    return nil
  }

  private func interrupt() -> InputEvent {
    let hadText = rl_end > 0
    if length.isPasting { dropPaste() }
    discardLine()
    fputs("^C", rl_outstream)
    rl_crlf()
    return close(with: .interrupted(discardedText: hadText))
  }

  /// Drops what still comes of a paste: up to its end, or until nothing comes, as its end may be among what Ctrl-C dropped.
  private func dropPaste() {
    while events.waitBriefly(), case .byte(let byte) = events.takeKey(), !length.take(byte) {}
  }

  private func refuseLongLine() -> InputEvent? {
    guard length.isTooLong else { return nil }
    discardLine()
    rl_crlf()
    rl_on_new_line()
    return close(with: .tooLongLine(bytes: length.count))
  }

  /// Drops what was typed: `rl_free_line_state` also ends a search and forgets a count.
  private func discardLine() {
    rl_callback_sigcleanup()
    rl_free_line_state()
    rl_replace_line("", 1)
    rl_redisplay_function = redisplay
  }

  private func suspend() {
    rl_cleanup_after_signal()
    guard events.stopProcess() else { return }
    rl_reset_after_signal()
    rl_forced_update_display()
  }

  /// Gives the terminal back as it was.
  private func close(with event: InputEvent) -> InputEvent {
    rl_callback_handler_remove()
    fflush(rl_outstream)
    delivered = nil
    return event
  }
}

// MARK: - Completion

extension ReadlineSource {
  /// To readline the whole line is one word: where words begin and how they are quoted is decided in `Shell`.
  private func prepareCompletion() {
    rl_completer_word_break_characters = UnsafePointer(strdup(""))
    rl_completer_quote_characters = nil
    rl_sort_completion_matches = 0
    rl_ignore_completion_duplicates = 0
    rl_variable_bind("show-all-if-unmodified", "on")
    rl_attempted_completion_function = { _, _, end in
      rl_attempted_completion_over = 1  // never file names
      rl_sort_completion_matches = 0  // readline sets it back before every completion
      let line = String(cString: rl_line_buffer)
      let matches = MainActor.assumeIsolated {
        ReadlineSource.current?.matches(line: line, cursor: Int(end)) ?? []
      }
      return ReadlineSource.array(matches)
    }
    rl_completion_display_matches_hook = { _, _, _ in
      MainActor.assumeIsolated { ReadlineSource.current?.showCandidates() }
    }
  }

  /// The line up to the cursor with the common text, then with each candidate.
  private func matches(line: String, cursor: Int) -> [String] {
    guard let found = services?.complete(line, cursor), let first = found.candidates.first
    else { return [] }
    completion = found
    let head = String(decoding: line.utf8.prefix(found.start), as: UTF8.self)
    guard found.candidates.count > 1 || found.omitted > 0 || found.isOptional else {
      rl_completion_append_character = first.isWhole ? Int32(UInt8(ascii: " ")) : 0
      return [head + first.text]
    }
    return [head + found.commonText] + found.candidates.map { head + $0.text }
  }

  private func showCandidates() {
    var rows: Int32 = 0
    var columns: Int32 = 0
    rl_get_screen_size(&rows, &columns)
    rl_crlf()
    for line in completion?.listing(columns: Int(columns)) ?? [] {
      fputs(line + "\n", rl_outstream)
    }
    rl_forced_update_display()
  }

  /// Strings as readline wants them; it frees them.
  private nonisolated static func array(
    _ strings: [String]
  ) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    guard !strings.isEmpty else { return nil }
    let size = (strings.count + 1) * MemoryLayout<UnsafeMutablePointer<CChar>?>.stride
    guard let memory = malloc(size) else { return nil }
    let array = memory.assumingMemoryBound(to: UnsafeMutablePointer<CChar>?.self)
    for (index, string) in strings.enumerated() { array[index] = strdup(string) }
    array[strings.count] = nil
    return array
  }
}

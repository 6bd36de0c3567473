import Sessions

/// The manual page, in the macros of `man`.
package enum ManualPage {
  package static let lines: [String] =
    [heading, options, subcommands, commands, exitStatus, surroundings, examples].flatMap { $0 }

  // MARK: - Sections

  private static var heading: [String] {
    let title = "navwright \(SessionVersion.program)"
    let synopsis = Subcommand.allCases.flatMap { subcommand in
      subcommand.forms.flatMap { form in
        [".br", ".B navwright \(subcommand.rawValue)"]
          + (form.isEmpty ? [] : [self.synopsis(of: form)])
      }
    }
    let head = [
      ".\\\" written by \"navwright man\"",
      ".TH NAVWRIGHT 1 \(VersionText.date) \"\(title)\" \"User Commands\"", ".SH NAME",
      "navwright \\- run the navigation of an iOS app without iOS", ".SH SYNOPSIS",
      ".B navwright", ".RI [ OPTION ]...",
    ]
    let description = [
      ".SH DESCRIPTION", "Without a subcommand: a prompt over an app, or the commands of",
      ".BR \\-c ,", ".B \\-f", "or standard input.",
      roff("TAB completes what is possible now, \"help\" lists the commands."),
      "All of it runs on Linux, where it is tried; other systems have not been tried.",
    ]
    return head + synopsis + description
  }

  private static var options: [String] { [".SH OPTIONS"] + ToolOption.facts.flatMap(item) }

  private static var subcommands: [String] {
    let sections = Subcommand.allCases.flatMap { subcommand in
      [".SS \(subcommand.rawValue)"] + wrapped(sentence(subcommand.summary))
        + subcommand.options.flatMap(item)
    }
    return [".SH SUBCOMMANDS"] + sections
  }

  private static var commands: [String] {
    let introduction = [
      ".SH COMMANDS", "At the prompt, in pipes, with", ".BR \\-c ,", ".B \\-f",
      "and in session files, those that are not marked otherwise.",
    ]
    return introduction + CommandCatalog.all.flatMap(item)
  }

  private static var exitStatus: [String] {
    [".SH \"EXIT STATUS\""] + exitCodes.flatMap { list($0.code, $0.meaning) }
  }

  private static var surroundings: [String] {
    [".SH ENVIRONMENT"] + variables.flatMap { list($0.name, $0.meaning) } + [".SH FILES"]
      + files.flatMap { list($0.name, $0.meaning) }
  }

  private static var examples: [String] {
    [
      ".SH EXAMPLES", ".EX", roff("navwright -c 'tap button \"Log in with Kakao\"' -c tree"),
      "navwright test Tests/Sessions", roff("navwright --format json < commands"), ".EE",
    ]
  }

  private static func list(_ name: String, _ meaning: String) -> [String] {
    [".TP", "\\fB\(roff(name))\\fR"] + wrapped(meaning)
  }

  // MARK: - Parts

  /// A form as it is typed; what stands for something else, in capitals, is set apart.
  private static func synopsis(of form: String) -> String {
    roff(form).replacing(/[A-Z]{2,}/) { "\\fI\($0.output)\\fR" }
  }

  private static func item(_ option: OptionFacts) -> [String] {
    let names = option.spellings.map { "\\fB\(roff($0))\\fR" }.joined(separator: ", ")
    let argument =
      switch option.operand {
      case .none: ""
      case .required(let name): " \\fI\(roff(name))\\fR"
      case .optional(let name): "[=\\fI\(roff(name))\\fR]"
      }
    return [".TP", names + argument] + wrapped(sentence(option.summary))
  }

  private static func item(_ command: CommandDescription) -> [String] {
    let aliases =
      command.aliases.isEmpty
      ? "" : " At the prompt also: \(command.aliases.joined(separator: ", "))."
    let place =
      switch command.availability {
      case .everywhere: ""
      case .filesOnly: " In session files only."
      case .promptOnly: " Not in session files."
      }
    return [".TP", ".B \(roff(command.usage))"]
      + wrapped("\(sentence(command.summary))\(aliases)\(place) Example:") + [".br"]
      + wrapped(command.example)
  }

  private static func sentence(_ text: String) -> String {
    (text.first.map { $0.uppercased() } ?? "") + text.dropFirst() + "."
  }

  /// A text in lines that are not too long for those who read the source.
  private static func wrapped(_ text: String) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + word.count < 60 {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines.map(roff)
  }

  /// A text as roff takes it: no request at its beginning, real minus signs and quotes, ASCII.
  private static func roff(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
      .replacing("\u{2026}", with: "...").replacing("'", with: "\\(aq").replacing(
        "\"", with: "\\(dq"
      )
      .replacing("~", with: "\\(ti").replacing("^", with: "\\(ha")
    return escaped.hasPrefix(".") ? "\\&" + escaped : escaped
  }

  // MARK: - Tables

  private static let exitCodes: [(code: String, meaning: String)] = [
    ("0", "All went well."),
    ("1", "A command was refused, a case failed or an expectation did not hold."),
    ("2", "Bad input: a line, a file or an option."),
    ("3", "The app trapped, or ended the process."),
    ("4", "Nothing ran."),
    ("5", "Two runs of the same differ, or a recording does not replay."),
    ("130", "Interrupted."), ("141", "Nobody reads the output any more."),
    ("129, 143", "Ended by a signal."),
  ]

  private static let variables: [(name: String, meaning: String)] = [
    ("NAVWRIGHT_HISTFILE", "Where the lines typed at the prompt are kept."),
    ("XDG_STATE_HOME", "The folder of the history and the journals, if not ~/.local/state."),
    ("NO_COLOR", "If not empty: no colours, unless --color asks for them."),
    ("FORCE_COLOR, CLICOLOR_FORCE", "If neither empty nor 0: colours, also without a terminal."),
    ("TERM", "If unset or dumb: no colours, no editing of lines, no pager."),
    ("ACCESSIBLE", "If not empty: the format plain, and no line that is drawn again."),
    ("PAGER", "What \"set pager auto\" shows long results with; less -FRX if unset."),
  ]

  private static let files: [(name: String, meaning: String)] = [
    ("~/.local/state/navwright/history", "The lines typed at the prompt, up to 5,000."),
    (".navwright.json", "Beside Package.swift: the defaults of a package."),
  ]
}

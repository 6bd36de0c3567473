import Foundation
import Sessions
import XCTest

final class CatalogTests: XCTestCase {
  func test_catalog_hasEveryVerbInOrder() {
    XCTAssertEqual(CommandCatalog.all.map(\.verb), Verb.allCases)
  }

  func test_catalog_entryOfAVerbIsItsOwn() {
    for verb in Verb.allCases { XCTAssertEqual(CommandCatalog.entry(for: verb).verb, verb) }
  }

  func test_catalog_aliasesAreUniqueAndNoCommands() {
    let aliases = CommandCatalog.all.flatMap(\.aliases)
    XCTAssertEqual(Set(aliases).count, aliases.count)
    XCTAssertTrue(Set(aliases).isDisjoint(with: Verb.allCases.map(\.firstWord)))
  }

  func test_catalog_examplesParseWhereTheyMayStand() {
    for entry in CommandCatalog.all {
      let mode: CommandParser.Mode = entry.availability == .filesOnly ? .file : .batch
      let result = CommandParser(mode: mode).parse(entry.example, vocabulary: nil)
      switch result {
      case .success(let command): XCTAssertNotNil(command, entry.example)
      case .failure(let diagnostic): XCTFail(diagnostic.rendered)
      }
    }
  }

  func test_catalog_usageLines() {
    XCTAssertEqual(
      CommandCatalog.all.map(\.usage),
      [
        "tap outside | KIND [N|id=X|\"TITLE\"]", "enter FIELD TEXT [hidden]",
        "back [N | to root | to SCREEN]",
        "swipe back [cancel [at P%]]", "swipe down [cancel [at P%]]",
        "swipe page next|previous [cancel [at P%]]", "select tab N|NAME",
        "reselect tab", "dismiss [all]", "choose BUTTON", "open URL",
        "app launch [NAME=VALUE]… | background | foreground | terminate | memory-warning",
        "service NAME fails network|CODE [times=N] | holds | replies", "pasteboard TEXT",
        "notification NAME", "permission NAME granted|denied|ask",
        "size compact|regular", "trait dark on|off", "begin ACTION", "settle",
        "advance DURATION", "tree [--all|--ids]", "stack [of tab NAME]", "where", "screen",
        "actions", "routes",
        "coordinators", "closures", "events [N] [--since MARK] [--lifecycle]", "warnings", "leaks",
        "audit [LABEL]", "pending",
        "expect SUBJECT [of tab NAME] RELATION VALUE | can ACTION | cannot ACTION | gone LABEL"
          + " | alive LABEL",
        "include PATH [NAME=VALUE]…", "let NAME = TEXT | value SUBJECT [of tab NAME]",
        "undo [N]", "redo [N]", "goto N", "mark NAME", "restore NAME", "reset", "diff [A B]",
        "why [N]", "again [N]", "snapshot",
        "play FILE [--step] [--until LINE] [--fresh] [--set NAME=VALUE]… | --rest",
        "trace FILE",
        "record FILE [--expect top|stack|full|none] [--force] [--all] [--xctest] | stop | status",
        "help [COMMAND]", "history [N|clear|off|on]",
        "set [format text|plain|json | color auto|always|never | echo off|on | pager off|auto"
          + " | prompt short|path]", "version", "license", "quit",
      ])
  }

  func test_help_ofACommand() {
    XCTAssertEqual(
      CommandHelp.lines(for: "dismiss"),
      [
        "dismiss [all]", "  dismiss the topmost modal in code, or all of them",
        "  at the prompt also: d", "  example: dismiss all",
        "  may answer: refused: nothing to dismiss",
      ])
  }

  func test_help_ofTapSaysWhatARowPrints() {
    XCTAssertEqual(
      CommandHelp.lines(for: "tap").suffix(5),
      [
        "  may answer: refused: no KIND on SCREEN",
        "  may answer: refused: no KIND titled \"TITLE\" on SCREEN",
        "  may answer: refused: KIND \"TITLE\" is disabled",
        "  may answer: error[N090]: the app has no kind \"KIND\" (kinds: …)",
        "  a row that stays where it is prints selected KIND ID, or deselected KIND ID when its value goes or says off",
      ])
    XCTAssertEqual(
      CommandHelp.lines(for: "enter").suffix(2),
      [
        "  may answer: refused: no field \"FIELD\" on SCREEN; the fields are …",
        "  hidden: the text is shown nowhere; a recording writes ${secret:FIELD} in its place",
      ])
  }

  func test_help_ofAFirstWordShowsBothCommands() {
    XCTAssertEqual(
      CommandHelp.lines(for: "swipe").filter { $0.hasPrefix("swipe") },
      [
        "swipe back [cancel [at P%]]", "swipe down [cancel [at P%]]",
        "swipe page next|previous [cancel [at P%]]",
      ])
  }

  func test_help_fitsAScreenOf24Rows() {
    let lines = CommandHelp.lines(for: nil)
    XCTAssertEqual(
      lines,
      [
        "do something with the app:",
        "  tap (t), enter (en), back (b), swipe back (sb), swipe down (sd), swipe page,",
        "  select tab (st), reselect tab (rt), dismiss (d), choose (ch), open (o), app,",
        "  service (sv), pasteboard, notification, permission, size, trait",
        "time and open transitions:", "  begin, settle (se), advance",
        "look, changing nothing:",
        "  tree (tr), stack (s), where (w), screen (sc), actions (a), routes (r),",
        "  coordinators (co), closures (cl), events (ev), warnings (wa), leaks (lk),",
        "  audit (au), pending (pe)", "check:", "  expect (e)",
        "go back and forth, keep and replay:",
        "  undo (u), redo, goto (g), mark (m), restore, reset, diff (df), why (y),",
        "  again (.), snapshot (sn), play (p), trace", "the prompt itself:",
        "  record, help (h, ?), history (hi), set, version (v), license, quit (q, exit)",
        "help COMMAND: how to write it, with an example; help all: a line for each",
        "more: help files, help subjects, help errors",
        "try now: screen, what is there; actions, every line possible now; TAB completes",
      ])
    // The line that asked for it, and the next prompt.
    XCTAssertLessThanOrEqual(lines.map { ($0.count + 79) / 80 }.reduce(2, +), 24)
  }

  func test_help_allHasALineForEachCommand() {
    let lines = CommandHelp.lines(for: "all")
    for entry in CommandCatalog.all {
      XCTAssertEqual(
        lines.filter { $0.hasSuffix(": \(entry.summary)") && $0.hasPrefix(entry.name) }.count,
        entry.availability == .filesOnly ? 0 : 1, entry.name)
    }
    XCTAssertEqual(lines.last, "help COMMAND shows how to write it, with an example")
  }

  func test_help_everyTopicHasSomeLinesAndIsUnderstood() {
    for topic in CommandHelp.topics {
      XCTAssertFalse(CommandHelp.lines(for: topic).isEmpty, topic)
      let result = CommandParser(mode: .prompt).parse("help \(topic)", vocabulary: nil)
      XCTAssertEqual(try? result.get()?.instruction, .help(topic: topic))
    }
  }

  func test_help_aWordOfFilesThatIsACommandTooShowsBoth() {
    XCTAssertEqual(
      CommandHelp.lines(for: "app").suffix(5),
      [
        "", "app NAME", "  the app that the cases run on", "  in session files only",
        "  example: app NAME",
      ])
  }

  func test_help_marks() {
    XCTAssertEqual(
      CommandHelp.lines(for: "!"),
      ["! STEP", "  the machine must refuse the step", "  example: ! back"])
    XCTAssertEqual(
      CommandHelp.lines(for: "|"),
      [
        "| TEXT", "  below a step: a line that it prints; all of them must stand there",
        "  in session files only", "  example: | ok", "  |-: below a step: it prints nothing",
        "  |?: below a step: the lines are still to be written; navwright test --update writes them",
        "  | ...: any number of lines; [..] inside a line: any text; | ~ PATTERN: a regular expression",
      ])
  }

  func test_help_expectListsWhatNeedsNoRelation() {
    XCTAssertEqual(
      CommandHelp.lines(for: "expect").suffix(5),
      [
        "  without a relation:", "    can ACTION: it is possible now",
        "    cannot ACTION: it would be refused now",
        "    gone LABEL: every screen or coordinator of that name has been deallocated",
        "    alive LABEL: one is still there; other names that the app watches stand in quotes",
      ])
  }

  func test_help_variables() {
    let variable =
      "  ${NAME} in a later line stands for the text; ${env:NAME:-TEXT} reads the environment,"
      + " ${secret:NAME} what --set gives"
    XCTAssertEqual(
      CommandHelp.lines(for: "let"),
      [
        "let NAME = TEXT | value SUBJECT [of tab NAME]",
        "  name a text for later lines of the file",
        "  in session files only", "  example: let shown = value title", variable,
      ])
    XCTAssertEqual(
      CommandHelp.lines(for: "include").suffix(2),
      [
        "  in the included file, ${user} stands for the value of user",
        "  a file named _NAME.nav runs only where it is included and begins with a version line of its own",
      ])
  }

  func test_help_expectListsSubjectsAndRelations() {
    let lines = CommandHelp.lines(for: "expect")
    let subjects = CommandHelp.lines(for: "subjects")
    for subject in Subject.words {
      let own = subjects.filter { $0.hasPrefix("\(subject): ") || $0.hasPrefix("\(subject) ") }
      XCTAssertEqual(own.count, 1, subject)
      XCTAssertNotEqual(own.first?.hasSuffix(": "), true, subject)
    }
    for relation in Relation.allCases {
      XCTAssertEqual(lines.filter { $0.hasPrefix("    \(relation.rawValue): ") }.count, 1)
    }
  }

  func test_help_ofOneCommandFitsAScreen() {
    for entry in CommandCatalog.all {
      let rows = CommandHelp.lines(for: entry.name).map { max(1, ($0.count + 79) / 80) }
      XCTAssertLessThanOrEqual(rows.reduce(0, +), 23, entry.name)
    }
  }

  func test_help_ofThePromptsOwnCommands() {
    XCTAssertEqual(
      CommandHelp.lines(for: "set"),
      [
        "set [format text|plain|json | color auto|always|never | echo off|on | pager off|auto"
          + " | prompt short|path]",
        "  the settings of the prompt, or change one of them", "  not in session files",
        "  example: set prompt path",
        "  format: text for people, plain in ASCII and stable, json one object a command",
        "  color: auto asks NO_COLOR, FORCE_COLOR, CLICOLOR_FORCE, TERM and whether there is a terminal",
        "  echo: on prints each command before its result, where nobody types",
        "  pager: auto shows what is longer than the screen with $PAGER, or less",
        "  prompt: path shows the navigation stack",
      ])
    XCTAssertEqual(
      CommandHelp.lines(for: "history"),
      [
        "history [N|clear|off|on]", "  the lines that were typed, or the last N of them",
        "  at the prompt also: hi", "  not in session files", "  example: history 10",
        "  lines that were typed for another app are kept in the same file and not shown",
        "  clear forgets them all, those of earlier prompts too; off writes no line of this prompt into the file, on the lines from there on",
        "  a line with a blank in front is never kept",
      ])
    XCTAssertEqual(
      CommandHelp.lines(for: "where"),
      [
        "where", "  everything from the window to the visible screen, in one line",
        "  at the prompt also: w", "  not in session files", "  example: where",
      ])
  }

  func test_help_errorsHasEveryNumberOnce() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/Sessions/Diagnostics/SessionError+Code.swift")
    let text = try String(contentsOf: sources, encoding: .utf8)
    let numbers = text.matches(of: /"(N\d{3})"/).map { String($0.1) }
    XCTAssertEqual(
      CommandHelp.lines(for: "errors").map { String($0.prefix(4)) }, Set(numbers).sorted())
    XCTAssertEqual(
      CommandHelp.lines(for: "errors").first,
      "N001: the version is missing in the first line of a file, or is none")
  }

  func test_help_filesNamesEveryWord() {
    XCTAssertEqual(
      CommandHelp.lines(for: "files").map { $0.prefix { $0 != " " && $0 != ":" } },
      [
        "session", "app", "needs", "param", "seed", "tags", "mode", "case", "skip", "todo",
        "include", "let", "|", "|-", "|?", "|", "!", "[CONDITION]", "#", "a", "${NAME}",
      ])
  }

  func test_help_refusalsAreWordsOfTheMachine() {
    XCTAssertEqual(
      CommandHelp.lines(for: "service"),
      [
        "service NAME fails network|CODE [times=N] | holds | replies",
        "  change how a service of the app answers from now on", "  at the prompt also: sv",
        "  example: service data fails 404 times=2",
        "  may answer: error[N090]: the app has no service \"NAME\" (services: …)",
      ])
  }

  func test_help_ofWhatComesFromOutside() {
    let notRunning = "  may answer: refused: the app is not running; start it with \"app launch\""
    XCTAssertEqual(
      CommandHelp.lines(for: "pasteboard"),
      [
        "pasteboard TEXT", "  copy a text, such as a URL, in another app",
        "  example: pasteboard \"https://example.org\"",
        "  an app sees it when it looks: copy while it is in the background",
      ])
    XCTAssertEqual(
      CommandHelp.lines(for: "notification"),
      [
        "notification NAME", "  touch a push notification, or post one that the app hears silently",
        "  example: notification news", notRunning,
        "  may answer: error[N090]: the app has no notification \"NAME\" (notifications: …)",
        "  one that is touched brings the app to the front, a silent one does not; the app says which",
      ])
    XCTAssertEqual(
      CommandHelp.lines(for: "permission"),
      [
        "permission NAME granted|denied|ask", "  change what a person lets the app do",
        "  example: permission camera denied",
        "  may answer: error[N090]: the app has no permission \"NAME\" (permissions: …)",
      ])
  }

  func test_catalog_commandsThatNeedArgumentsSaySo() {
    for entry in CommandCatalog.all {
      let needs = entry.arguments.contains { shape in
        switch shape {
        case .optional, .repeated: false
        case .word, .value, .keyed, .oneOf: true
        }
      }
      let mode: CommandParser.Mode = entry.availability == .filesOnly ? .file : .batch
      let code = CommandParser(mode: mode).parse(entry.name, vocabulary: nil).code
      XCTAssertEqual(code, needs ? (entry.verb == .expect ? "N020" : "N013") : nil, entry.name)
    }
  }

  func test_catalog_examplesWithOneWordMoreAreRefused() {
    for entry in CommandCatalog.all where entry.verb != .expect {
      let mode: CommandParser.Mode = entry.availability == .filesOnly ? .file : .batch
      let code = CommandParser(mode: mode).parse(entry.example + " x y", vocabulary: nil).code
      // The values of play stand behind a word of their own.
      let isOpenEnded =
        entry.verb != .play && entry.arguments.contains { $0.usage.contains("…") }
      XCTAssertEqual(code, isOpenEnded ? "N086" : entry.verb == .tap ? "N016" : code, entry.name)
      XCTAssertNotNil(code, entry.name)
    }
  }

  func test_catalog_onlyActionsCanFollowAnExclamationMark() {
    for entry in CommandCatalog.all where entry.availability == .everywhere {
      let code = CommandParser(mode: .batch).parse("! \(entry.example)", vocabulary: nil).code
      let canBeRefused = entry.effect == .action && ![.settle, .advance].contains(entry.verb)
      XCTAssertEqual(code, canBeRefused ? nil : "N014", entry.name)
    }
  }

  func test_catalog_availabilityIsKept() {
    for entry in CommandCatalog.all {
      for mode in [CommandParser.Mode.file, .batch, .prompt] {
        let code = CommandParser(mode: mode).parse(entry.example, vocabulary: nil).code
        let isAllowed = CommandCatalog.verbs(for: mode).contains(entry.verb)
        XCTAssertEqual(code, isAllowed ? nil : "N015", "\(entry.name) in \(mode)")
      }
    }
  }
}

extension Result where Success == Command?, Failure == Diagnostic {
  fileprivate var code: String? {
    switch self {
    case .success: nil
    case .failure(let diagnostic): diagnostic.code
    }
  }
}

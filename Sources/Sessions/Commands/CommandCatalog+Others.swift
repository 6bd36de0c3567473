import Simulator

extension CommandCatalog {
  static let timing: [CommandDescription] = [
    CommandDescription(
      .begin, [.value(.action, name: "ACTION")], .action,
      summary: "do an action and leave its transition open", example: "begin back"),
    CommandDescription(
      .settle, aliases: ["se"], [], .action, summary: "finish what is open", example: "settle"),
    CommandDescription(
      .advance, [.value(.duration, name: "DURATION")], .action,
      summary: "move the virtual clock and run what is due", example: "advance 300ms"),
  ]

  static let looks: [CommandDescription] = [
    CommandDescription(
      .tree, aliases: ["tr"], [.optional([.oneOf([[.word("--all")], [.word("--ids")]])])], .look,
      summary: "containers, stacks and modals", example: "tree",
      notes: [
        "--ids: the serial number of each controller, which closures names too",
        "--all: also other windows, what hidden screens present, and controllers in no window;",
        "a controller without a view is (not loaded)",
      ]),
    CommandDescription(
      .stack, aliases: ["s"],
      [.optional([.word("of"), .word("tab"), .value(.tab, name: "NAME")])], .look,
      summary: "the navigation stack, root first", example: "stack",
      refusals: [.noSuchTab(name: "NAME", tabs: ["…"])]),
    CommandDescription(
      .whereabouts, aliases: ["w"], [], .look,
      summary: "everything from the window to the visible screen, in one line", example: "where"),
    CommandDescription(
      .screen, aliases: ["sc"], [], .look, summary: "the visible screen and what stands on it",
      example: "screen"),
    CommandDescription(
      .actions, aliases: ["a"], [], .look, summary: "every action possible now, ready to paste",
      example: "actions"),
    CommandDescription(
      .routes, aliases: ["r"], [], .look,
      summary: "the URLs that the app takes, words in capitals stand for what varies",
      example: "routes"),
    CommandDescription(
      .coordinators, aliases: ["co"], [], .look, summary: "the coordinators, children indented",
      example: "coordinators"),
    CommandDescription(
      .closures, aliases: ["cl"], [], .look,
      summary: "the routers' closures by controller id, with who registered them",
      example: "closures"),
    CommandDescription(
      .events, aliases: ["ev"],
      [
        .optional([.value(.entries, name: "N")]),
        .optional([.word("--since"), .value(.mark, name: "MARK")]),
        .optional([.word("--lifecycle")]),
      ], .look,
      summary: "what has happened since the last action began, or the last N sentences",
      example: "events 20", answers: [TravelRefusal.markNotPassed("MARK", 2).message],
      errors: [.noSuchMark("MARK", known: ["…"])],
      notes: [
        "--since: what has happened since a place that mark has named; with N the last N of it",
        "--lifecycle: with viewDidLoad, viewWillAppear and their like; nobody keeps them before they",
        "are asked for, so the first time the app is launched afresh and the steps are done again",
        "both belong to the prompt, not in session files",
      ]),
    CommandDescription(
      .warnings, aliases: ["wa"], [], .look, summary: "what UIKit has complained about",
      example: "warnings"),
    CommandDescription(
      .leaks, aliases: ["lk"], [], .look, summary: "objects that should be gone and are not",
      example: "leaks", notes: ["audit tells when they should have died and what holds them"]),
    CommandDescription(
      .audit, aliases: ["au"], [.optional([.value(.label, name: "LABEL")])], .look,
      summary: "objects that should be gone, when they should have died, and what holds them",
      example: "audit",
      notes: [
        "with a label: every object of that label that is alive, and why",
        "in a way to an object, an arrow stands between a closure and what it captures",
      ]),
    CommandDescription(
      .pending, aliases: ["pe"], [], .look,
      summary: "work in flight: held replies, timers, open transitions", example: "pending"),
  ]

  static let checks: [CommandDescription] = [
    CommandDescription(
      .expect, aliases: ["e"],
      [
        .oneOf([
          [
            .value(.subject, name: "SUBJECT"),
            .optional([.word("of"), .word("tab"), .value(.tab, name: "NAME")]),
            .value(.relation, name: "RELATION"), .value(.value, name: "VALUE"),
          ], [.word("can"), .value(.action, name: "ACTION")],
          [.word("cannot"), .value(.action, name: "ACTION")],
          [.word("gone"), .value(.label, name: "LABEL")],
          [.word("alive"), .value(.label, name: "LABEL")],
        ])
      ], .check, summary: "check something now", example: "expect depth is 2",
      notes: SubjectHelp.lines),
    CommandDescription(
      .include,
      [.value(.path, name: "PATH"), .repeated([.value(.assignment, name: "NAME=VALUE")])],
      .control, summary: "run the steps of another file here",
      example: "include _login.nav user=guest",
      notes: [
        "in the included file, ${user} stands for the value of user", FileWord.partial,
      ]),
    CommandDescription(
      .bind,
      [
        .value(.variable, name: "NAME"), .word("="),
        .oneOf([
          [.value(.text, name: "TEXT")],
          [
            .word("value"), .value(.subject, name: "SUBJECT"),
            .optional([.word("of"), .word("tab"), .value(.tab, name: "NAME")]),
          ],
        ]),
      ], .control, summary: "name a text for later lines of the file",
      example: "let shown = value title", notes: [FileWord.variable]),
  ]

  static let shell: [CommandDescription] = [
    CommandDescription(
      .record,
      [
        .oneOf([
          [
            .value(.path, name: "FILE"),
            .optional([
              .word("--expect"),
              .oneOf(RecordingStyle.allCases.map { [.word($0.rawValue)] }),
            ]),
            .optional([.word("--force")]), .optional([.word("--all")]),
            .optional([.word("--xctest")]),
          ], [.word("stop")], [.word("status")],
        ])
      ], .control,
      summary: "write what was done so far and all that follows into a session file",
      example: "record walk.nav",
      notes: [
        "--expect: what is written below each action: stack and modal where they changed (stack),",
        "the last screen instead (top), what the action printed too (full), nothing (none)",
        "--force replaces a file that is there; --all keeps looks and errors as comments",
        "--xctest writes the steps as an XCTest too: walk.nav has WalkTests.swift beside it then",
        "record stop runs the file on a fresh app and says whether it holds",
      ]),
    CommandDescription(
      .help, aliases: ["h", "?"], [.optional([.value(.command, name: "COMMAND")])], .control,
      summary: "the commands, or one of them with an example", example: "help tap",
      notes: [
        "all: every command in a line; files, subjects, errors: what stands in session files, what",
        "expect can ask about, what the numbers of errors mean",
      ]),
    CommandDescription(
      .history, aliases: ["hi"],
      [
        .optional([
          .oneOf([
            [.value(.entries, name: "N")], [.word("clear")], [.word("off")], [.word("on")],
          ])
        ])
      ], .control, summary: "the lines that were typed, or the last N of them",
      example: "history 10",
      notes: [
        "lines that were typed for another app are kept in the same file and not shown",
        "clear forgets them all, those of earlier prompts too; off writes no line of this prompt into the file, on the lines from there on",
        "a line with a blank in front is never kept",
      ]),
    CommandDescription(
      .set,
      [
        .optional([
          .oneOf(
            Setting.allCases.map { setting in
              [.word(setting.rawValue), .oneOf(setting.values.map { [.word($0)] })]
            })
        ])
      ], .control, summary: "the settings of the prompt, or change one of them",
      example: "set prompt path", notes: Setting.allCases.map { "\($0.rawValue): \($0.summary)" }),
    CommandDescription(
      .version, aliases: ["v"], [], .control, summary: "the version of navwright",
      example: "version"),
    CommandDescription(
      .license, [], .control, summary: "the licences of navwright",
      example: "license"),
    CommandDescription(
      .quit, aliases: ["q", "exit"], [], .control, summary: "leave", example: "quit"),
  ]
}

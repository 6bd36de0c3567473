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
      .tree, aliases: ["tr"], [], .look, summary: "containers, stacks and modals", example: "tree"),
    CommandDescription(
      .stack, aliases: ["s"],
      [.optional([.word("of"), .word("tab"), .value(.tab, name: "NAME")])], .look,
      summary: "the navigation stack, root first", example: "stack",
      refusals: [.noSuchTab(name: "NAME", tabs: ["…"])]),
    CommandDescription(
      .screen, aliases: ["sc"], [], .look, summary: "the visible screen and what stands on it",
      example: "screen"),
    CommandDescription(
      .actions, aliases: ["a"], [], .look, summary: "every action possible now, ready to paste",
      example: "actions"),
    CommandDescription(
      .coordinators, aliases: ["co"], [], .look, summary: "the coordinators, children indented",
      example: "coordinators"),
    CommandDescription(
      .closures, aliases: ["cl"], [], .look,
      summary: "the routers' closures by controller id, with who registered them",
      example: "closures"),
    CommandDescription(
      .events, aliases: ["ev"], [], .look, summary: "what has happened since the last action began",
      example: "events"),
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
      .control, .filesOnly, summary: "run the steps of another file here",
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
      ], .control, .filesOnly, summary: "name a text for later lines of the file",
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
          ], [.word("stop")], [.word("status")],
        ])
      ], .control, .promptOnly,
      summary: "write what was done so far and all that follows into a session file",
      example: "record walk.nav",
      notes: [
        "--expect: what is written below each action: stack and modal where they changed (stack),",
        "the last screen instead (top), what the action printed too (full), nothing (none)",
        "--force replaces a file that is there; --all keeps looks and errors as comments",
        "record stop runs the file on a fresh app and says whether it holds",
      ]),
    CommandDescription(
      .help, aliases: ["h", "?"], [.optional([.value(.command, name: "COMMAND")])], .control,
      .promptOnly, summary: "the commands, or one of them with an example", example: "help tap"),
    CommandDescription(
      .version, aliases: ["v"], [], .control, .promptOnly, summary: "the version of navwright",
      example: "version"),
    CommandDescription(
      .quit, aliases: ["q", "exit"], [], .control, .promptOnly, summary: "leave", example: "quit"),
  ]
}

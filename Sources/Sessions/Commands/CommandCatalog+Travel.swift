extension CommandCatalog {
  static let travel: [CommandDescription] = [
    CommandDescription(
      .undo, aliases: ["u"], [.optional([.value(.count, name: "N")])], .control,
      summary: "go back by one step, or several", example: "undo",
      answers: [TravelRefusal.nothingToUndo, .tooFewToUndo(2)].map(\.message),
      notes: [
        "the app is launched afresh and the steps before are done again; what they did outside,",
        "such as asking a server, is not done twice, and each must end as it did",
      ]),
    CommandDescription(
      .redo, [.optional([.value(.count, name: "N")])], .control,
      summary: "do one of the steps that were undone again, or several", example: "redo",
      answers: [TravelRefusal.nothingToRedo, .tooFewToRedo(2)].map(\.message),
      notes: ["a new action drops the steps that could be redone"]),
    CommandDescription(
      .goto, aliases: ["g"], [.value(.step, name: "N")], .control,
      summary: "go to behind step N; 0 is the launch", example: "goto 0",
      errors: [.noSuchStep(9, count: 5)]),
    CommandDescription(
      .mark, aliases: ["m"], [.value(.mark, name: "NAME")], .control,
      summary: "name the place, to come back with restore", example: "mark home"),
    CommandDescription(
      .restore, [.value(.mark, name: "NAME")], .control,
      summary: "go to a place that was marked", example: "restore home",
      answers: [TravelRefusal.nothingToRestore.message],
      errors: [.noSuchMark("NAME", known: ["…"])],
      notes: ["restore - goes to where the last goto, restore, reset or play --fresh began"]),
    CommandDescription(
      .reset, [], .control, summary: "go back to the launch", example: "reset",
      notes: ["redo does the steps again, restore - all of them"]),
    CommandDescription(
      .diff, aliases: ["df"],
      [.optional([.value(.step, name: "A"), .value(.step, name: "B")])], .look,
      summary:
        "what differs between behind step A and behind step B, or what the last step changed",
      example: "diff 0 2", answers: [TravelRefusal.noStep.message],
      errors: [.noSuchStep(9, count: 5)],
      notes: ["the steps are done again to see it"]),
    CommandDescription(
      .why, aliases: ["y"], [.optional([.value(.step, name: "N")])], .look,
      summary: "who was asked in a step, who took it, who refused it and on what ground",
      example: "why", answers: [TravelRefusal.noStep.message],
      errors: [.noSuchStep(9, count: 5)],
      notes: ["without a number: what was tried last, a refused action too"]),
    CommandDescription(
      .again, aliases: ["."], [.optional([.value(.count, name: "N")])], .control,
      summary: "do the last action again, once or several times", example: "again",
      answers: [TravelRefusal.nothingToRepeat.message],
      notes: ["a recording has the action itself"]),
    CommandDescription(
      .snapshot, aliases: ["sn"], [], .control,
      summary: "write what was printed last into the recording, as a block below the step",
      example: "snapshot", notes: ["a look is written with its block"]),
    CommandDescription(
      .play, aliases: ["p"],
      [
        .oneOf([
          [
            .value(.path, name: "FILE"), .optional([.word("--step")]),
            .optional([.word("--until"), .value(.count, name: "LINE")]),
            .optional([.word("--fresh")]),
            .repeated([.word("--set"), .value(.assignment, name: "NAME=VALUE")]),
          ], [.word("--rest")],
        ])
      ], .control,
      summary: "do the steps of a session file, or of a trace, from where the app is",
      example: "play walk.nav --fresh", answers: [PlayRest.nothingLeft],
      notes: [
        "the first case is done, or with --until the one that has the line",
        "--step waits for Enter before each step; --fresh begins with a fresh app",
        "--set gives a parameter or a secret of the file a value; NAVWRIGHT_SECRET_NAME gives a secret too",
        "--rest does the steps that are left where Ctrl-C, or a word at --step, stopped the last play",
      ]),
    CommandDescription(
      .trace, [.value(.path, name: "FILE")], .control,
      summary: "write a trace of the steps so far into a file, JSON Lines",
      example: "trace a.jsonl",
      notes: ["navwright trace show FILE shows it; play FILE does its steps"]),
  ]
}

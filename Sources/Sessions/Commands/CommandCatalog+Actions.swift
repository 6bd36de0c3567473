import Simulator

extension CommandCatalog {
  static let actions: [CommandDescription] = [
    CommandDescription(
      .tap, aliases: ["t"], [.oneOf([[.word("outside")], [.value(.kind, name: "KIND")] + which])],
      .action,
      summary:
        "activate an element of the visible screen; the only one of its kind needs no number",
      example: "tap button \"Next\"",
      refusals: [
        .noElements(kind: "KIND", screen: "SCREEN"),
        .noSuchTitle(kind: "KIND", title: "TITLE", screen: "SCREEN"),
        .disabled(kind: "KIND", title: "TITLE"),
      ], errors: [.unknownNoun(.kind, name: "KIND", known: ["…"])],
      notes: [
        "a row that stays where it is prints selected KIND ID, or deselected KIND ID when its value goes or says off"
      ]),
    CommandDescription(
      .enter, aliases: ["en"],
      [
        .value(.field, name: "FIELD"), .value(.text, name: "TEXT"), .optional([.word("hidden")]),
      ],
      .action, summary: "replace the text of a field", example: "enter name \"some text\"",
      refusals: [.noSuchField(name: "FIELD", screen: "SCREEN", fields: ["…"])],
      notes: [
        "hidden: the text is shown nowhere; a recording writes ${secret:FIELD} in its place"
      ]),
    CommandDescription(
      .back, aliases: ["b"],
      [
        .optional([
          .oneOf([
            [.value(.levels, name: "N")], [.word("to"), .word("root")],
            [.word("to"), .value(.screen, name: "SCREEN")],
          ])
        ])
      ], .action, summary: "press the back button, or choose from its long-press menu",
      example: "back to root",
      refusals: [
        .nothingToGoBackTo, .noBackButton(screen: "SCREEN"),
        .noSuchBackEntry(screen: "SCREEN", entries: ["…"]),
      ]),
    CommandDescription(
      .swipeBack, aliases: ["sb"], cancelling, .action,
      summary: "drag from the leading edge to pop, or let go before it does",
      example: "swipe back cancel at 40%",
      refusals: [.nothingToGoBackTo, .swipeUnavailable(screen: "SCREEN")]),
    CommandDescription(
      .swipeDown, aliases: ["sd"], cancelling, .action,
      summary: "drag the topmost sheet down, or let go before it leaves",
      example: "swipe down",
      refusals: [.nothingToDismiss, .notDraggable(modal: "SCREEN")]),
    CommandDescription(
      .swipePage, [.oneOf([[.word("next")], [.word("previous")]])] + cancelling, .action,
      summary: "drag to the page beside, or let go before it comes",
      example: "swipe page next",
      refusals: [
        .noPages(screen: "SCREEN"), .noPage(.next, screen: "SCREEN"),
        .noPage(.previous, screen: "SCREEN"),
      ]),
    CommandDescription(
      .selectTab, aliases: ["st"],
      [.oneOf([[.value(.position, name: "N")], [.value(.tab, name: "NAME")]])], .action,
      summary: "tap a tab that is not selected", example: "select tab 2",
      refusals: [
        .tabBarCovered(modal: "SCREEN"), .tabBarHidden(screen: "SCREEN"),
        .tabAlreadySelected(name: "NAME"),
      ]),
    CommandDescription(
      .reselectTab, aliases: ["rt"], [], .action, summary: "tap the selected tab again",
      example: "reselect tab",
      refusals: [.tabBarCovered(modal: "SCREEN"), .tabBarHidden(screen: "SCREEN")]),
    CommandDescription(
      .dismiss, aliases: ["d"], [.optional([.word("all")])], .action,
      summary: "dismiss the topmost modal in code, or all of them", example: "dismiss all",
      refusals: [.nothingToDismiss]),
    CommandDescription(
      .choose, aliases: ["ch"], [.value(.alertButton, name: "BUTTON")], .action,
      summary: "answer the topmost alert or action sheet", example: "choose OK",
      refusals: [.noAlert, .noSuchButton(title: "BUTTON", buttons: ["…"])]),
    CommandDescription(
      .open, aliases: ["o"], [.value(.url, name: "URL")], .action,
      summary: "open a URL from outside the app", example: "open https://example.org",
      refusals: [
        .unknownScheme("SCHEME", known: ["…"]), .unhandledURL("URL", asked: ["…"]),
      ]),
    CommandDescription(
      .app,
      [
        .oneOf([
          [.word("launch"), .repeated([.value(.launchParameter, name: "NAME=VALUE")])],
          [.word("background")], [.word("foreground")], [.word("terminate")],
          [.word("memory-warning")],
        ])
      ], .action, summary: "move the app through its life cycle",
      example: "app launch",
      refusals: [.notRunning, .inBackground]),
    CommandDescription(
      .service, aliases: ["sv"],
      [
        .value(.service, name: "NAME"),
        .oneOf([
          [
            .word("fails"), .oneOf([[.word("network")], [.value(.statusCode, name: "CODE")]]),
            .optional([.keyed("times", .count, name: "N")]),
          ], [.word("holds")], [.word("replies")],
        ]),
      ], .action, summary: "change how a service of the app answers from now on",
      example: "service data fails 404 times=2",
      errors: [.unknownNoun(.service, name: "NAME", known: ["…"])]),
    CommandDescription(
      .pasteboard, [.value(.text, name: "TEXT")], .action,
      summary: "copy a text, such as a URL, in another app",
      example: "pasteboard \"https://example.org\"",
      notes: ["an app sees it when it looks: copy while it is in the background"]),
    CommandDescription(
      .notification, [.value(.notification, name: "NAME")], .action,
      summary: "touch a push notification, or post one that the app hears silently",
      example: "notification news", refusals: [.notRunning],
      errors: [.unknownNoun(.notification, name: "NAME", known: ["…"])],
      notes: [
        "one that is touched brings the app to the front, a silent one does not; the app says which"
      ]),
    CommandDescription(
      .permission,
      [
        .value(.permission, name: "NAME"),
        .oneOf([[.word("granted")], [.word("denied")], [.word("ask")]]),
      ], .action, summary: "change what a person lets the app do",
      example: "permission camera denied",
      errors: [.unknownNoun(.permission, name: "NAME", known: ["…"])]),
    CommandDescription(
      .size, [.oneOf([[.word("compact")], [.word("regular")]])], .action,
      summary: "change how much room there is from left to right", example: "size regular",
      refusals: [.notRunning]),
    CommandDescription(
      .trait, [.oneOf([[.word("dark")]]), .oneOf([[.word("on")], [.word("off")]])], .action,
      summary: "change the appearance of the device", example: "trait dark on",
      refusals: [.notRunning]),
  ]

  private static let which: [ArgumentShape] = [
    .optional([
      .oneOf([
        [.value(.position, name: "N")], [.keyed("id", .elementID, name: "X")],
        [.value(.elementTitle, name: "TITLE")],
      ])
    ])
  ]

  private static let cancelling: [ArgumentShape] = [
    .optional([.word("cancel"), .optional([.word("at"), .value(.percent, name: "P%")])])
  ]
}

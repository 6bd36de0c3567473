/// The one table of commands; parser, help, completion and tests read it.
public enum CommandCatalog {
  /// Every command of this version, in the order of the help.
  public static let all: [CommandDescription] = groups.flatMap(\.commands)

  /// The same in groups, each under what its commands have in common.
  static let groups: [(title: String, commands: [CommandDescription])] = [
    ("do something with the app", actions), ("time and open transitions", timing),
    ("look, changing nothing", looks), ("check", checks),
    ("go back and forth, keep and replay", travel), ("the prompt itself", shell),
  ]

  /// The entry of a verb.
  public static func entry(for verb: Verb) -> CommandDescription { all[verb.index] }
}

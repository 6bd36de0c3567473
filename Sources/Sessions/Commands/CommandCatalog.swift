/// The one table of commands; parser, help, completion and tests read it.
public enum CommandCatalog {
  /// Every command of this version, in the order of the help.
  public static let all: [CommandDescription] = actions + timing + looks + checks + travel + shell

  /// The entry of a verb.
  public static func entry(for verb: Verb) -> CommandDescription { all[verb.index] }
}

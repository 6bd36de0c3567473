extension HistoryFile {
  /// The place of the history that the environment asks for; nil if it names none.
  ///
  /// `NAVWRIGHT_HISTFILE` wins; otherwise `$XDG_STATE_HOME/navwright/history`, where a relative folder counts as unset and
  /// `~/.local/state` takes its place.
  public init?(environment: [String: String]) {
    if let path = environment["NAVWRIGHT_HISTFILE"], !path.isEmpty {
      self.init(path: path)
    } else if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") {
      self.init(path: state + "/navwright/history")
    } else if let home = environment["HOME"], home.hasPrefix("/") {
      self.init(path: home + "/.local/state/navwright/history")
    } else {
      return nil
    }
  }
}

/// The versions that files and reports name.
public enum SessionVersion {
  /// The newest format of session files that is read.
  public static let format = "1.0"
  /// The version of the program.
  public static let program = "0.1.0"
}

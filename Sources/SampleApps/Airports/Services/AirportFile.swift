import Foundation

/// The file with the airports, beside the executable.
///
/// It is read when somebody asks for the airports, once in the life of the process.
@MainActor
struct AirportFile {
  nonisolated static let name = "airports.txt"

  private static var catalog: AirportCatalog?

  /// Whether it is to be played that the file is not there.
  let isMissing: Bool

  /// The airports.
  func catalog() -> Result<AirportCatalog, AirportError> {
    if isMissing { return .failure(.missing(file: Self.name)) }
    if let catalog = Self.catalog { return .success(catalog) }
    for path in Self.paths {
      guard let content = FileManager.default.contents(atPath: path) else { continue }
      do {
        let catalog = try AirportCatalog(content: [UInt8](content))
        Self.catalog = catalog
        return .success(catalog)
      } catch {
        return .failure(error)
      }
    }
    return .failure(.missing(file: Self.name))
  }

  /// Where the file may be: in the folder of the executable, or in the folder in it in which a build puts resources.
  private static var paths: [String] {
    guard let folder = executableFolder else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    // Named after the package that is built, which need not be this one.
    let resources = names.filter {
      $0.hasSuffix("_Airports.resources") || $0.hasSuffix("_Airports.bundle")
    }
    return ["\(folder)/\(name)"] + resources.sorted().map { "\(folder)/\($0)/\(name)" }
  }

  private static var executableFolder: String? {
    #if os(Linux)
      let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    #else
      let path = Bundle.main.executableURL?.resolvingSymlinksInPath().path
    #endif
    return path.map { ($0 as NSString).deletingLastPathComponent }
  }
}

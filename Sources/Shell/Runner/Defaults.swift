import Glibc
import Sessions

/// What `.navwright.json` beside Package.swift says for whatever the command line leaves open.
struct Defaults: Hashable {
  static let name = ".navwright.json"

  /// What a run prints on standard output.
  enum Format: String, CaseIterable {
    case human, tap, json, github
  }

  /// The app of files that name none, and of the prompt.
  var app: String?
  /// Files and folders, as they are reached from the current folder.
  var paths: [String] = []
  var format: Format?

  private static let keys = ["app", "paths", "format"]

  /// Reads the file of the package that the current folder is in.
  ///
  /// - Throws: `OptionProblem.badDefaults` if it is no such file; nothing if there is none.
  static func read() throws(OptionProblem) -> Defaults {
    guard let prefix = packagePrefix() else { return Defaults() }
    let path = prefix + name
    guard DiskFiles().kind(of: path) != nil else { return Defaults() }
    let bytes: [UInt8]
    do throws(FileProblem) {
      bytes = try DiskFiles().contents(of: path)
    } catch {
      throw .badDefaults(Diagnostic(.unreadableFile(path, error)).message)
    }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let content = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
    guard let text = String(validating: content, as: UTF8.self) else {
      throw .badDefaults("\(path): this is not UTF-8")
    }
    return try Defaults(text, path: path, prefix: prefix)
  }

  /// Reads the text of a file.
  ///
  /// - Parameters:
  ///   - path: What messages call it.
  ///   - prefix: How its folder is reached from the current one; paths in it begin there.
  init(_ text: String, path: String, prefix: String) throws(OptionProblem) {
    let value: JSONValue
    do throws(JSONProblem) {
      value = try JSONValue(reading: text)
    } catch {
      throw .badDefaults("\(path):\(error.line):\(error.column): \(error.message)")
    }
    guard case .object(let members) = value else {
      throw .badDefaults("\(path): expected an object with the keys \(Self.keyList)")
    }
    for member in members {
      switch member.key {
      case "app":
        guard let text = member.value.text, !text.isEmpty else {
          throw .badDefaults("\(path): \"app\" needs the name of an app")
        }
        app = text
      case "paths":
        guard let texts = member.value.texts, !texts.isEmpty, !texts.contains("") else {
          throw .badDefaults("\(path): \"paths\" needs an array of paths")
        }
        paths = texts.map { $0.hasPrefix("/") ? $0 : prefix + $0 }
      case "format":
        guard let format = member.value.text.flatMap({ Format(rawValue: $0) }) else {
          let known = Format.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
          throw .badDefaults("\(path): \"format\" needs one of \(known)")
        }
        self.format = format
      case let key:
        let near = NearNames.suggestions(for: key, in: Self.keys).first
        throw .badDefaults(
          "\(path): unknown key \"\(key)\"; "
            + (near.map { "did you mean \"\($0)\"?" } ?? "the keys are \(Self.keyList)"))
      }
    }
  }

  private init() {}

  private static var keyList: String { keys.map { "\"\($0)\"" }.joined(separator: ", ") }

  /// How the folder of the nearest Package.swift is reached; nil if there is none above.
  private static func packagePrefix() -> String? {
    guard let folder = realpath(".", nil) else { return nil }
    defer { free(folder) }
    let depth = String(cString: folder).split(separator: "/").count
    for above in 0...depth {
      let prefix = String(repeating: "../", count: above)
      if DiskFiles().kind(of: prefix + "Package.swift") == .file { return prefix }
    }
    return nil
  }
}

extension TestOptions {
  /// The options with what the defaults say where the command line is silent.
  func completed(_ defaults: Defaults) -> TestOptions {
    var options = self
    if paths.isEmpty { options.paths = defaults.paths }
    let saysFormat = writesTAP || json == "-" || junit == "-" || annotates
    if !saysFormat, !onlyChecks, !onlyLists, update == nil {
      switch defaults.format {
      case .human, nil: break
      case .tap: options.writesTAP = !watches
      case .json: if json == nil, !watches { options.json = "-" }
      case .github: options.annotates = true
      }
    }
    return options
  }
}

import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A strict parser of XML 1.0, which reads nothing that Jenkins, GitLab and GitHub would refuse.
final class StrictXML: NSObject, XMLParserDelegate {
  private var problem: String?
  /// Texts of elements by name.
  private(set) var texts: [String: [String]] = [:]
  private var open: [(name: String, text: String)] = []
  /// Attributes of elements by name.
  private(set) var attributes: [String: [[String: String]]] = [:]

  /// Why the text is no XML; nil if it is.
  static func problem(in text: String) -> String? { StrictXML(text).problem }

  init(_ text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    if !parser.parse() {
      problem = "line \(parser.lineNumber): \(parser.parserError.map { "\($0)" } ?? "not parsed")"
    }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes found: [String: String]
  ) {
    open.append((name, ""))
    attributes[name, default: []].append(found)
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    guard !open.isEmpty else { return }
    open[open.count - 1].text += text
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    guard let closed = open.popLast() else { return }
    texts[name, default: []].append(closed.text)
  }
}

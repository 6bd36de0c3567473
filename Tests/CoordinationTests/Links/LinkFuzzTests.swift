import Coordination
import XCTest

/// Any text whatever: the reader answers, and says where it is wrong.
final class LinkFuzzTests: XCTestCase {
  /// Pieces of which links are made, and what spoils them.
  private let pieces = [
    "clip", "clip:", "clip://", "CLIP://", "https://clip.example/", "http:", "/", "//", "?", "#",
    "&", "=", "%", "%4", "%41", "%FF", "%ED%81%B4", "%2F", "클립", "찾기", "e\u{301}", "\u{301}",
    "🇰🇷", "👨‍👩‍👧", "\r\n", "\0", " ", ":", "@", "3", "03", "-1", "99999999999999999999", "clips",
    "newest", "link", "search", "text=", "tag=a", "exact=true", "page=1", "+", ".", "..", "𝟛", "％",
  ]

  private func text(_ dice: inout SplitMix) -> String {
    var text = dice.next() % 3 == 0 ? "" : "clip://"
    for _ in 0..<Int.random(in: 0...8, using: &dice) {
      text += pieces.randomElement(using: &dice) ?? ""
    }
    if dice.next() % 4 == 0 {
      let scalar = Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &dice))
      text.unicodeScalars.append(scalar ?? "?")
    }
    return text
  }

  /// A place with values of all kinds; half of the texts are made of pieces.
  private func place(_ dice: inout SplitMix) -> LinkPlace {
    switch dice.next() % 6 {
    case 0: .app
    case 1: .clip(Int.random(in: 0...999, using: &dice))
    case 2:
      .clips(
        LinkPlace.Order.allCases.randomElement(using: &dice) ?? .newest,
        page: dice.next() % 2 == 0 ? nil : Int.random(in: 1...Int.max, using: &dice))
    case 3: .link(clip: Int.random(in: Int.min...Int.max, using: &dice), name: "x" + text(&dice))
    case 4:
      .search(
        text(&dice), tags: (0..<Int(dice.next() % 4)).map { _ in text(&dice) },
        exact: [nil, true, false].randomElement(using: &dice) ?? nil)
    default: .range(-5, Int.random(in: -5...Int.max, using: &dice))
    }
  }

  func test_anyTextIsReadOrRefusedWithAPlaceInIt() {
    var dice = SplitMix(state: 1)
    var counts = (read: 0, refused: 0)
    for round in 1...12_000 {
      let text = text(&dice)
      do throws(LinkError) {
        let place = try LinkPlace.table.route(from: text)
        counts.read += 1
        // What is read can be written, and leads to the same place again.
        let written = LinkPlace.table.text(for: place)
        XCTAssertNotNil(written, "round \(round): \(text)")
        XCTAssertEqual(try? LinkPlace.table.route(from: written ?? ""), place, "round \(round)")
      } catch {
        counts.refused += 1
        XCTAssertTrue(
          (1...text.count + 1).contains(error.offset), "round \(round): \(error.offset) in \(text)")
        XCTAssertEqual(error.text, text)
        XCTAssertFalse(error.description.isEmpty)
      }
    }
    XCTAssertGreaterThan(counts.read, 150)
    XCTAssertGreaterThan(counts.refused, 5_000)
  }

  func test_aWrittenRouteIsReadAgain() {
    var dice = SplitMix(state: 2)
    for round in 1...4_000 {
      let place = place(&dice)
      for host in [nil, "clip.example"] {
        guard let text = LinkPlace.table.text(for: place, on: host) else {
          XCTFail("round \(round): no link to \(place)")
          continue
        }
        XCTAssertEqual(try? LinkPlace.table.route(from: text), place, "round \(round): \(text)")
        XCTAssertTrue(text.utf8.allSatisfy { (0x21...0x7E).contains($0) }, text)
      }
    }
  }

  /// A character changed, left out or put in: read as something, or refused within the text.
  func test_aSpoiltLinkIsRefusedWhereItIsSpoilt() {
    var dice = SplitMix(state: 3)
    for round in 1...4_000 {
      guard let whole = LinkPlace.table.text(for: place(&dice)) else { continue }
      var characters = Array(whole)
      let index = Int.random(in: 0..<characters.count, using: &dice)
      let piece = Array(pieces.randomElement(using: &dice) ?? "")
      switch dice.next() % 3 {
      case 0: characters.remove(at: index)
      case 1: characters.insert(contentsOf: piece, at: index)
      default: characters.replaceSubrange(index...index, with: piece)
      }
      let text = String(characters)
      do throws(LinkError) {
        _ = try LinkPlace.table.route(from: text)
      } catch {
        XCTAssertTrue(
          (1...text.count + 1).contains(error.offset), "round \(round): \(error.offset) in \(text)")
      }
    }
  }

  func test_aLongTextIsRead() {
    let name = String(repeating: "%ED%81%B4/", count: 5_000)
    XCTAssertThrowsError(try LinkPlace.table.route(from: "clip://clip/3/link/" + name)) {
      XCTAssertEqual(($0 as? LinkError)?.offset, 30)
    }
    let text = String(repeating: "a", count: 50_000)
    XCTAssertEqual(
      try LinkPlace.table.route(from: "clip://clip/3/link/" + text), .link(clip: 3, name: text))
    XCTAssertThrowsError(try LinkPlace.table.route(from: "clip://" + text))
  }
}

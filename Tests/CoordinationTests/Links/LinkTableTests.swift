import Coordination
import Foundation
import XCTest

/// Places of a small app, to try links on.
enum LinkPlace: Hashable, Sendable {
  enum Order: String, CaseIterable, Sendable {
    case newest
    case oldest
  }

  case app
  case clip(Int)
  case clips(Order, page: Int?)
  case link(clip: Int, name: String)
  case search(String, tags: [String], exact: Bool?)
  case range(Int, Int)
}

extension LinkPlace {
  static let table = LinkTable<LinkPlace>(
    schemes: ["clip", "clip-beta"], hosts: ["clip.example", "www.clip.example"],
    [
      LinkPattern("", to: .app),
      LinkPattern("clip/:id", .number("id", in: 0...999)) {
        .clip($0)
      } values: {
        if case .clip(let id) = $0 { id } else { nil }
      },
      LinkPattern("clips/:order", .word("order"), .optional(.number("page", in: 1...Int.max))) {
        .clips($0, page: $1)
      } values: {
        if case .clips(let order, let page) = $0 { (order, page) } else { nil }
      },
      LinkPattern("clip/:id/link/:name", .number("id"), .text("name")) {
        .link(clip: $0, name: $1)
      } values: {
        if case .link(let clip, let name) = $0 { (clip, name) } else { nil }
      },
      LinkPattern(
        "search", .text("text"), .list(.text("tag")), .optional(.flag("exact"))
      ) {
        .search($0, tags: $1, exact: $2)
      } values: {
        if case .search(let text, let tags, let exact) = $0 { (text, tags, exact) } else { nil }
      },
      LinkPattern("찾기/:from/:to", .number("from"), .number("to")) {
        $0 <= $1 ? .range($0, $1) : nil
      } values: {
        if case .range(let from, let to) = $0 { (from, to) } else { nil }
      },
    ])
}

/// What the texts of links mean.
final class LinkTableTests: XCTestCase {
  private func expect(
    _ text: String, _ place: LinkPlace, file: StaticString = #filePath, line: UInt = #line
  ) {
    do throws(LinkError) {
      let found = try LinkPlace.table.route(from: text)
      XCTAssertEqual(found, place, text, file: file, line: line)
    } catch {
      XCTFail("\(error)", file: file, line: line)
    }
  }

  func test_aTableWithoutProblems() {
    XCTAssertEqual(LinkPlace.table.problems, [])
    XCTAssertEqual(
      LinkPlace.table.forms,
      [
        "clip://", "clip://clip/ID", "clip://clips/ORDER?page=PAGE", "clip://clip/ID/link/NAME",
        "clip://search?text=TEXT&tag=TAG&exact=EXACT", "clip://찾기/FROM/TO",
      ])
  }

  func test_F_106_aLinkIsAPlaceWithTypedValues() {
    expect("clip://clip/3", .clip(3))
    expect("clip://clips/newest", .clips(.newest, page: nil))
    expect("clip://clips/oldest?page=2", .clips(.oldest, page: 2))
    expect("clip://clip/3/link/Swift", .link(clip: 3, name: "Swift"))
    expect("clip://search?text=a", .search("a", tags: [], exact: nil))
    expect("https://clip.example/clip/3", .clip(3))
    expect("http://www.clip.example/clip/3", .clip(3))
  }

  func test_theAppAlone() {
    for text in [
      "clip://", "clip:///", "clip-beta://", "clip://?", "https://clip.example",
      "https://clip.example/", "https://clip.example?utm_source=mail",
    ] {
      expect(text, .app)
    }
  }

  func test_schemeAndHostInUpperCase_segmentsAsTheyAre() {
    expect("CLIP://clip/3", .clip(3))
    expect("HTTPS://Clip.Example/clip/3", .clip(3))
    XCTAssertThrowsError(try LinkPlace.table.route(from: "clip://Clip/3"))
  }

  func test_oneSlashAtTheEndIsIgnored() {
    expect("clip://clip/3/", .clip(3))
    expect("clip://search/?text=a", .search("a", tags: [], exact: nil))
    expect("https://clip.example/clip/3/", .clip(3))
  }

  func test_escapesAreReadAfterThePartsAreToldApart() {
    expect("clip://clip/3/link/a%2Fb%3Fc%23d", .link(clip: 3, name: "a/b?c#d"))
    expect("clip://clip/3/link/%ED%81%B4%EB%A6%BD", .link(clip: 3, name: "클립"))
    expect("clip://clip/3/link/클립", .link(clip: 3, name: "클립"))
    expect("clip://search?text=a%26b%3Dc", .search("a&b=c", tags: [], exact: nil))
    expect("clip://%EC%B0%BE%EA%B8%B0/1/2", .range(1, 2))
    expect("clip://%63lip/%33", .clip(3))
    expect("clip://clip/3/link/%00", .link(clip: 3, name: "\0"))
  }

  func test_aPlusStaysAPlus() {
    expect("clip://search?text=a+b", .search("a+b", tags: [], exact: nil))
  }

  func test_itemsInAnyOrder_emptyOnesIgnored_withoutEqualsSignEmpty() {
    expect(
      "clip://search?exact=true&&tag=b&text=a&tag=a&", .search("a", tags: ["b", "a"], exact: true))
    expect("clip://search?text", .search("", tags: [], exact: nil))
    expect("clip://search?text=", .search("", tags: [], exact: nil))
    expect("clip://search?text=a=b", .search("a=b", tags: [], exact: nil))
    expect("clip://search?t%65xt=a", .search("a", tags: [], exact: nil))
  }

  func test_whatOthersAddToWebLinksIsIgnored() {
    expect("https://clip.example/clip/3?utm_source=mail#top", .clip(3))
    XCTAssertThrowsError(try LinkPlace.table.route(from: "clip://clip/3?utm_source=mail"))
    XCTAssertThrowsError(try LinkPlace.table.route(from: "clip://clip/3#top"))
  }

  func test_extrasAreRefusedOrIgnoredEverywhere() throws {
    func table(_ extras: LinkExtras) -> LinkTable<LinkPlace> {
      LinkTable(
        schemes: ["clip"], hosts: ["clip.example"], extras: extras, [LinkPattern("", to: .app)])
    }
    let texts = ["clip://?a=b", "clip://#a", "https://clip.example/?a=b", "https://clip.example#a"]
    for text in texts {
      XCTAssertEqual(try table(.ignored).route(from: text), .app, text)
      XCTAssertThrowsError(try table(.refused).route(from: text), text)
    }
  }

  func test_numbersAreThoseThatArePrinted() {
    let table = LinkTable<Int>(
      schemes: ["n"],
      [
        LinkPattern(":n", .number("n")) {
          $0
        } values: {
          $0
        }
      ])
    for number in [0, 1, -1, Int.max, Int.min] {
      XCTAssertEqual(try table.route(from: "n://\(number)"), number)
    }
    for text in ["03", "+3", "-0", "-", "", " 3", "3 ", "٣", "0x3", "1e3"] {
      XCTAssertThrowsError(try table.route(from: "n://\(text)"), text)
    }
  }

  func test_aURLIsReadAsItsText() throws {
    let url = try XCTUnwrap(URL(string: "clip://clip/3/link/%ED%81%B4"))
    XCTAssertEqual(try LinkPlace.table.route(from: url), .link(clip: 3, name: "클"))
  }

  func test_aRouteIsWrittenAsALink() {
    let table = LinkPlace.table
    XCTAssertEqual(table.text(for: .app), "clip://")
    XCTAssertEqual(table.text(for: .clip(3)), "clip://clip/3")
    XCTAssertEqual(table.text(for: .clip(3), on: "clip.example"), "https://clip.example/clip/3")
    XCTAssertEqual(
      table.text(for: .link(clip: 3, name: "a/클 ")), "clip://clip/3/link/a%2F%ED%81%B4%20")
    XCTAssertEqual(
      table.text(for: .search("a&b", tags: ["x", ""], exact: false)),
      "clip://search?text=a%26b&tag=x&tag=&exact=false")
    XCTAssertEqual(table.url(for: .clip(3)), URL(string: "clip://clip/3"))
  }

  func test_aRouteThatNoLinkLeadsToHasNone() {
    let table = LinkPlace.table
    XCTAssertNil(table.text(for: .clip(1000)))
    XCTAssertNil(table.text(for: .range(2, 1)))
    XCTAssertNil(table.text(for: .link(clip: 3, name: "")))
    XCTAssertNil(table.text(for: .clip(3), on: "other.example"))
    XCTAssertNil(LinkTable<LinkPlace>(schemes: [], hosts: ["a.example"], []).text(for: .app))
  }

  func test_valuesOfAnAppsOwnType() {
    struct Day: Hashable, Sendable {
      let number: Int
    }
    let table = LinkTable<Day>(
      schemes: ["day"],
      [
        LinkPattern(
          ":day",
          LinkParameter(
            "day", expecting: "a day as 2026-05",
            read: { $0.hasPrefix("2026-") ? Int($0.dropFirst(5)).map(Day.init) : nil },
            write: { "2026-\($0.number)" })
        ) {
          $0
        } values: {
          $0
        }
      ])
    XCTAssertEqual(try table.route(from: "day://2026-12"), Day(number: 12))
    XCTAssertEqual(table.text(for: Day(number: 7)), "day://2026-7")
    XCTAssertThrowsError(try table.route(from: "day://2025-1")) {
      XCTAssertEqual(
        "\($0)",
        "character 7 of \"day://2025-1\": unknown segment \"2025-1\", expected a day as 2026-05 (day)"
      )
    }
  }
}

import Glibc
import Sessions
import Shell
import XCTest

/// Lines from pipes and files.
@MainActor
final class DescriptorLineSourceTests: XCTestCase {
  /// Everything a source delivers for these bytes, whatever the size of its reads.
  private func events(
    _ bytes: [UInt8], file: StaticString = #filePath, line: UInt = #line
  ) -> [InputEvent] {
    let all = [1, 2, 3, 65_536].map { events(bytes, chunk: $0) }
    for other in all.dropFirst() { XCTAssertEqual(other, all[0], file: file, line: line) }
    return all[0]
  }

  private func events(_ text: String, line: UInt = #line) -> [InputEvent] {
    events(Array(text.utf8), line: line)
  }

  private func events(_ bytes: [UInt8], chunk: Int) -> [InputEvent] {
    guard let file = tmpfile() else { return [] }
    defer { fclose(file) }
    fwrite(bytes, 1, bytes.count, file)
    rewind(file)
    let source = DescriptorLineSource(descriptor: fileno(file), name: "file", chunk: chunk)
    var events: [InputEvent] = []
    while true {
      let event = source.next(prompt: "")
      guard event != .endOfFile else { return events }
      events.append(event)
    }
  }

  func test_emptyInput_hasNoLine() async {
    XCTAssertEqual(events(""), [])
  }

  func test_lines_endWithLFOrCRLFOrTheInput() async {
    XCTAssertEqual(events("tree\nback\r\nscreen"), [.line("tree"), .line("back"), .line("screen")])
  }

  func test_RL_R3_CRLFMakesNoPhantomLines() async {
    XCTAssertEqual(events("a\r\n\r\nb\r\n"), [.line("a"), .line(""), .line("b")])
  }

  func test_RL_R2_tabIsKept() async {
    XCTAssertEqual(events("a\tb\n"), [.line("a\tb")])
  }

  func test_byteOrderMark_isDroppedAtTheStartOnly() async {
    XCTAssertEqual(events("\u{FEFF}tree\n\u{FEFF}back\n"), [.line("tree"), .line("\u{FEFF}back")])
  }

  func test_otherUnicodeLineEnds_areTextInALine() async {
    XCTAssertEqual(events("a\u{2028}b\u{85}c\u{B}d\n"), [.line("a\u{2028}b\u{85}c\u{B}d")])
  }

  func test_RL_R4_invalidUTF8_isNamedByItsOffsetInTheInput() async {
    let bytes = Array("tree\n".utf8) + Array("caf".utf8) + [0xE9, 0x0A] + Array("back\n".utf8)
    XCTAssertEqual(
      events(bytes),
      [
        .line("tree"),
        .invalid(Diagnostic(.invalidUTF8(byte: 8), column: 4, sourceLine: "caf")),
        .line("back"),
      ])
  }

  func test_invalidUTF8_countsTheByteOrderMark() async {
    XCTAssertEqual(
      events([0xEF, 0xBB, 0xBF, 0x61, 0xFF]),
      [.invalid(Diagnostic(.invalidUTF8(byte: 4), column: 2, sourceLine: "a"))])
  }

  func test_longestLine_isRead() async {
    let line = String(repeating: "x", count: 65_536)
    XCTAssertEqual(events(Array((line + "\r\n").utf8), chunk: 65_536), [.line(line)])
    XCTAssertEqual(events(Array(("\u{FEFF}" + line + "\r\n").utf8), chunk: 4_096), [.line(line)])
  }

  func test_longerLine_isRefusedWithItsLengthAndTheNextIsRead() async {
    let line = String(repeating: "x", count: 70_000)
    for chunk in [4_096, 65_536, 100_000] {
      XCTAssertEqual(
        events(Array((line + "\ntree").utf8), chunk: chunk),
        [.invalid(Diagnostic(.lineTooLong(bytes: 70_000, limit: 65_536))), .line("tree")])
    }
  }

  func test_position_isTheLineReadLast() async throws {
    var ends: [Int32] = [0, 0]
    XCTAssertEqual(pipe(&ends), 0)
    XCTAssertEqual(write(ends[1], "a\nb\n", 4), 4)
    close(ends[1])
    defer { close(ends[0]) }
    let source = DescriptorLineSource(descriptor: ends[0], name: "commands.txt")
    _ = source.next(prompt: "")
    _ = source.next(prompt: "")
    XCTAssertEqual(source.position, InputPosition(name: "commands.txt", line: 2))
  }

  func test_folder_isNotReadAsAFile() async throws {
    let folder = open("/", O_RDONLY)
    defer { close(folder) }
    let source = DescriptorLineSource(descriptor: folder, name: "folder")
    XCTAssertEqual(
      source.next(prompt: ""), .invalid(Diagnostic(.unreadableFile("folder", .isFolder))))
    XCTAssertEqual(source.next(prompt: ""), .endOfFile)
  }

  func test_chain_readsOneSourceAfterTheOther() async {
    let chain = ChainedLineSource([
      ArgumentLineSource(["tree", "back\nscreen"]), ArgumentLineSource([]),
      ArgumentLineSource(["quit"]),
    ])
    let events = (0..<5).map { _ in chain.next(prompt: "") }
    XCTAssertEqual(
      events, [.line("tree"), .line("back"), .line("screen"), .line("quit"), .endOfFile])
  }
}

// swift-format-ignore-file
// One test for each session file. Do not change them by hand: this writes them again, in the folder of this file:
//   navwright xctest --swift-testing ../Sessions/memo -o MemoSessions.swift

import Memo
import NavwrightTesting
import Testing

@MainActor
@Suite struct MemoSessions {
  @Test("detail") func session_detail() async {
    await expectSessions(in: "../Sessions/memo/detail.nav", apps: [MemoApp.self])
  }

  @Test("links") func session_links() async {
    await expectSessions(in: "../Sessions/memo/links.nav", apps: [MemoApp.self])
  }

  @Test("list") func session_list() async {
    await expectSessions(in: "../Sessions/memo/list.nav", apps: [MemoApp.self])
  }

  @Test("new-memo") func new_memo() async {
    await expectSessions(in: "../Sessions/memo/new-memo.nav", apps: [MemoApp.self])
  }

  @Test("share") func session_share() async {
    await expectSessions(in: "../Sessions/memo/share.nav", apps: [MemoApp.self])
  }

  @Test("storage") func session_storage() async {
    await expectSessions(in: "../Sessions/memo/storage.nav", apps: [MemoApp.self])
  }

  @Test("unsaved") func session_unsaved() async {
    await expectSessions(in: "../Sessions/memo/unsaved.nav", apps: [MemoApp.self])
  }
}

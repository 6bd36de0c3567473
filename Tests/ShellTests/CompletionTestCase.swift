import Shell
import Simulator
import XCTest

/// One moment of an app, and what TAB makes of a line with `|` at the cursor.
class CompletionTestCase: XCTestCase {
  let present = Present(
    vocabulary: Vocabulary(
      routes: ["clip://clip/ID", "mail:all", "gone://x"], services: ["clips", "links"],
      notifications: ["news"], silentNotifications: ["clip added"],
      permissions: ["camera", "alerts"],
      parameters: ["logged-in": ["yes", "no"], "survey": ["yes"]]),
    items: [
      Present.Item(kind: "item", position: 1, title: "Edit"),
      Present.Item(kind: "clip", position: 1, id: "12", title: "Swift"),
      Present.Item(kind: "clip", position: 2, id: "3", title: "Café à la carte"),
      Present.Item(kind: "clip", position: 3, id: "7", title: "a \"quoted\" one"),
      Present.Item(kind: "button", position: 1, title: "Add clip"),
      Present.Item(kind: "button", position: 2, title: "Save", isEnabled: false),
      Present.Item(kind: "site", position: 1, title: "Coming soon", isEnabled: false),
      Present.Item(kind: "field", position: 1, title: "url", isField: true),
      Present.Item(kind: "field", position: 2, title: "name", isEnabled: false, isField: true),
    ],
    backEntries: ["Clip", "Home (old)"], labels: ["Home", "Clip", "DetailClip(3)"],
    tabs: ["home", "clip", "my tab"], alertButtons: ["Update", "Not now", "Never"],
    actions: [
      .tap(ElementReference(kind: "clip", selector: .position(1))), .enter(field: "url", text: ""),
      .back(.button), .swipeBack(.finish), .swipeDown(.finish), .selectTab(.name("home")),
      .selectTab(.name("my tab")), .reselectTab, .choose(button: "Update"),
      .choose(button: "Not now"), .dismiss(.top),
    ],
    otherActions: [
      .dismiss(.all), .app(.launch([])), .app(.background), .app(.memoryWarning),
      .open(url: "clip://clip/"), .open(url: "mail:all"), .service(name: "clips", .holds),
      .pasteboard(""), .notification(name: "news"), .notification(name: "clip added"),
      .permission(name: "camera", .ask),
    ],
    values: ["stack": "Home > Clip", "stack of tab clip": "Clip", "row clip": "Swift, Other"],
    entries: ["stack": ["Home", "Clip"], "row clip": ["Swift", "Other"], "modals": []])

  func complete(_ marked: String) -> Completion {
    let cursor = marked.utf8.firstIndex(of: UInt8(ascii: "|")) ?? marked.utf8.endIndex
    let line = String(marked[..<cursor]) + String(marked[cursor...].dropFirst())
    return Completer.complete(
      line, cursor: marked.utf8.distance(from: marked.startIndex, to: cursor), present: present)
  }

  func candidates(_ marked: String) -> [String] { complete(marked).candidates.map(\.text) }
}

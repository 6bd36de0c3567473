/// A screen of the system: no code of the app's says what stands on it.
@MainActor
package protocol SystemScreen: UIViewController {
  /// What a person can touch or fill in now, in order.
  var controls: [SystemControl] { get }
}

/// Something to touch or to fill in on a screen of the system.
package struct SystemControl {
  /// What a control is.
  package enum Kind: Hashable, Sendable {
    case button
    case segment
    case field
  }

  package let kind: Kind
  /// What a person calls it.
  package let title: String
  /// What stands in a field, or whether a segment is chosen.
  package let value: String?
  /// What a touch does, or what is done with a text that is filled in.
  ///
  /// - Parameter text: Empty for what is touched.
  package let act: @MainActor (_ text: String) -> Void

  private init(
    _ kind: Kind, _ title: String, _ value: String?, _ act: @escaping @MainActor (String) -> Void
  ) {
    self.kind = kind
    self.title = title
    self.value = value
    self.act = act
  }

  /// Something to touch.
  package static func button(_ title: String, _ act: @escaping @MainActor () -> Void)
    -> SystemControl
  {
    SystemControl(.button, title, nil) { _ in act() }
  }

  /// One of several, of which one is chosen.
  package static func segment(
    _ title: String, isChosen: Bool, _ act: @escaping @MainActor () -> Void
  ) -> SystemControl {
    SystemControl(.segment, title, isChosen ? "on" : nil) { _ in act() }
  }

  /// Something to fill in.
  package static func field(
    _ title: String, value: String, _ act: @escaping @MainActor (String) -> Void
  ) -> SystemControl {
    SystemControl(.field, title, value, act)
  }
}

extension UISearchController: SystemScreen {
  package final var controls: [SystemControl] {
    let bar = searchBar
    let scopes = (bar.scopeButtonTitles ?? []).enumerated().map { index, title in
      SystemControl.segment(title, isChosen: index == bar.selectedScopeButtonIndex) {
        bar.chooseScope(index)
      }
    }
    return [bar.field] + scopes
      + [.button("Search") { bar.pressSearch() }, .button("Cancel") { bar.cancel() }]
  }

  /// What shows what is found: the results, else the screen whose search it is, unless that is dimmed.
  package final var found: UIViewController? {
    if let results = searchResultsController, results.flags.contains(.isEmbedded) { return results }
    return obscuresBackgroundDuringPresentation ? nil : presenter
  }
}

extension UISearchBar {
  /// The field as a control: typing makes the search active.
  package final var field: SystemControl {
    .field("search", value: text ?? "") { [weak self] text in self?.type(text) }
  }
}

extension UIActivityViewController: SystemScreen {
  package final var controls: [SystemControl] {
    let own = offeredActivities.map { activity in
      SystemControl.button(activity.activityTitle ?? activity.activityType?.rawValue ?? "") {
        [weak self] in self?.choose(activity)
      }
    }
    let services = UIActivity.ActivityType.offered.compactMap { service -> SystemControl? in
      guard !(excludedActivityTypes?.contains(service.type) ?? false) else { return nil }
      return .button(service.title) { [weak self] in self?.choose(service.type) }
    }
    return own + services + [.button("Close") { [weak self] in self?.cancel() }]
  }
}

extension UIActivity.ActivityType {
  /// What the system offers for whatever is shared, by the words on the sheet.
  fileprivate static let offered: [(title: String, type: UIActivity.ActivityType)] = [
    ("AirDrop", .airDrop), ("Message", .message), ("Mail", .mail), ("Copy", .copyToPasteboard),
    ("Print", .print),
  ]
}

extension UIImagePickerController: SystemScreen {
  package final var controls: [SystemControl] {
    [
      .button("Choose") { [weak self] in self?.choose([.originalImage: UIImage()]) },
      .button("Cancel") { [weak self] in self?.cancel() },
    ]
  }
}

extension UIDocumentPickerViewController: SystemScreen {
  package final var controls: [SystemControl] {
    let cancel = SystemControl.button("Cancel") { [weak self] in self?.cancel() }
    if !exportedURLs.isEmpty {
      return [.button("Save") { [weak self] in self?.save() }, cancel]
    }
    let file = SystemControl.field("file", value: "") { [weak self] text in
      guard let self else { return }
      let names = allowsMultipleSelection ? text.components(separatedBy: ", ") : [text]
      choose(names.map { URL(fileURLWithPath: $0) })
    }
    return [file, cancel]
  }
}

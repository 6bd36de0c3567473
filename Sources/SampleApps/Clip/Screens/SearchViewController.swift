public import Simulator
import UIKit

/// The fourth tab: links and clips by a word of their titles.
public final class SearchViewController: LoadingViewController, ElementSource {
  // Each is owned by the screen and set by its coordinator.
  var onLinkItemSelected: LinkSelection?
  var onClipItemSelected: ClipSelection?

  private var query = ""
  private var model = SearchResultModel.nothing
  /// Counts searches: the reply to an older one is no answer to what stands in the field.
  private var lastSearch = 0

  override init(services: ClipServices) {
    super.init(services: services)
  }

  override var navigationType: ToasterNavigationType? { .hidden }

  /// The word, then the links and the clips that have it in their titles.
  public var elements: ElementList {
    var list: ElementList = [
      .field("query", value: query) { [weak self] in self?.search($0) }
    ]
    list.appendRows("link", count: model.detailClipList.count) { [self] index in
      let link = model.detailClipList[index]
      return Element(kind: "link", id: String(link.id), title: link.title) { [weak self] in
        self?.onLinkItemSelected?(link.url, link.isRead, link.id)
      }
    }
    list.appendRows("clip", count: model.clipList.count) { [self] index in
      let clip = model.clipList[index]
      return Element(
        kind: "clip", id: String(clip.id), title: clip.title, value: String(clip.toastCount)
      ) { [weak self] in self?.onClipItemSelected?(clip.id, clip.title) }
    }
    return list
  }

  override func askServices() {
    lastSearch += 1
    let search = lastSearch
    if query.allSatisfy(\.isWhitespace) {
      model = received(.success(.nothing)) ?? .nothing
      return
    }
    services.search(query) { [weak self] in
      guard let self, search == lastSearch else { return }
      // What an older word has found says nothing of this one.
      model = received($0) ?? .nothing
    }
  }

  private func search(_ query: String) {
    self.query = query
    load()
  }
}

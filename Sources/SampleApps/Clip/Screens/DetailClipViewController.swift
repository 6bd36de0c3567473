public import Simulator
import UIKit

/// The links of a clip.
public final class DetailClipViewController: LoadingViewController, ElementSource {
  // Each is owned by the screen and set by its coordinator.
  var onLinkSelected: LinkSelection?
  var onMoreSelected: ((_ link: ToastListModel) -> Void)?

  private(set) var clipID = AllClipModel.everything.id
  private var clipName = AllClipModel.everything.title
  private var links: [ToastListModel] = []
  private var segment = LinkSegment.all

  override init(services: ClipServices) {
    super.init(services: services)
  }

  override var navigationType: ToasterNavigationType? {
    ToasterNavigationType(hasBackButton: true, mainTitle: clipName)
  }

  /// Takes the clip to show; id 0 is all clips.
  func setupCategory(id: Int, name: String) {
    clipID = id
    clipName = name
  }

  /// The id of the clip.
  public var screenID: String? { String(clipID) }

  /// The segments, the links of the selected one, and what can be done with each.
  public var elements: ElementList {
    var list = ElementList()
    for segment in LinkSegment.allCases {
      let value = segment == self.segment ? "selected" : nil
      list.append(
        Element(kind: "segment", title: segment.rawValue, value: value) { [weak self] in
          self?.segment = segment
        })
    }
    let shown = links.filter(segment.contains)
    list.appendRows("link", count: shown.count) { [weak self] index in
      let link = shown[index]
      return Element(kind: "link", id: String(link.id), title: link.title) {
        self?.onLinkSelected?(link.url, link.isRead, link.id)
      }
    }
    list.appendRows("more", count: shown.count) { [weak self] index in
      let link = shown[index]
      return Element(kind: "more", id: String(link.id), title: link.title) {
        self?.onMoreSelected?(link)
      }
    }
    if let tooltipElement { list.append(tooltipElement) }
    return list
  }

  override func askServices() {
    services.links(inClip: clipID) { [weak self] result in
      guard let self else { return }
      if case .failure(let failure) = result, failure.isNotFound {
        // That is an answer too: nothing is in a clip that has been deleted.
        services.toastNotFound()
        links = received(.success([])) ?? []
      } else if let model = received(result) {
        links = model.toastList
        clipName = model.title
        declareBar()
      }
    }
  }
}

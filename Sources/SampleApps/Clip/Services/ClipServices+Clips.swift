import Foundation
import Simulator

extension ClipServices {
  func clips(reply: @escaping ServiceReply<ClipModel>) {
    ask(
      .clips, for: { ClipModel(allClipToastCount: $0.data.links.count, clips: $0.data.clips) },
      reply: reply)
  }

  /// Adds a clip; 400 says that there is one of that title, 422 that there are too many.
  func addClip(titled title: String, reply: @escaping ServiceReply<Void>) {
    change(
      .addClip,
      { data in
        if data.hasClip(titled: title) { return .failure(.status(400)) }
        guard data.clips.count < ClipRule.maximumCount else { return .failure(.status(422)) }
        data.addClip(titled: title)
        return .success(())
      }, reply: reply)
  }

  /// Renames a clip; 400 says that another has that title.
  func renameClip(id: Int, to title: String, reply: @escaping ServiceReply<Void>) {
    change(
      .renameClip,
      { data in
        if data.hasClip(titled: title, otherThan: id) { return .failure(.status(400)) }
        return data.renameClip(id: id, to: title) ? .success(()) : .failure(.status(404))
      }, reply: reply)
  }

  /// Deletes a clip and the links in it.
  func deleteClip(id: Int, reply: @escaping ServiceReply<Void>) {
    change(.deleteClip, known: { $0.deleteClip(id: id) }, reply: reply)
  }

  func search(_ query: String, reply: @escaping ServiceReply<SearchResultModel>) {
    ask(
      .search,
      for: { store in
        func matches(_ title: String) -> Bool { title.localizedCaseInsensitiveContains(query) }
        return SearchResultModel(
          detailClipList: store.data.links.filter { matches($0.title) },
          clipList: store.data.clips.filter { matches($0.title) })
      }, reply: reply)
  }
}

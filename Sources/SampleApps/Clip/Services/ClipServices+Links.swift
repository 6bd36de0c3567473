import Simulator

extension ClipServices {
  /// Asks for the links of a clip; 404 says that there is no such clip any more.
  func links(inClip id: Int, reply: @escaping ServiceReply<DetailClipModel>) {
    ask(
      .links,
      for: { store -> Result<DetailClipModel, ServiceFailure> in
        guard let clip = store.data.clip(id: id) else { return .failure(.status(404)) }
        let links = store.data.links(inClip: id)
        return .success(
          DetailClipModel(title: clip.title, allToastCount: links.count, toastList: links))
      }, reply: { reply($0.flatMap { $0 }) })
  }

  func save(_ link: SaveLinkModel, reply: @escaping ServiceReply<Void>) {
    change(
      .saveLink,
      known: {
        if let id = link.categoryId, $0.clip(id: id) == nil { return false }
        $0.save(link)
        return true
      }, reply: reply)
  }

  func editTitle(ofLink id: Int, to title: String, reply: @escaping ServiceReply<Void>) {
    change(.editTitle, known: { $0.changeLink(id: id) { $0.title = title } }, reply: reply)
  }

  func moveLink(id: Int, toClip clipID: Int, reply: @escaping ServiceReply<Void>) {
    change(
      .moveLink,
      known: {
        guard $0.clip(id: clipID) != nil else { return false }
        return $0.changeLink(id: id) { $0.clipID = clipID }
      }, reply: reply)
  }

  func deleteLink(id: Int, reply: @escaping ServiceReply<Void>) {
    change(.deleteLink, known: { $0.deleteLink(id: id) }, reply: reply)
  }

  func markRead(link id: Int, isRead: Bool, reply: @escaping ServiceReply<Void>) {
    change(.markRead, known: { $0.changeLink(id: id) { $0.isRead = isRead } }, reply: reply)
  }
}

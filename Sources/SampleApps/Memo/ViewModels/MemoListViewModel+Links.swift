import Coordination

// What links ask of the list: both have to wait for the storage.
extension MemoListViewModel {
  /// Tells what became of a step of a link.
  typealias Tell = @MainActor (LinkProgress<MemoRoute>) -> Void

  /// Shows the memo with this number, if the list is in front by the time it is there.
  func showMemo(_ identity: Int, then tell: @escaping Tell) {
    storage.memoList { [weak self] result in
      switch result {
      case .success(let memos):
        guard let memo = memos.first(where: { $0.identity == identity }) else {
          return tell(.refused("there is no memo \(identity)"))
        }
        tell(.shows(self?.showDetail(memo)))
      case .failure:
        tell(.refused("the memos could not be loaded"))
      }
    }
  }

  /// Makes an empty memo, and lets it be written.
  func compose(_ draft: String, then tell: @escaping Tell) {
    makeMemo(draft: draft) { result in
      switch result {
      case .success(let transition): tell(.shows(transition))
      case .failure: tell(.refused("the memo could not be made"))
      }
    }
  }
}

extension LinkProgress {
  /// A scene comes; without a list there is none to show it.
  fileprivate static func shows(_ transition: SceneTransition?) -> LinkProgress {
    transition.map { .moves($0) } ?? .refused("the list is not there")
  }
}

import Simulator
import UIKit

/// All memos, newest first.
final class MemoListViewController: UIViewController, ViewModelBindableType, ElementSource {
  var viewModel: MemoListViewModel?

  /// For each memo a row and a way to delete it; a way to try again if there are none for a reason.
  var elements: ElementList {
    guard let viewModel else { return [] }
    let memos = viewModel.memos
    var list = ElementList()
    // The list is gone when the touch is over, so that it may own what it touches.
    list.appendRows("memo", count: memos.count) { index in
      let memo = memos[index]
      return Element(
        kind: "memo", id: memo.id, title: memo.headline, value: memo.insertText
      ) { viewModel.showDetail(memo) }
    }
    // What a swipe over the row uncovers.
    list.appendRows("delete", count: memos.count) { index in
      let memo = memos[index]
      return Element(kind: "delete", id: memo.id, title: memo.headline) { viewModel.delete(memo) }
    }
    if viewModel.hasFailed {
      list.append(Element(kind: "button", title: "Try again") { viewModel.load() })
    }
    return list
  }

  func bindViewModel(_ viewModel: MemoListViewModel) {
    let add = UIAction { [weak viewModel] _ in viewModel?.create() }
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: add)
    viewModel.start()
  }
}

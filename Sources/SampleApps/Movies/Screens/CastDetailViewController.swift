import Simulator
import UIKit

/// One of those who play, and all his films; from here nothing leads on.
final class CastDetailViewController: ScreenWithViewModel<CastDetailViewModel>, ElementSource {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Cast"
    viewModel.load()
  }

  var screenID: String? { String(viewModel.id) }

  /// The name, then a row for each film.
  var elements: ElementList {
    var list = ElementList()
    list.appendNotice(for: viewModel.state) { [viewModel] in viewModel.load() }
    guard let member = viewModel.state.value else { return list }
    list.append(detail: "name", member.name)
    list.append(member.movies, isEnabled: false) { _ in }
    return list
  }
}

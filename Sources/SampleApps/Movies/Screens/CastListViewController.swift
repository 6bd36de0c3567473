import Simulator
import UIKit

/// Those who play in what others see: a page of Trending.
final class CastListViewController: ScreenWithViewModel<CastListViewModel>, ElementSource {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Casts"
    viewModel.load()
  }

  /// A row for each.
  var elements: ElementList {
    var list = ElementList()
    list.appendNotice(for: viewModel.state) { [viewModel] in viewModel.load() }
    list.append(viewModel.state.value ?? []) { [viewModel] in viewModel.pick($0) }
    return list
  }
}

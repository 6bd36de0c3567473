import Simulator
import UIKit

/// A list of films.
class MovieListViewController: ScreenWithViewModel<MovieListViewModel>, ElementSource {
  override func viewDidLoad() {
    super.viewDidLoad()
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

/// What one has seen.
final class WatchedViewController: MovieListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Watched"
  }
}

/// What others see: a page of Trending.
final class TrendingMovieListViewController: MovieListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Movies"
  }
}

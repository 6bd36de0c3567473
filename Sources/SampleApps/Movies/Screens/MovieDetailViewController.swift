import Coordination
import Simulator
import UIKit

/// One film, and who plays in it.
final class MovieDetailViewController: ScreenWithViewModel<MovieDetailViewModel>, ElementSource,
  LinkDestination
{
  /// The link that leads here; nil if none does.
  let linkRoute: MovieRoute?

  init(viewModel: MovieDetailViewModel, linkRoute: MovieRoute?) {
    self.linkRoute = linkRoute
    super.init(viewModel: viewModel)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Movie"
    viewModel.load()
  }

  var screenID: String? { String(viewModel.id) }

  /// What is known, then a row for each who plays.
  var elements: ElementList {
    var list = ElementList()
    list.appendNotice(for: viewModel.state) { [viewModel] in viewModel.load() }
    guard let movie = viewModel.state.value else { return list }
    list.append(detail: "title", movie.title)
    list.append(detail: "year", String(movie.year))
    list.append(detail: "director", movie.director)
    list.append(movie.cast) { [viewModel] in viewModel.pick($0) }
    return list
  }
}

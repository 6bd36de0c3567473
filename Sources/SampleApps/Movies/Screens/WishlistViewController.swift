import Flows
import Simulator
import UIKit

/// What one wants to see, and a search for more.
///
/// Films are picked by the view models; what the bar's buttons lead to the screen tells itself, which is a stepper too.
final class WishlistViewController: ScreenWithViewModel<MovieListViewModel>, ElementSource, Stepper
{
  let steps = Steps()
  private let search: MovieSearchViewModel
  /// The flow's.
  private let settings: WishlistStepper

  init(
    viewModel: MovieListViewModel, search: MovieSearchViewModel, settings: WishlistStepper
  ) {
    self.search = search
    self.settings = settings
    super.init(viewModel: viewModel)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Wishlist"
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Settings", primaryAction: UIAction { [settings] _ in settings.openSettings() })
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(
        title: "About",
        primaryAction: UIAction { [steps] _ in steps.accept(AboutStep.aboutIsRequired) }),
      UIBarButtonItem(
        title: "Log out",
        primaryAction: UIAction { [viewModel] _ in viewModel.services.logOut() }),
    ]
    viewModel.load()
  }

  /// The field, then what is found, or the list if nothing is searched for.
  var elements: ElementList {
    var list: ElementList = [
      .field("search", value: search.text) { [search] in search.search($0) }
    ]
    if search.isActive {
      list.appendNotice(for: search.state) { [search] in search.load() }
      if let movies = search.state.value, movies.isEmpty { list.append(text: "Nothing found") }
      list.append(search.state.value ?? []) { [search] in search.pick($0) }
    } else {
      list.appendNotice(for: viewModel.state) { [viewModel] in viewModel.load() }
      list.append(viewModel.state.value ?? []) { [viewModel] in viewModel.pick($0) }
    }
    return list
  }
}

import Simulator
import UIKit

/// The airports of a city.
final class AirportsViewController: UIViewController, ElementSource {
  typealias ViewModelBuilder = @MainActor (_ input: AirportsInput) -> any AirportsViewPresentable

  private let viewModelBuilder: ViewModelBuilder
  private var viewModel: (any AirportsViewPresentable)?
  private let airportSelect = Relay<AirportViewModel>()

  init(viewModelBuilder: @escaping ViewModelBuilder) {
    self.viewModelBuilder = viewModelBuilder
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable, message: "there is no view model in an archive")
  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let viewModel = viewModelBuilder(AirportsInput(airportSelect: airportSelect.driver))
    self.viewModel = viewModel
    navigationItem.title = viewModel.output.title
  }

  var screenID: String? { viewModel?.output.cityID }

  /// A row for each.
  var elements: ElementList {
    guard let viewModel else { return [] }
    var list = ElementList()
    list.append("airport", viewModel.output.airports) { [airportSelect] airport in
      Element(kind: "airport", id: airport.code, title: airport.name, value: airport.detail) {
        airportSelect.accept(airport)
      }
    }
    return list
  }
}

import Simulator
import UIKit

/// The field, and what is found for what stands in it.
final class SearchCityViewController: UIViewController, ElementSource {
  typealias ViewModelBuilder =
    @MainActor (_ input: SearchCityInput) -> any SearchCityViewPresentable

  private let viewModelBuilder: ViewModelBuilder
  private var viewModel: (any SearchCityViewPresentable)?
  private var state = SearchCityState()
  private var text = ""

  private let searchText = Relay<String>()
  private let citySelect = Relay<CityViewModel>()
  private let airportSelect = Relay<AirportViewModel>()
  private let retry = Relay<Void>()

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
    let viewModel = viewModelBuilder(
      SearchCityInput(
        searchText: searchText.driver, citySelect: citySelect.driver,
        airportSelect: airportSelect.driver, retry: retry.driver))
    self.viewModel = viewModel
    navigationItem.title = viewModel.output.title
    viewModel.output.state.drive { [weak self] in self?.state = $0 }
  }

  /// The field, then cities, then airports, or what is to be said instead.
  var elements: ElementList {
    var list: ElementList = [
      .field("search", value: text) { [weak self] in self?.search($0) }
    ]
    if let message = state.message {
      list.append(Element(kind: "text", title: message, isEnabled: false))
    }
    if state.canRetry {
      list.append(Element(kind: "button", title: "Try again") { [retry] in retry.accept(()) })
    }
    list.append("city", state.cities) { [citySelect] city in
      Element(kind: "city", id: city.id, title: city.name, value: city.detail) {
        citySelect.accept(city)
      }
    }
    list.append("airport", state.airports) { [airportSelect] airport in
      Element(kind: "airport", id: airport.code, title: airport.name, value: airport.detail) {
        airportSelect.accept(airport)
      }
    }
    return list
  }

  private func search(_ text: String) {
    self.text = text
    searchText.accept(text)
  }
}

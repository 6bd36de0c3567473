import UIKit

/// What a search screen needs to know of its view model.
@MainActor
protocol SearchCityViewPresentable: AnyObject {
  var output: SearchCityOutput { get }
}

/// What is done on the screen.
struct SearchCityInput {
  let searchText: Driver<String>
  let citySelect: Driver<CityViewModel>
  let airportSelect: Driver<AirportViewModel>
  let retry: Driver<Void>
}

/// What the screen shows.
struct SearchCityOutput {
  let title: String
  let state: Driver<SearchCityState>
}

/// What the search shows at a moment.
struct SearchCityState {
  /// What is to be said instead of rows.
  var message: String?
  /// Whether the airports can be asked for again.
  var canRetry = false
  var cities = Rows<CityViewModel>.none
  var airports = Rows<AirportViewModel>.none
}

/// Searches while one types.
final class SearchCityViewModel: SearchCityViewPresentable {
  /// Where it leads.
  struct Routing {
    let citySelected: Driver<Set<AirportModel>>
    let airportSelected: Driver<AirportModel>
  }

  let output: SearchCityOutput
  let routing: Routing

  private let airportService: any AirportService
  private let state = Relay(replaying: SearchCityState())
  private let citySelected = Relay<Set<AirportModel>>()
  private let airportSelected = Relay<AirportModel>()
  private var text = ""
  /// Nil while the service has not replied.
  private var airports: Result<AirportCatalog, AirportError>?

  init(input: SearchCityInput, title: String, airportService: any AirportService) {
    self.airportService = airportService
    output = SearchCityOutput(title: title, state: state.driver)
    routing = Routing(
      citySelected: citySelected.driver, airportSelected: airportSelected.driver)
    airportService.track(self, named: "SearchCityViewModel")
    input.searchText.drive { [weak self] in self?.search($0) }
    input.citySelect.drive { [weak self] in self?.select($0) }
    input.airportSelect.drive { [weak self] in self?.select($0) }
    input.retry.drive { [weak self] in self?.load() }
    load()
  }

  private func load() {
    airports = nil
    show()
    airportService.fetchAirports { [weak self] in
      self?.airports = $0
      self?.show()
    }
  }

  private func search(_ text: String) {
    self.text = text
    show()
  }

  // A row that belongs to no model leads nowhere.
  private func select(_ row: CityViewModel) {
    guard case .success(let catalog)? = airports else { return }
    let models = Set(catalog.airports(ofCity: row.number))
    if !models.isEmpty { citySelected.accept(models) }
  }

  private func select(_ row: AirportViewModel) {
    guard case .success(let catalog)? = airports, let model = catalog.airport(code: row.code)
    else { return }
    airportSelected.accept(model)
  }

  private func show() {
    switch airports {
    case nil:
      state.accept(SearchCityState(message: "Loading the airports"))
    case .failure(let error)?:
      state.accept(SearchCityState(message: error.text, canRetry: true))
    case .success(let catalog)?:
      state.accept(found(in: catalog))
    }
  }

  private func found(in catalog: AirportCatalog) -> SearchCityState {
    if text.allSatisfy(\.isWhitespace) {
      return SearchCityState(message: "Type a city, an airport or a code")
    }
    let found = catalog.search(text)
    if found.cities.isEmpty, found.airports.isEmpty {
      return SearchCityState(message: "Nothing found for \"\(Self.shortened(text))\"")
    }
    return SearchCityState(
      cities: Rows(count: found.cities.count) { CityViewModel(catalog.city(found.cities[$0])) },
      airports: Rows(count: found.airports.count) {
        AirportViewModel(catalog.airport(found.airports[$0]))
      })
  }

  private static func shortened(_ text: String) -> String {
    text.count <= 40 ? text : text.prefix(40) + "…"
  }
}

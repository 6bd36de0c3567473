import Simulator
import UIKit

/// One airport.
final class AirportDetailsViewController: UIViewController, ElementSource {
  typealias ViewModelBuilder =
    @MainActor (_ input: AirportDetailsInput) -> any AirportDetailsViewPresentable

  private let viewModelBuilder: ViewModelBuilder
  private var viewModel: (any AirportDetailsViewPresentable)?
  private let close = Relay<Void>()

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
    let viewModel = viewModelBuilder(AirportDetailsInput(close: close.driver))
    self.viewModel = viewModel
    title = viewModel.output.title
  }

  var screenID: String? { viewModel?.output.code }

  /// A line for each thing that is known, and the way back.
  var elements: ElementList {
    var list = ElementList()
    for detail in viewModel?.output.details ?? [] {
      list.append(
        Element(kind: "detail", id: detail.id, title: detail.text, isEnabled: false))
    }
    list.append(Element(kind: "button", title: "Close") { [close] in close.accept(()) })
    return list
  }
}

import Simulator
public import UIKit

/// A sheet from the bottom of the screen; it can be closed, or pulled down.
public class SheetViewController: ToasterViewController {
  let services: ClipServices
  // Each is owned by the screen and set by its coordinator.
  var onClose: (() -> Void)?
  var onFailure: (() -> Void)?
  /// Called when the sheet has done what it is for.
  var onDone: (() -> Void)?

  /// Whether the sheet waits for a service, or is done and waits to leave; it cannot be operated then.
  private(set) final var isWaiting = false {
    didSet { isModalInPresentation = isWaiting }
  }

  init(services: ClipServices) {
    self.services = services
    super.init()
    modalPresentationStyle = .pageSheet
  }

  /// Not there: screens are made by the factory.
  @available(*, unavailable, message: "screens are made by the factory")
  public required init?(coder: NSCoder) {
    nil
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    // Not before: who asks for the presentation controller of a sheet that never comes leaks it.
    sheetPresentationController?.detents = [
      .custom { [weak self] _ in self.map { CGFloat($0.sheetHeight - 40) } }
    ]
  }

  /// Whether the sheet's own elements can be operated.
  final var isOperable: Bool { !isWaiting && presentedViewController == nil && !isBeingDismissed }

  /// The cross that closes the sheet.
  final var closeItem: Element {
    Element(kind: "item", title: "Close", isEnabled: isOperable) { [weak self] in self?.onClose?() }
  }

  /// How high the sheet and the bar above it stand, in points; by default as one with a field does.
  var sheetHeight: Double { 198 }

  /// Has the height asked for again.
  final func invalidateHeight() {
    sheetPresentationController?.invalidateDetents()
  }

  /// Waits for the service that does what the sheet is for.
  ///
  /// - Parameters:
  ///   - toast: What is said of the success, which runs ``onDone``.
  ///   - takes: Takes a failure that is not told to the coordinator; returns whether it did.
  /// - Returns: What takes the reply.
  final func waiting(
    _ toast: String, onFailure takes: @escaping (ServiceFailure) -> Bool = { _ in false }
  ) -> ServiceReply<Void> {
    waiting(onFailure: takes) { [weak self] in
      self?.services.toast(toast, status: .check)
      self?.onDone?()
    }
  }

  /// Waits for a service; a failure is told, and the sheet can be operated again.
  ///
  /// - Parameters:
  ///   - takes: Takes a failure that is not told to the coordinator; returns whether it did.
  ///   - next: Takes a success and has the sheet leave: it is not operated any more.
  /// - Returns: What takes the reply. It does not own the sheet.
  final func waiting<Value>(
    onFailure takes: @escaping (ServiceFailure) -> Bool = { _ in false },
    then next: @escaping (Value) -> Void
  ) -> ServiceReply<Value> {
    isWaiting = true
    return { [weak self] result in
      guard let self else { return }
      switch result {
      case .success(let value):
        next(value)
      case .failure(let failure):
        isWaiting = false
        if !takes(failure), !failure.isUnauthorized { onFailure?() }
      }
    }
  }
}

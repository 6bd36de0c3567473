/// The screen of the system on which the user chooses files: a modal that goes by itself.
///
/// Its delegate is told once it has gone, so that whatever comes next can be presented.
@preconcurrency
@MainActor
open class UIDocumentPickerViewController: UIViewController {
  /// Told what the user has chosen; weak.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether several files may be chosen.
  open var allowsMultipleSelection = false
  /// Whether names are shown with their endings; stored only.
  open var shouldShowFileExtensions = false
  /// The folder that is shown first; stored only.
  open var directoryURL: URL?

  /// The kinds of files that can be chosen; empty for a screen that stores files.
  package final let contentTypes: [UTType]
  /// The files that are stored; empty for a screen that opens files.
  package final let exportedURLs: [URL]

  private final var outcome: Outcome?

  /// How the screen ended for the user; nothing if code took it away.
  private enum Outcome {
    case chosen([URL])
    case cancelled
    /// Cancelled if the finger does not return.
    case pulled
  }

  /// Creates a screen that opens files.
  ///
  /// - Parameters:
  ///   - contentTypes: The kinds that can be chosen.
  ///   - asCopy: Ignored: nothing is copied.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    self.contentTypes = contentTypes
    exportedURLs = []
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a screen that opens files.
  public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
    self.init(forOpeningContentTypes: contentTypes, asCopy: false)
  }

  /// Creates a screen on which the user says where files are stored.
  ///
  /// - Parameters:
  ///   - urls: The files.
  ///   - asCopy: Ignored: nothing is copied.
  public init(forExporting urls: [URL], asCopy: Bool) {
    contentTypes = []
    exportedURLs = urls
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a screen on which the user says where files are stored.
  public convenience init(forExporting urls: [URL]) {
    self.init(forExporting: urls, asCopy: false)
  }

  /// Creates a screen on which nothing can be chosen; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    contentTypes = []
    exportedURLs = []
    super.init(coder: coder)
  }

  /// Forgets a drag that has returned.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if case .pulled = outcome { outcome = nil }
  }

  /// Takes note of a drag or of a touch outside, which cancel.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    let open = presenter?._extras?.presentationTransition
    if outcome == nil, isBeingDismissed, open?.cause.isUserDismissal ?? false { outcome = .pulled }
  }

  /// Tells the delegate once the screen has gone.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isBeingDismissed, let ended = outcome.take() else { return }
    switch ended {
    case .chosen(let urls): delegate?.documentPicker(self, didPickDocumentsAt: urls)
    case .cancelled, .pulled: delegate?.documentPickerWasCancelled(self)
    }
  }

  /// Touches files: the screen goes, then the delegate is told.
  ///
  /// - Returns: Whether the screen can be answered now, with so many files.
  @discardableResult
  package final func choose(_ urls: [URL]) -> Bool {
    guard !urls.isEmpty, allowsMultipleSelection || urls.count == 1 else { return false }
    return end(.chosen(urls))
  }

  /// Touches the button that stores the files; the delegate is told where they are.
  ///
  /// - Returns: Whether the screen can be answered now and stores files.
  @discardableResult
  package final func save() -> Bool {
    exportedURLs.isEmpty ? false : end(.chosen(exportedURLs))
  }

  /// Touches the cancel button: the screen goes, then the delegate is told.
  ///
  /// - Returns: Whether the screen can be answered now.
  @discardableResult
  package final func cancel() -> Bool { end(.cancelled) }

  private final func end(_ outcome: Outcome) -> Bool {
    guard let presenter, presented == nil, appearance == .appeared, !presenter.isPresentationOpen
    else { return false }
    self.outcome = outcome
    presenter.dismiss(animated: true)
    return true
  }
}

/// Told what the user has chosen.
@preconcurrency
@MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// Called when files were chosen; the screen has gone.
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Called when the user has left without a choice; the screen has gone.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Does nothing.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {}
  /// Does nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

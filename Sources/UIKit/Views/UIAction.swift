/// A titled closure for a control or a menu.
@preconcurrency
@MainActor
open class UIAction: NSObject {
  /// The closure of an action.
  public typealias Handler = @MainActor (_ action: UIAction) -> Void

  /// What the control or menu shows.
  open var title: String
  /// The image beside the title; stored only.
  open var image: UIImage?
  /// Owned by the action for its life.
  private let handler: Handler

  /// Creates an action.
  public init(title: String = "", image: UIImage? = nil, handler: @escaping Handler) {
    self.title = title
    self.image = image
    self.handler = handler
    super.init()
  }

  /// Runs the closure, as a touch does.
  package func run() {
    handler(self)
  }
}

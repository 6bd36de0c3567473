/// The screen of the system on which the user takes or chooses a picture: a modal that its delegate takes away.
@preconcurrency
@MainActor
open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  public enum SourceType: Int, Sendable {
    case photoLibrary = 0
    case camera = 1
    case savedPhotosAlbum = 2
  }

  /// Names a part of what was chosen.
  public struct InfoKey: Hashable, Sendable, RawRepresentable {
    /// The key's text.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The kind of medium.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The picture as it was taken.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture as the user changed it.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The part that the user cut out.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// Where a film is.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// Where a picture is.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }

  /// Where pictures come from.
  open var sourceType = SourceType.photoLibrary
  /// Which kinds of media may be chosen; stored only.
  open var mediaTypes = ["public.image"]
  /// Whether the user may change what was chosen; stored only.
  open var allowsEditing = false

  /// Whether there are pictures from there; all but a camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

  /// Chooses a picture; the delegate takes the screen away.
  ///
  /// - Returns: Whether there is a delegate to tell.
  @discardableResult
  package final func choose(_ info: [InfoKey: Any]) -> Bool {
    guard let delegate = delegate as? any UIImagePickerControllerDelegate else { return false }
    delegate.imagePickerController(self, didFinishPickingMediaWithInfo: info)
    return true
  }

  /// Touches the cancel button; the delegate takes the screen away, without one it goes by itself.
  package final func cancel() {
    if let delegate = delegate as? any UIImagePickerControllerDelegate {
      delegate.imagePickerControllerDidCancel(self)
    } else {
      presenter?.dismiss(animated: true)
    }
  }
}

/// Told what the user has chosen.
@preconcurrency
@MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// Called when something was chosen; the screen is to be taken away.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Called when the cancel button was touched; the screen is to be taken away.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Takes the screen away, as the system does when nobody listens.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    picker.presentingViewController?.dismiss(animated: true)
  }

  /// Takes the screen away, as the system does when nobody listens.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.presentingViewController?.dismiss(animated: true)
  }
}

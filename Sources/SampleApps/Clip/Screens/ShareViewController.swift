import UIKit

/// The system's share sheet, under a name of the app's own.
final class ShareViewController: UIActivityViewController {}

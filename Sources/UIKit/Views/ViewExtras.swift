/// What most views never need, in one box made on demand.
final class ViewExtras {
  var tintColor: UIColor?
  var transform = CGAffineTransform.identity
  var contentMode = UIView.ContentMode.scaleToFill
  var autoresizingMask: UIView.AutoresizingMask = []
  var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 8, leading: 8, bottom: 8, trailing: 8)
  var constraints: [NSLayoutConstraint] = []
  var layoutGuides: [UILayoutGuide] = []
  var gestureRecognizers: [UIGestureRecognizer]?
  var safeAreaLayoutGuide: UILayoutGuide?
  var layoutMarginsGuide: UILayoutGuide?
  var accessibilityLabel: String?
  var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// What an app has associated with this view.
  // Nonisolated since values can be asked for from anywhere, as Apple's; the table's lock guards it.
  nonisolated(unsafe) var associations: AssociatedValues = [:]

  nonisolated init() {}
}

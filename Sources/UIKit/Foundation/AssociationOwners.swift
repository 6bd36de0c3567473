// Changed on the main actor only, as everything of a controller or view is.
extension UIViewController: AssociationOwner {
  nonisolated final var associations: AssociatedValues {
    get { _extras?.associations ?? [:] }
    set {
      if let extras = _extras {
        extras.associations = newValue
      } else if !newValue.isEmpty {
        let extras = ControllerExtras()
        extras.associations = newValue
        _extras = extras
      }
    }
  }
}

extension UIView: AssociationOwner {
  nonisolated final var associations: AssociatedValues {
    get { _extras?.associations ?? [:] }
    set {
      if let extras = _extras {
        extras.associations = newValue
      } else if !newValue.isEmpty {
        let extras = ViewExtras()
        extras.associations = newValue
        _extras = extras
      }
    }
  }
}

/// The activities of responders: few have one.
@MainActor
struct UserActivities {
  static var shared = UserActivities()
  private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  subscript(_ responder: UIResponder) -> NSUserActivity? {
    get { objc_getAssociatedObject(responder, Self.key) as? NSUserActivity }
    nonmutating set {
      objc_setAssociatedObject(responder, Self.key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
}

import Foundation

extension NotificationCenter {
  /// Posts a notification of an object, unless nobody observes anything.
  ///
  /// To get one ready for nobody costs Foundation 4,000 instructions, and the first of a process over a million: it looks
  /// for how the object's class is bridged, in all of the program.
  final func postIfObserved(_ name: Notification.Name, _ object: AnyObject) {
    #if os(Linux)
      if isCertainlyUnobserved { return }
    #endif
    post(name: name, object: object)
  }

  #if os(Linux)
    // A center keeps its observers in a dictionary, and all empty dictionaries are one object until something is put into
    // them. Only where a new center has exactly one of them is anything concluded from it.
    private static let placeOfObservers: Int? = {
      // Where a class says how large its objects are.
      let type = unsafeBitCast(NotificationCenter.self, to: UnsafeRawPointer.self)
      let size = Int(type.load(fromByteOffset: 24, as: UInt32.self))
      var found: Int?
      for place in stride(from: 16, to: size - 7, by: 8) where new.hasEmptyDictionary(at: place) {
        if found != nil { return nil }
        found = place
      }
      return found
    }()
    // Kept: for a center to go, Foundation has to look for all that is known of its dictionary.
    private static let new = NotificationCenter()

    /// Whether nobody observes anything, as far as can be told.
    final var isCertainlyUnobserved: Bool {
      guard let place = Self.placeOfObservers else { return false }
      return hasEmptyDictionary(at: place)
    }

    private final func hasEmptyDictionary(at place: Int) -> Bool {
      let empty: [Int: Int] = [:]
      let object = UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
      return object.load(fromByteOffset: place, as: UInt.self)
        == unsafeBitCast(empty, to: UInt.self)
    }
  #endif
}

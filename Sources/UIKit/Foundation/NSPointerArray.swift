/// Objects in a row, by their addresses; any of them may be nil, and a weak one becomes nil when it dies.
open class NSPointerArray: NSObject {
  private enum Place {
    case none
    case owned(AnyObject)
    case weak(Weak)

    var object: AnyObject? {
      switch self {
      case .none: nil
      case .owned(let object): object
      case .weak(let box): box.object
      }
    }
  }

  private final class Weak {
    weak var object: AnyObject?

    init(_ object: AnyObject) {
      self.object = object
    }
  }

  private final let options: NSPointerFunctions.Options
  private final var places: [Place] = []

  /// Creates an empty row.
  ///
  /// - Parameter options: Whether the row owns its objects, which it does, or not.
  public init(options: NSPointerFunctions.Options = []) {
    self.options = options
    super.init()
  }

  /// A row that owns its objects.
  open class func strongObjects() -> NSPointerArray { NSPointerArray() }
  /// A row that does not own its objects.
  open class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

  /// How many places there are, those of nil included; a smaller number cuts the row off, a greater one adds nil.
  open var count: Int {
    get { places.count }
    set {
      places.removeLast(max(places.count - newValue, 0))
      places += Array(repeating: .none, count: max(newValue - places.count, 0))
    }
  }

  /// The object at a place, from 0; nil if it has died.
  open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
    places[index].object.map { Unmanaged.passUnretained($0).toOpaque() }
  }

  /// Adds an object at the end.
  open func addPointer(_ pointer: UnsafeMutableRawPointer?) {
    places.append(place(of: pointer))
  }

  /// Adds an object at a place, from 0.
  open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
    places.insert(place(of: item), at: index)
  }

  /// Puts an object in the place of another.
  open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
    places[index] = place(of: item)
  }

  /// Takes a place away.
  open func removePointer(at index: Int) {
    places.remove(at: index)
  }

  /// Takes every place of nil away.
  open func compact() {
    places.removeAll { $0.object == nil }
  }

  /// The objects that are alive, in order.
  open var allObjects: [Any] { places.compactMap(\.object) }

  private final func place(of pointer: UnsafeMutableRawPointer?) -> Place {
    guard let pointer else { return .none }
    let object = Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue()
    return options.contains(.weakMemory) ? .weak(Weak(object)) : .owned(object)
  }
}

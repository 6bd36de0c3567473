#if os(Linux)
  import CSwiftRuntime
#endif

/// A reference that neither keeps its object alive nor slows it down.
///
/// An object that was ever referenced weakly takes a slow path at each later retain and release, and gets a table beside
/// it. This reference is counted in the object's header, which keeps the memory of a dead object, not the object, until
/// the reference goes; so it is for references that are about as long-lived as what they refer to.
package struct Faint<Object: AnyObject> {
  #if os(Linux)
    // Keeps the memory, so that it can be asked at any time, on any thread, whether the object is alive.
    @usableFromInline
    unowned let memory: Object
    @usableFromInline
    let address: UnsafeMutableRawPointer

    /// Refers to an object.
    @inlinable
    @inline(__always)
    package init(_ object: __shared Object) {
      memory = object
      address = Unmanaged.passUnretained(object).toOpaque()
    }

    /// The object; nil once it is dead or dying.
    @inlinable
    @inline(__always)
    package var object: Object? {
      guard let retained = retainIfAlive(address) else { return nil }
      return Unmanaged<Object>.fromOpaque(retained).takeRetainedValue()
    }

    // The memory is kept, so that nothing else can stand there.
    /// Whether it is a reference to this very object.
    @inlinable
    @inline(__always)
    package func refers(to object: AnyObject) -> Bool {
      address == Unmanaged.passUnretained(object).toOpaque()
    }
  #else
    // Objects of Apple's frameworks are counted in another way.
    private weak var known: Object?

    /// Refers to an object.
    package init(_ object: __shared Object) {
      known = object
    }

    /// The object; nil once it is dead or dying.
    package var object: Object? { known }

    /// Whether it is a reference to this very object.
    package func refers(to object: AnyObject) -> Bool { known === object }
  #endif

  /// Whether the object is alive.
  package var isLive: Bool { object != nil }
}

#if os(Linux)
  // The runtime itself loads weak references by this, after it has found the object in their table.
  @usableFromInline
  func retainIfAlive(_ object: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    swift_tryRetain(object)
  }
#endif

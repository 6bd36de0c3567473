/// The windows of a run, none of which it owns.
///
/// The run keeps them until somebody asks for its application object, which most small apps never do.
@MainActor
struct WindowList {
  // None is a weak reference, which would slow the window down.
  /// The oldest window; most apps have one.
  private var first: Faint<UIWindow>?
  private var later: [Faint<UIWindow>] = []
  private var keyReference: Faint<UIWindow>?
  // By which a window is compared: to look at the reference would be counted.
  private var keyAddress: UnsafeMutableRawPointer?

  /// The windows that are alive, oldest first.
  var all: [UIWindow] {
    let later = later.compactMap(\.object)
    guard let first = first?.object else { return later }
    return later.isEmpty ? [first] : [first] + later
  }

  /// The window that has the keyboard.
  var key: UIWindow? { keyReference?.object }

  /// Whether it is this very window.
  func isKey(_ window: UIWindow) -> Bool {
    keyAddress == Unmanaged.passUnretained(window).toOpaque()
  }

  /// Takes note of a new window.
  mutating func add(_ window: UIWindow) {
    if later.isEmpty, first?.isLive != true {
      first = Faint(window)
      return
    }
    if first?.isLive == false { first = nil }
    later.removeAll { !$0.isLive }
    later.append(Faint(window))
  }

  /// Takes note of which window has the keyboard; nobody is told.
  mutating func setKey(_ window: UIWindow) {
    // The reference keeps the memory, so that no other window can stand at this address.
    keyReference = Faint(window)
    keyAddress = Unmanaged.passUnretained(window).toOpaque()
  }
}

extension Runtime {
  /// Takes note of a new window.
  final func add(_ window: UIWindow) {
    if let madeApplication {
      madeApplication.windowList.add(window)
    } else {
      earlyWindows.add(window)
    }
  }

  /// The window that has the keyboard.
  final var keyWindow: UIWindow? {
    if let madeApplication { madeApplication.windowList.key } else { earlyWindows.key }
  }

  /// Gives a window the keyboard, and tells the one that had it and, if that leaves it so, the one that has it.
  final func makeKey(_ window: UIWindow) {
    if hasKeyboard(window) { return }
    let old = keyWindow
    if let madeApplication {
      madeApplication.windowList.setKey(window)
    } else {
      earlyWindows.setKey(window)
    }
    old?.resignKey()
    if hasKeyboard(window) { window.becomeKey() }
  }

  private func hasKeyboard(_ window: UIWindow) -> Bool {
    if let madeApplication {
      madeApplication.windowList.isKey(window)
    } else {
      earlyWindows.isKey(window)
    }
  }
}

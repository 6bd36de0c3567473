extension UITabBarController {
  final func requestSelection(at index: Int) {
    do {
      if try rules.select(index: index) { show(again: false) }
      tabSink?.tabsDidChange()
    } catch {
      refuse(error)
    }
  }

  final func requestSelection(of controller: UIViewController) {
    do {
      if try rules.select(controller.id) { show(again: false) }
      tabSink?.tabsDidChange()
    } catch {
      refuse(error, controller)
    }
  }

  /// Touches a tab (TAB-04, TAB-05, TAB-06).
  ///
  /// ``UncertainChoice/retapPopsStacksOnly``
  ///
  /// - Parameter index: The tab's place, from 0.
  /// - Returns: Whether the delegate allowed it.
  @discardableResult
  package final func tapTab(at index: Int) -> Bool {
    guard _children.indices.contains(index) else { return false }
    if overflows, index >= Self.slots - 1 { return index == Self.slots - 1 && tapMore() }
    let runtime = Runtime.current
    runtime.delivery.enter()
    defer { runtime.delivery.leave() }
    tellBarTouched(at: index)
    guard _children.indices.contains(index) else { return false }
    let tab = _children[index]
    let isAgain = index == rules.selected
    let previous = selectedTab
    guard mayBeTapped(tab, at: index), tabSink?.mayTouch(tab) ?? true else { return false }
    if isAgain {
      show(again: true)
    } else {
      requestSelection(at: index)
    }
    tellTapped(tab, at: index, previous: previous)
    if isAgain, tabSink?.didTouchAgain(tab) ?? true, let stack = tab as? UINavigationController,
      runtime.allows(.tabAgain(stack))
    {
      stack.nextCause = .tabRetapped
      stack.popToRootViewController(animated: true)
      stack.nextCause = nil
    }
    return true
  }

  /// The bar tells its controller of a touch while the selection is still the old one.
  final func tellBarTouched(at index: Int) {
    let bar = tabBar
    guard let items = bar.items, items.indices.contains(index) else { return }
    tabBar(bar, didSelect: items[index])
  }

  /// Whether the bottom bar is hidden, by the selected stack or by itself (BAR-10, BAR-16).
  package final var isBottomBarHidden: Bool {
    if isTabBarHidden { return true }
    return (controllerToShow as? UINavigationController)?.bars.isBottomBarHidden ?? false
  }

  /// Logs the selection and brings it on screen.
  private final func show(again: Bool) {
    let runtime = Runtime.current
    followSelectionBehindMore()
    if EventLog.followsNavigation, isInTree, let selected = selectedViewController {
      let index = rules.selected ?? 0
      runtime.log.record(
        again ? .selectedTabAgain(index: index) : .selectedTab(index: index), selected)
    }
    if !again { showSelection(runtime) }
  }

  /// Switches the visible child to the selection, at once or when this controller has settled (TAB-02, TAB-15).
  ///
  /// ``UncertainChoice/switchUnderACoverWaits``
  final func showSelection(_ runtime: Runtime) {
    switch appearance {
    case .disappeared:
      return
    case .appearing, .disappearing:
      runtime.delivery.wait(self)
      return
    case .appeared:
      break
    }
    if !isAtRest {
      runtime.delivery.wait(self)
      return
    }
    let old = displayed
    let new = controllerToShow
    guard old !== new else { return }
    runtime.delivery.enter()
    defer { runtime.delivery.leave() }
    isSwitching = true
    defer { isSwitching = false }
    if let old, let new, old.isChild(of: self),
      let animation = askForAnimator(from: old, to: new)
    {
      // Its code may have selected something else, or taken this controller off screen.
      guard displayed === old, controllerToShow === new, appearance == .appeared else {
        runtime.delivery.wait(self)
        return
      }
      begin(animation, from: old, to: new, runtime)
      return
    }
    switchVisibleChild(from: old, to: new)
  }

  /// Code in a callback may take this controller off screen, or off and on again: then only what is still true counts.
  ///
  /// ``UncertainChoice/switchAndEditShowTheEndOnly``
  private final func switchVisibleChild(from old: UIViewController?, to new: UIViewController?) {
    new?.ensureView()
    guard appearance == .appeared else { return }
    displayed = new
    new?.walk(.willAppear, animated: false)
    if displayed === new { new?.walk(.isAppearing, animated: false) }
    if displayed !== old {
      old?.walk(.willDisappear, animated: false)
      old?.walk(.didDisappear, animated: false)
    }
    if displayed === new { new?.walk(.didAppear, animated: false) }
  }

  final func visibleChild(for phase: AppearancePhase) -> UIViewController? {
    if phase == .willAppear {
      let new = controllerToShow
      if displayed !== new {
        let old = displayed
        displayed = new
        old?.endDisappearing()
      }
    }
    return phase == .didDisappear ? displayed.take() : displayed
  }
}

extension UITabBarController: DeferredWork {
  package final var hasDeferredWork: Bool {
    appearance == .appeared && displayed !== controllerToShow
  }

  package final var isReadyToContinue: Bool { isAtRest }

  package final func continueDeferred() {
    showSelection(Runtime.current)
  }

  // The selection itself is made; only its callbacks wait, and nobody is left to hear them.
  package final func abandonDeferred() {}
}

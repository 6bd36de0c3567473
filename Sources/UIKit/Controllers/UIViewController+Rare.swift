extension UIViewController {
  /// The values few controllers set, if this one has set any.
  final var rare: RareControllerState? { _extras?.rare }

  /// The values few controllers set, made on first use.
  final var rareState: RareControllerState {
    if let state = _extras?.rare { return state }
    let state = RareControllerState()
    extras.rare = state
    return state
  }

  final func remember(_ nibName: String?, _ nibBundle: Bundle?) {
    rareState.nibName = nibName
    rareState.nibBundle = nibBundle
  }

  final func remember(_ storyboard: UIStoryboard) {
    rareState.storyboard = storyboard
  }

  /// The button that begins and ends changing the content, made on first use.
  final var madeEditButton: UIBarButtonItem {
    if let button = rare?.editButtonItem { return button }
    let button = UIBarButtonItem(
      title: isEditing ? "Done" : "Edit",
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
    button.title = isEditing ? "Done" : "Edit"
    rareState.editButtonItem = button
    return button
  }

  /// Hands a detail to the nearest split container, else presents it.
  final func showDetailInNearestContainer(_ controller: UIViewController, sender: Any?) {
    if let split = splitViewController {
      split.showDetailViewController(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }
}

extension UIViewController: UITraitEnvironment {}

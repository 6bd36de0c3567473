import UIKit

final class LoginViewController: UIViewController {
  var onLogin: (() -> Void)?
}

final class HomeViewController: UIViewController {}

final class ClipListViewController: UIViewController {
  var onSelect: ((Int) -> Void)?
  var onAdd: (() -> Void)?
  var onLogOut: (() -> Void)?
}

final class ClipViewController: UIViewController {
  let id: Int

  init(id: Int) {
    self.id = id
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

final class ClipFormViewController: UIViewController {
  var onSave: (() -> Void)?
  var text = ""

  func askWhetherToDiscard() {
    let sheet = UIAlertController(title: "Discard?", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(
      UIAlertAction(title: "Discard", style: .destructive) { [weak self] _ in
        self?.dismiss(animated: true)
      })
    sheet.addAction(UIAlertAction(title: "Keep editing", style: .cancel))
    present(sheet, animated: true)
  }
}

final class SaveViewController: UIViewController {
  let url: URL

  init(url: URL) {
    self.url = url
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

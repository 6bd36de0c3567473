final class SignInViewController: UIViewController {
  var onComplete: (() -> Void)?
  var onSignUp: (() -> Void)?
}

final class SignUpViewController: UIViewController {
  var onComplete: (() -> Void)?
  var onTerms: (() -> Void)?
}

final class TermsViewController: UIViewController {}

final class TutorialViewController: UIViewController {
  var onFinish: (() -> Void)?
}

final class MovieListViewController: UIViewController {
  var onSelect: ((Int) -> Void)?
  var onCreate: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.onCreate?() })
  }
}

final class MovieDetailViewController: UIViewController {
  var id = 0
}

final class MovieFormViewController: UIViewController {
  var onFinish: ((String?) -> Void)?
}

final class AccountViewController: UIViewController {}

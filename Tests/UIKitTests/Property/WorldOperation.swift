import UIKit

/// Something a random app or user does, as data: what is printed can be pasted into a test.
///
/// Controllers stand by name; ``Naming`` says what a name tells. A controller is made when it is first operated on;
/// an operation on one that is not alive any more, or not of the kind, does nothing.
indirect enum WorldOperation: Hashable {
  enum Gesture: Hashable { case begin, finish, cancel }

  case push(String, on: String, animated: Bool)
  case pop(String, animated: Bool)
  case popTo(String, on: String, animated: Bool)
  case popToRoot(String, animated: Bool)
  case set([String], on: String, animated: Bool)
  case present(String, from: String, animated: Bool)
  case dismiss(String, animated: Bool)
  case select(Int, of: String)
  case selectTab(String, of: String)
  case tapTab(Int, of: String)
  case setTabs([String], of: String)
  case swipe(String, Gesture)
  case drag(String, Gesture)
  case tapOutside(String)
  case tapBack(String)
  case backMenu(String, on: String)
  case answer(String)
  case embed(String, in: String)
  case removeFromParent(String)
  case setRoot(String)
  case hideWindow(Bool)
  /// The app lets go of every controller it holds itself.
  case forget
  /// The system is of this generation from now on.
  case system(UIKitGeneration)
  /// The earliest work of the main loop runs.
  case step
  /// Everything runs to its end, gestures are finished or cancelled; the invariants are checked.
  case settle(finishing: Bool)
  /// The next time this happens to that controller, or to any, something is done inside it.
  case inside(String?, Occasion, WorldOperation?)

  /// Whether a finger does it, of which several calls may come, the one refused and the other not.
  var isTouch: Bool {
    switch self {
    case .tapTab, .swipe, .drag, .tapOutside, .tapBack, .backMenu, .answer: true
    case .push, .pop, .popTo, .popToRoot, .set, .present, .dismiss, .select, .selectTab, .setTabs,
      .embed, .removeFromParent, .setRoot, .hideWindow, .forget, .system, .step, .settle, .inside:
      false
    }
  }

  /// Whether it lets time pass, so that what it causes cannot be told from what was under way.
  var movesTime: Bool {
    switch self {
    case .step, .settle: true
    case .push, .pop, .popTo, .popToRoot, .set, .present, .dismiss, .select, .selectTab, .tapTab,
      .setTabs, .swipe, .drag, .tapOutside, .tapBack, .backMenu, .answer, .embed,
      .removeFromParent, .setRoot, .hideWindow, .forget, .system, .inside:
      false
    }
  }
}

extension WorldOperation: CustomStringConvertible {
  /// The operation as it is written in Swift.
  var description: String {
    switch self {
    case .push(let screen, let stack, let animated):
      ".push(\(quoted(screen)), on: \(quoted(stack)), animated: \(animated))"
    case .pop(let stack, let animated): ".pop(\(quoted(stack)), animated: \(animated))"
    case .popTo(let screen, let stack, let animated):
      ".popTo(\(quoted(screen)), on: \(quoted(stack)), animated: \(animated))"
    case .popToRoot(let stack, let animated):
      ".popToRoot(\(quoted(stack)), animated: \(animated))"
    case .set(let members, let stack, let animated):
      ".set(\(members), on: \(quoted(stack)), animated: \(animated))"
    case .present(let modal, let requester, let animated):
      ".present(\(quoted(modal)), from: \(quoted(requester)), animated: \(animated))"
    case .dismiss(let requester, let animated):
      ".dismiss(\(quoted(requester)), animated: \(animated))"
    case .select(let index, let tabs): ".select(\(index), of: \(quoted(tabs)))"
    case .selectTab(let tab, let tabs): ".selectTab(\(quoted(tab)), of: \(quoted(tabs)))"
    case .tapTab(let index, let tabs): ".tapTab(\(index), of: \(quoted(tabs)))"
    case .setTabs(let members, let tabs): ".setTabs(\(members), of: \(quoted(tabs)))"
    case .swipe(let stack, let gesture): ".swipe(\(quoted(stack)), .\(gesture))"
    case .drag(let modal, let gesture): ".drag(\(quoted(modal)), .\(gesture))"
    case .tapOutside(let modal): ".tapOutside(\(quoted(modal)))"
    case .tapBack(let stack): ".tapBack(\(quoted(stack)))"
    case .backMenu(let screen, let stack): ".backMenu(\(quoted(screen)), on: \(quoted(stack)))"
    case .answer(let alert): ".answer(\(quoted(alert)))"
    case .embed(let child, let parent): ".embed(\(quoted(child)), in: \(quoted(parent)))"
    case .removeFromParent(let child): ".removeFromParent(\(quoted(child)))"
    case .setRoot(let root): ".setRoot(\(quoted(root)))"
    case .hideWindow(let hides): ".hideWindow(\(hides))"
    case .forget: ".forget"
    case .system(let generation): ".system(.\(generation))"
    case .step: ".step"
    case .settle(let finishes): ".settle(finishing: \(finishes))"
    case .inside(let name, let occasion, let body):
      ".inside(\(name.map(quoted) ?? "nil"), .\(occasion), \(body?.description ?? "nil"))"
    }
  }

  private func quoted(_ name: String) -> String { "\"\(name)\"" }
}

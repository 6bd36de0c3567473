extension WorldOperation {
  /// The same a little simpler, each in one way.
  var simpler: [WorldOperation] {
    switch self {
    case .push(let screen, let stack, true): [.push(screen, on: stack, animated: false)]
    case .pop(let stack, true): [.pop(stack, animated: false)]
    case .popTo(let screen, let stack, true): [.popTo(screen, on: stack, animated: false)]
    case .popToRoot(let stack, true): [.popToRoot(stack, animated: false)]
    case .set(let members, let stack, let animated):
      (animated ? [.set(members, on: stack, animated: false)] : [])
        + shorter(members).map { .set($0, on: stack, animated: animated) }
    case .setTabs(let members, let tabs): shorter(members).map { .setTabs($0, of: tabs) }
    case .present(let modal, let requester, true):
      [.present(modal, from: requester, animated: false)]
    case .dismiss(let requester, true): [.dismiss(requester, animated: false)]
    case .inside(let name, let occasion, let body):
      body.map { $0.simpler.map { .inside(name, occasion, $0) } } ?? []
    case .push, .pop, .popTo, .popToRoot, .present, .dismiss, .select, .selectTab, .tapTab, .swipe,
      .drag, .tapOutside, .tapBack, .backMenu, .answer, .embed, .removeFromParent, .setRoot,
      .hideWindow, .forget, .system, .step, .settle:
      []
    }
  }

  private func shorter(_ names: [String]) -> [[String]] {
    names.indices.map { index in
      var rest = names
      rest.remove(at: index)
      return rest
    }
  }

  /// Every controller it names.
  var names: [String] {
    switch self {
    case .push(let first, let second, _), .popTo(let first, let second, _),
      .present(let first, let second, _), .selectTab(let first, let second),
      .backMenu(let first, let second), .embed(let first, let second):
      [first, second]
    case .pop(let name, _), .popToRoot(let name, _), .dismiss(let name, _), .select(_, let name),
      .tapTab(_, let name), .swipe(let name, _), .drag(let name, _), .tapOutside(let name),
      .tapBack(let name), .answer(let name), .removeFromParent(let name), .setRoot(let name):
      [name]
    case .set(let members, let container, _), .setTabs(let members, let container):
      members + [container]
    case .inside(let name, _, let body): (name.map { [$0] } ?? []) + (body?.names ?? [])
    case .hideWindow, .forget, .system, .step, .settle: []
    }
  }

  /// The same as it is known before anything was done inside it.
  var withoutBody: WorldOperation {
    if case .inside(let name, let occasion, _) = self { .inside(name, occasion, nil) } else { self }
  }

  /// The controllers it concerns at once.
  var concerned: [String] {
    if case .inside = self { [] } else { names }
  }

  /// The same with other names.
  func renamed(_ new: (String) -> String) -> WorldOperation {
    switch self {
    case .push(let screen, let stack, let animated):
      .push(new(screen), on: new(stack), animated: animated)
    case .pop(let stack, let animated): .pop(new(stack), animated: animated)
    case .popTo(let screen, let stack, let animated):
      .popTo(new(screen), on: new(stack), animated: animated)
    case .popToRoot(let stack, let animated): .popToRoot(new(stack), animated: animated)
    case .set(let members, let stack, let animated):
      .set(members.map(new), on: new(stack), animated: animated)
    case .present(let modal, let requester, let animated):
      .present(new(modal), from: new(requester), animated: animated)
    case .dismiss(let requester, let animated): .dismiss(new(requester), animated: animated)
    case .select(let index, let tabs): .select(index, of: new(tabs))
    case .selectTab(let tab, let tabs): .selectTab(new(tab), of: new(tabs))
    case .tapTab(let index, let tabs): .tapTab(index, of: new(tabs))
    case .setTabs(let members, let tabs): .setTabs(members.map(new), of: new(tabs))
    case .swipe(let stack, let gesture): .swipe(new(stack), gesture)
    case .drag(let modal, let gesture): .drag(new(modal), gesture)
    case .tapOutside(let modal): .tapOutside(new(modal))
    case .tapBack(let stack): .tapBack(new(stack))
    case .backMenu(let screen, let stack): .backMenu(new(screen), on: new(stack))
    case .answer(let alert): .answer(new(alert))
    case .embed(let child, let parent): .embed(new(child), in: new(parent))
    case .removeFromParent(let child): .removeFromParent(new(child))
    case .setRoot(let root): .setRoot(new(root))
    case .inside(let name, let occasion, let body):
      .inside(name.map(new), occasion, body?.renamed(new))
    case .hideWindow, .forget, .system, .step, .settle: self
    }
  }
}

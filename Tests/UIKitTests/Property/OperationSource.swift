@testable import UIKit

/// Makes up operations from a seed and what is there to operate on.
@MainActor
final class OperationSource {
  private var random: SeededGenerator
  private var lastNumber = 0
  /// What has to come before anything else.
  private var next: [WorldOperation] = []

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    next = [.setRoot(newName(pick("TTTNNP") ?? "T"))]
    if random.chance(30) {
      next.append(.system(UIKitGeneration.allCases.randomElement(using: &random) ?? .iOS17))
    }
  }

  /// How many operations a run of this seed has, those inside callbacks not counted.
  func length() -> Int { Int.random(in: 20...120, using: &random) }

  /// The next operation from outside.
  func operation(for world: World) -> WorldOperation {
    if !next.isEmpty { return next.removeFirst() }
    switch number(100) {
    case 0..<14: return .settle(finishing: random.chance(50))
    case 14..<18: return .step
    case 18..<26: return hook(world)
    default: return act(world)
    }
  }

  /// An operation from inside a callback.
  func operationInside(_ world: World) -> WorldOperation {
    random.chance(5) ? .step : act(world)
  }

  private func act(_ world: World) -> WorldOperation {
    let made: WorldOperation?
    switch number(100) {
    case 0..<22: made = push(world)
    case 22..<34: made = pop(world)
    case 34..<40: made = popTo(world)
    case 40..<44: made = stack(world).map { .popToRoot($0.traceName, animated: isAnimated()) }
    case 44..<53: made = set(world)
    case 53..<66: made = present(world)
    case 66..<75: made = dismiss(world)
    case 75..<80: made = select(world)
    case 80..<87: made = swipe(world)
    case 87..<92: made = drag(world)
    case 92..<94: made = tapBack(world)
    case 94..<96: made = answer(world)
    default: made = rearrange(world)
    }
    return made ?? .step
  }

  // MARK: choosing

  private func number(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }

  private func pick<List: Collection>(_ list: List) -> List.Element? {
    list.randomElement(using: &random)
  }

  private func isAnimated() -> Bool { random.chance(60) }

  /// Mostly one on screen, since what is elsewhere is mostly refused.
  private func stack(_ world: World) -> UINavigationController? {
    let stacks = world.stacks
    if random.chance(60), let shown = pick(stacks.filter { $0.appearance != .disappeared }) {
      return shown
    }
    return pick(stacks)
  }

  private func controller(_ world: World) -> UIViewController? { pick(world.alive) }

  private func newName(_ kind: Character) -> String {
    lastNumber += 1
    var words = ["\(kind)\(lastNumber)"]
    let styles: [Naming.Trait?] = [
      nil, nil, .full, .full, .overFull, .context, .overContext, .popover,
    ]
    if kind != "A", let style = pick(styles) ?? nil { words.append(style.rawValue) }
    let percents: [(Naming.Trait, Int)] = [
      (.hides, kind == "C" || kind == "P" ? 20 : 0), (.defines, 15), (.locked, 8), (.stays, 5),
      (.kept, 15),
    ]
    for (trait, percent) in percents where random.chance(percent) { words.append(trait.rawValue) }
    return words.joined(separator: "-")
  }

  /// Mostly a new screen, sometimes one that is in use or was.
  private func screen(_ world: World) -> String {
    if random.chance(25), let known = controller(world) { return known.traceName }
    return newName(pick("CCCCCCCP") ?? "C")
  }

  // MARK: stacks

  private func push(_ world: World) -> WorldOperation? {
    guard let stack = stack(world) else { return nil }
    let name = random.chance(3) ? newName("T") : screen(world)
    return .push(name, on: stack.traceName, animated: isAnimated())
  }

  private func pop(_ world: World) -> WorldOperation? {
    stack(world).map { .pop($0.traceName, animated: isAnimated()) }
  }

  private func popTo(_ world: World) -> WorldOperation? {
    guard let stack = stack(world),
      let target = random.chance(85) ? pick(stack.viewControllers) : controller(world)
    else { return nil }
    return .popTo(target.traceName, on: stack.traceName, animated: isAnimated())
  }

  private func set(_ world: World) -> WorldOperation? {
    guard let stack = stack(world) else { return nil }
    var new = stack.viewControllers.map(\.traceName).filter { _ in random.chance(60) }
    for _ in 0..<number(3) { new.append(screen(world)) }
    if random.chance(30) { new.shuffle(using: &random) }
    if new.isEmpty, random.chance(80) { new = [screen(world)] }
    return .set(new, on: stack.traceName, animated: isAnimated())
  }

  private func tapBack(_ world: World) -> WorldOperation? {
    guard let stack = stack(world) else { return nil }
    if random.chance(50), let entry = pick(stack.backMenu) {
      return .backMenu(entry.traceName, on: stack.traceName)
    }
    return .tapBack(stack.traceName)
  }

  private func swipe(_ world: World) -> WorldOperation? {
    let stacks = world.stacks
    if let held = pick(stacks.filter { $0.transition?.isInteractive == true }), random.chance(80) {
      return .swipe(held.traceName, random.chance(50) ? .finish : .cancel)
    }
    guard let stack = pick(stacks.filter { $0.viewControllers.count > 1 }) ?? pick(stacks) else {
      return nil
    }
    if random.chance(40) { next = [.swipe(stack.traceName, .cancel)] + next }
    return .swipe(stack.traceName, .begin)
  }

  // MARK: modals

  private func present(_ world: World) -> WorldOperation? {
    var requester = controller(world)
    if random.chance(40) {
      // From the end of the chain, so that several levels come about.
      while let modal = requester?.presented { requester = modal }
    }
    guard let requester else { return nil }
    let modal: String
    switch number(20) {
    case 0..<8: modal = newName("C")
    case 8..<9: modal = newName("P")
    case 9..<13: modal = newName("N")
    case 13..<14: modal = newName("T")
    case 14..<16: modal = newName("A")
    case 16, 17: modal = controller(world)?.traceName ?? newName("C")
    default: modal = screen(world)
    }
    return .present(modal, from: requester.traceName, animated: isAnimated())
  }

  private func dismiss(_ world: World) -> WorldOperation? {
    let all = world.alive
    let modals = all.filter { $0.presenter != nil }
    return (random.chance(50) ? pick(modals) : pick(all)).map {
      .dismiss($0.traceName, animated: isAnimated())
    }
  }

  private func drag(_ world: World) -> WorldOperation? {
    let modals = world.alive.filter { $0.presenter != nil }
    if let held = pick(modals.filter(world.isUnderFinger)), random.chance(80) {
      return .drag(held.traceName, random.chance(50) ? .finish : .cancel)
    }
    guard let modal = pick(modals) else { return nil }
    if random.chance(25) { return .tapOutside(modal.traceName) }
    if random.chance(40) { next = [.drag(modal.traceName, .cancel)] + next }
    return .drag(modal.traceName, .begin)
  }

  private func answer(_ world: World) -> WorldOperation? {
    pick(world.alive.filter { $0 is UIAlertController }).map { .answer($0.traceName) }
  }

  // MARK: the rest

  private func select(_ world: World) -> WorldOperation? {
    guard let tabs = pick(world.alive.compactMap { $0 as? UITabBarController }) else { return nil }
    let name = tabs.traceName
    switch number(10) {
    case 0..<4: return .select(random.chance(10) ? 7 : number(2), of: name)
    case 4..<6:
      let tab = random.chance(85) ? pick(tabs.children) : controller(world)
      return tab.map { .selectTab($0.traceName, of: name) }
    default: return .tapTab(number(3), of: name)
    }
  }

  private func setTabs(_ world: World) -> WorldOperation? {
    guard let tabs = pick(world.alive.compactMap { $0 as? UITabBarController }) else { return nil }
    var new = tabs.children.map(\.traceName).filter { _ in random.chance(70) }
    if random.chance(60) { new.append(newName(pick("NNNNCPT") ?? "N")) }
    if random.chance(20) { new.append(screen(world)) }
    if random.chance(30) { new.shuffle(using: &random) }
    return .setTabs(new, of: tabs.traceName)
  }

  private func rearrange(_ world: World) -> WorldOperation? {
    switch number(8) {
    case 0: return .hideWindow(!world.window.isHidden)
    case 1: return .forget
    case 2, 3: return setTabs(world)
    case 4: return controller(world).map { .removeFromParent($0.traceName) }
    case 5, 6:
      guard let parent = pick(world.alive.filter { $0 is Probe }) else { return nil }
      let child = random.chance(40) ? newName(pick("NNT") ?? "N") : screen(world)
      return .embed(child, in: parent.traceName)
    default:
      return .setRoot(random.chance(70) ? newName(pick("TTNP") ?? "T") : screen(world))
    }
  }

  private func hook(_ world: World) -> WorldOperation {
    let name = random.chance(60) ? controller(world)?.traceName : nil
    return .inside(name, pick(Occasion.allCases) ?? .dA, nil)
  }
}

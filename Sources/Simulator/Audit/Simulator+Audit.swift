import Coordination
import UIKit

extension Simulator {
  /// What should be gone and is not: when it left, and what holds it. Labels and order are those of ``leaks``.
  ///
  /// It runs none of the app's code and changes nothing.
  ///
  /// - Complexity: O(*n*) in the objects of the app, up to 100,000, and in what they own, up to a million values.
  public var survivors: [Survivor] { audit(leftOver) }

  /// The watched objects of a label that are alive, those that should be gone first.
  ///
  /// - Parameter label: The label of a screen, the class name of a coordinator, or the name of a watched object.
  public func survivors(labeled label: String) -> [Survivor] {
    let leaks = leftOver
    let asked = leaks.filter { $0.label == label } + rightlyAlive(label)
    // The others that should be gone count as such, whoever is asked about.
    return Array(audit(asked + leaks.filter { $0.label != label }).prefix(asked.count))
  }

  /// A watched object of which an account is wanted.
  private struct Watched {
    let object: AnyObject?
    let kind: Survivor.Kind
    let label: String
    let typeName: String
    var id: Int32?
    var permission: LifePermission?
  }

  // MARK: Who is asked about

  private var leftOver: [Watched] {
    var departed: [Int32: UIViewController] = [:]
    for entry in runtime.departures?.entries ?? [] {
      guard let controller = entry.object as? UIViewController else { continue }
      departed[controller.id.rawValue] = controller
    }
    let screens = leakedControllers.map { entry in
      Watched(
        // What stands in a container outside the window, or is kept by it under a new root, has not departed.
        object: departed[entry.id] ?? seen.controller(entry.id), kind: .screen,
        label: seen.label(of: entry.id) ?? entry.typeName,
        typeName: entry.typeName, id: entry.id)
    }
    return screens + Engine.state.leftBehind.map { watched($0, nil) }
      + (flowsOfRun?.leftBehind ?? []).map { watched($0, nil) }
  }

  private func rightlyAlive(_ label: String) -> [Watched] {
    let screens = controllersInUse.filter { seen.label(of: $0.id.rawValue) == label }.map {
      Watched(
        object: $0, kind: .screen, label: label, typeName: Self.typeName(of: $0),
        id: $0.id.rawValue, permission: .inTree)
    }
    let leftBehind = Engine.state.leftBehind
    let coordinators = Engine.state.liveCoordinators.filter { coordinator in
      CoordinationState.name(of: coordinator) == label
        && !leftBehind.contains { $0 === coordinator }
    }
    let objects = (environment?.trackedObjects ?? []).filter { $0.name == label }
    return screens
      + coordinators.map { coordinator in
        let parent = Engine.state.parent(of: coordinator).map(CoordinationState.name)
        return watched(coordinator, parent.map { .child(of: $0) } ?? .notEnded)
      }
      + (flowsOfRun?.running ?? []).filter { $0.name == label }.map { flow in
        watched(flow, flow.parent.map { .child(of: $0) } ?? .notEnded)
      }
      + objects.map {
        Watched(
          object: $0.object, kind: .watched, label: label, typeName: Self.typeName(of: $0.object),
          permission: .notToldWhen)
      }
  }

  private func watched(
    _ coordinator: any Coordinator, _ permission: LifePermission?
  ) -> Watched {
    let name = CoordinationState.name(of: coordinator)
    return Watched(
      object: coordinator, kind: .coordinator, label: name, typeName: name, permission: permission)
  }

  private func watched(_ flow: FlowListing, _ permission: LifePermission?) -> Watched {
    Watched(
      object: flow.flow, kind: .flow, label: flow.name, typeName: flow.name,
      permission: permission)
  }

  private var flowsOfRun: (any FlowsOfRun)? { runtime.flows as? any FlowsOfRun }

  private static func typeName(of object: AnyObject) -> String {
    TypeNames.cachedName(of: type(of: object))
  }

  // MARK: What is known of them

  private func audit(_ all: [Watched]) -> [Survivor] {
    guard !all.isEmpty else { return [] }
    let places = all.indices.filter { all[$0].object != nil }
    let targets = places.compactMap { place in
      all[place].object.map {
        ReferenceWalk.Target(
          object: $0, name: all[place].label, isLeftOver: all[place].permission == nil)
      }
    }
    let walk = walk(to: targets)
    let entries = departures
    let targetPlaces = Dictionary(uniqueKeysWithValues: places.enumerated().map { ($1, $0) })
    return all.indices.map { index in
      let watched = all[index]
      let target = targetPlaces[index]
      let own = watched.object.flatMap { entries[ObjectIdentifier($0)] } ?? []
      return Survivor(
        kind: watched.kind, label: watched.label, typeName: watched.typeName,
        id: watched.id.map(Int.init), permission: watched.permission,
        departure: watched.permission == nil ? departure(own, watched.id) : nil,
        holders: target.map { holders(of: $0, in: walk, targets) } ?? [],
        isIncomplete: walk.isCut)
    }
  }

  private func holders(
    of place: Int, in walk: ReferenceWalk, _ targets: [ReferenceWalk.Target]
  ) -> [Holder] {
    var holders: [Holder] = []
    for found in walk.holders[place] {
      let link: Holder.Link =
        found.isLikely ? .unreadableClosure : found.isCaptured ? .closure : .property
      let suffix = ".closures"
      let keeper = found.owner.flatMap {
        $0.hasSuffix(suffix) ? String($0.dropLast(suffix.count)) : nil
      }
      let holder = Holder(
        path: found.path, link: link, isNamed: found.isName, keeper: keeper,
        isItself: found.leftOver == place,
        leftOver: found.leftOver.flatMap { $0 == place ? nil : targets[$0].name })
      if !holders.contains(holder) { holders.append(holder) }
    }
    return holders
  }

  /// The departures of each object that is alive, oldest first.
  private var departures: [ObjectIdentifier: [DepartureLog.Entry]] {
    var departures: [ObjectIdentifier: [DepartureLog.Entry]] = [:]
    for entry in runtime.departures?.entries ?? [] {
      guard let object = entry.object else { continue }
      departures[ObjectIdentifier(object), default: []].append(entry)
    }
    return departures
  }

  private func departure(_ own: [DepartureLog.Entry], _ id: Int32?) -> Departure? {
    guard let last = own.last else { return nil }
    // Who finishes is also let go; the first says more.
    let entry = own.last { $0.step == last.step && $0.way == .finished } ?? last
    let way: Departure.Way =
      switch entry.way {
      case .left(let cause): .left(Engine.reason(ofCause: cause.rawValue))
      case .finished: .finished
      case .letGo(let parent): .letGo(by: parent)
      }
    return Departure(
      way: way, step: Int(entry.step < 0 ? -entry.step - 1 : entry.step),
      action: entry.step == 0 ? .launch : steps[entry.step]?.kind,
      sentence: id.flatMap { sentence(ofDeparture: entry, $0) })
  }
}

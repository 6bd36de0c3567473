import Flows
import XCTest

/// Streams: pausing, and as sequences.
@MainActor
final class SignalTests: FlowTestCase {
  func test_X_36_valuesPassWhileTheOtherStreamSaysSo() async {
    let (source, pauser) = (Relay<Int>(), Relay<Bool>())
    let observation = source.signal.pausable(withPauser: pauser.signal).observe { [self] in
      note("\($0)")
    }
    for number in 1...10 {
      pauser.accept(number.isMultiple(of: 2))
      source.accept(number)
    }
    expectNotes("2", "4", "6", "8", "10")
    withExtendedLifetime(observation) {}
  }

  func test_X_37_theFirstValuesPassInAnyCase() async {
    let (source, pauser) = (Relay<Int>(), Relay<Bool>())
    let paused = source.signal.pausable(afterCount: 6, withPauser: pauser.signal)
    let observation = paused.observe { [self] in note("\($0)") }
    for number in 1...10 {
      pauser.accept(number.isMultiple(of: 2))
      source.accept(number)
    }
    expectNotes("1", "2", "3", "4", "5", "6", "8", "10")
    withExtendedLifetime(observation) {}
  }

  func test_X_38_K_93_twoStepsAtATime_areThoughtAboutOneAfterTheOther() async {
    var open = 0
    var most = 0
    let flow = ThinkingFlow { step in
      open += 1
      most = max(most, open)
      for _ in 0..<5 { await Task.yield() }
      open -= 1
      return step
    }
    let told = coordinator.didNavigate.makeAsyncIterator()
    coordinator.coordinate(flow: flow, with: one(TestStep.one))
    coordinator.navigate(to: TestStep.two)
    coordinator.navigate(to: TestStep.three)
    for _ in 0..<3 { _ = await told.next() }
    XCTAssertEqual(flow.seen, ["one", "two", "three"])
    XCTAssertEqual(most, 1)
  }

  func test_aSequenceKeepsWhatNobodyHasAskedForYet_andEnds() async {
    let root = FakeRoot()
    let visible = root.visible
    let iterator = visible.makeAsyncIterator()
    root.presence.show()
    root.presence.hide()
    root.presence.dismiss()
    var values: [Bool] = []
    while let value = await iterator.next() { values.append(value) }
    XCTAssertEqual(values, [false, true, false])
    for await _ in root.dismissed { note("dismissed") }
    expectNotes("dismissed")
  }

  func test_aSequenceEndsWithItsTask() async {
    let relay = Relay<Int>()
    let task = Task { @MainActor in
      var count = 0
      for await _ in relay.signal { count += 1 }
      return count
    }
    await Task.yield()
    relay.accept(1)
    task.cancel()
    let count = await task.value
    XCTAssertEqual(count, 1)
  }
}

package import Simulator

extension CasePlan {
  /// The actions before a step; refused ones changed nothing and are left out.
  ///
  /// - Parameter late: Commands that were read in the run; others stand as the file has them.
  func way(upTo end: Int, late: [Int: Command]? = nil) -> [String] {
    steps[..<end].indices.compactMap { index in
      switch steps[index].work {
      case .command(let command): command.wayText
      case .late:
        if let late { late[index]?.wayText } else { steps[index].source }
      case .keep: nil
      }
    }
  }

  /// The parameters of the launch if that is the first step.
  package var launch: [LaunchParameter]? {
    guard case .command(let command)? = steps.first?.work, !command.mustBeRefused,
      case .act(.app(.launch(let parameters))) = command.instruction
    else { return nil }
    return parameters
  }
}

extension Command {
  /// The command as a part of the way to a failure; nil if it moved nothing.
  fileprivate var wayText: String? {
    instruction.movesApp && !mustBeRefused ? shownText : nil
  }
}

import Simulator

extension LineReader {
  static let appWords = [
    "launch", "background", "foreground", "terminate", "memory-warning",
  ]

  mutating func appEvent() throws(LineFault) -> AppEvent {
    switch try keyword(Self.appWords) {
    case "launch": .launch(try launchParameters())
    case "background": .background
    case "foreground": .foreground
    case "terminate": .terminate
    default: .memoryWarning
    }
  }

  private mutating func launchParameters() throws(LineFault) -> [LaunchParameter] {
    let known = words?.words.parameters ?? [:]
    var parameters: [LaunchParameter] = []
    for (token, read) in try assignments(names: known.keys.sorted()) {
      var parameter = read
      if known[read.name] == nil {
        parameter.name = try noun(.parameter, token, read.name, known: known.keys.sorted())
      }
      if token.late == nil, let allowed = known[parameter.name], !allowed.isEmpty,
        !allowed.contains(parameter.value)
      {
        throw LineFault(
          .parameterValue(name: parameter.name, value: parameter.value, allowed: allowed), at: token
        )
      }
      parameters.append(parameter)
    }
    return parameters
  }

  mutating func service() throws(LineFault) -> UserAction {
    let token = try next("the name of a service")
    let name = try noun(.service, token, known: words?.words.services)
    switch try keyword(["fails", "holds", "replies"]) {
    case "holds": return .service(name: name, .holds)
    case "replies": return .service(name: name, .replies)
    default:
      let failure = try serviceFailure()
      return .service(name: name, .fails(failure, times: try times()))
    }
  }

  private mutating func serviceFailure() throws(LineFault) -> ServiceFailure {
    let token = try next("a status code or \"network\"")
    if token.isWord("network") { return .network }
    return .status(try number(token, token.text, .statusCode, in: 100...599))
  }

  mutating func notification() throws(LineFault) -> UserAction {
    let token = try next("the name of a notification")
    return .notification(
      name: try noun(.notification, token, known: words?.words.everyNotification))
  }

  mutating func permission() throws(LineFault) -> UserAction {
    let token = try next("the name of a permission")
    let name = try noun(.permission, token, known: words?.words.permissions)
    switch try keyword(["granted", "denied", "ask"]) {
    case "granted": return .permission(name: name, .granted)
    case "denied": return .permission(name: name, .denied)
    default: return .permission(name: name, .ask)
    }
  }

  private mutating func times() throws(LineFault) -> Int? {
    guard let token = next() else { return nil }
    let assignment = try assignment(token, names: ["times"])
    guard assignment.name == "times" else {
      throw LineFault(
        .unexpectedWord(assignment.name, command: command, allowed: ["times"]), at: token)
    }
    return try number(token, assignment.value, .times, in: 1...Int.max)
  }
}

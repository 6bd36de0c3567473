import Glibc

/// Starts a program as the leader of a session whose terminal is given by its name.
///
/// `forkpty` would run Swift between fork and exec in a process with threads.
func spawn(
  _ path: String, _ arguments: [String], environment: [String: String], terminal: [CChar]
) throws -> pid_t {
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  // Opened after setsid, so that it becomes the controlling terminal.
  posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
  posix_spawn_file_actions_adddup2(&actions, 0, 1)
  posix_spawn_file_actions_adddup2(&actions, 0, 2)
  return try spawn(path, arguments, environment: environment, actions: &actions)
}

/// Starts a program with a clean signal mask in a session of its own.
func spawn(
  _ path: String, _ arguments: [String], environment: [String: String],
  actions: inout posix_spawn_file_actions_t
) throws -> pid_t {
  var attributes = posix_spawnattr_t()
  posix_spawnattr_init(&attributes)
  defer { posix_spawnattr_destroy(&attributes) }
  var none = sigset_t()
  var all = sigset_t()
  sigemptyset(&none)
  sigfillset(&all)
  posix_spawnattr_setsigmask(&attributes, &none)
  posix_spawnattr_setsigdefault(&attributes, &all)
  let newSession: Int32 = 0x80  // POSIX_SPAWN_SETSID, hidden from Swift
  posix_spawnattr_setflags(
    &attributes,
    Int16(newSession | Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)))
  var argv: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
  var envp: [UnsafeMutablePointer<CChar>?] =
    environment.map { strdup("\($0)=\($1)") } + [nil]
  defer { for pointer in argv + envp { free(pointer) } }
  var child: pid_t = 0
  let code = posix_spawn(&child, path, &actions, &attributes, &argv, &envp)
  guard code == 0 else { throw PTYProcess.Failure(call: "posix_spawn", code: code) }
  return child
}

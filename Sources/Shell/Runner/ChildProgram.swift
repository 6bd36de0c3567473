import Glibc

/// A program that is started beside this one, with all signals as a program expects them.
///
/// This process holds some back and ignores others; a child would inherit that.
struct ChildProgram {
  /// What a descriptor of the child leads to.
  enum Place {
    /// What a descriptor of this process leads to.
    case descriptor(Int32)
    /// Nowhere: nothing is read, and what is written is gone.
    case nowhere
  }

  var path: String
  /// The name by which it is called, and what follows.
  var arguments: [String]
  /// Entries `NAME=VALUE`.
  var environment: [String]
  /// Descriptors of the child; the others that are open and not to be closed stay as they are.
  var descriptors: [(child: Int32, place: Place)] = []
  /// Whether Ctrl-C at the terminal does not reach it.
  var hasOwnGroup = false

  /// Starts it.
  ///
  /// - Returns: Its number.
  /// - Throws: The error number of the system.
  func start() throws(WorkerFailure) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (child, place) in descriptors {
      switch place {
      case .descriptor(let own): posix_spawn_file_actions_adddup2(&actions, own, child)
      case .nowhere: posix_spawn_file_actions_addopen(&actions, child, "/dev/null", O_RDWR, 0)
      }
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var all = sigset_t()
    var none = sigset_t()
    sigfillset(&all)
    sigemptyset(&none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setsigmask(&attributes, &none)
    let group = hasOwnGroup ? POSIX_SPAWN_SETPGROUP : 0
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | group))
    let argv = arguments.map { strdup($0) } + [nil]
    let envp = environment.map { strdup($0) } + [nil]
    defer { for pointer in argv + envp { free(pointer) } }
    var child: pid_t = 0
    let code = posix_spawn(&child, path, &actions, &attributes, argv, envp)
    guard code == 0 else { throw WorkerFailure(code) }
    return child
  }

  /// Waits for the end of a child.
  ///
  /// - Returns: How it ended, as the system says it.
  static func wait(for child: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    return status
  }
}

import Glibc

/// Processor time of this thread, which other programs on the machine disturb less than time on the wall.
enum Clock {
  /// Nanoseconds of processor time used so far.
  static var nanoseconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  /// How long something takes, in nanoseconds.
  static func measure(_ work: () -> Void) -> Double {
    let start = nanoseconds
    work()
    return nanoseconds - start
  }
}

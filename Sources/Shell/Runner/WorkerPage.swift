import Glibc

/// A page of memory that a worker writes and its parent reads, also when the worker is gone.
///
/// It costs a store a step, where a message would cost a call of the system, and it holds what was true at the last moment.
@MainActor
final class WorkerPage {
  private enum Word: Int {
    /// The number of the item that runs; 0 for none.
    case item
    /// The step that is being done, counted from 1; 0 for none.
    case step
    /// Grows with everything that happens.
    case ticks
    case markCount
    case firstMark
  }

  private static let size = 16_384
  private static let mostMarks = 1_000

  private let words: UnsafeMutablePointer<Int64>
  /// The file behind the page.
  let descriptor: Int32

  /// Opens the page behind a descriptor.
  ///
  /// - Returns: Nil if the system refuses.
  init?(descriptor: Int32) {
    guard
      let memory = mmap(nil, Self.size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0),
      memory != MAP_FAILED
    else { return nil }
    words = memory.bindMemory(to: Int64.self, capacity: Self.size / 8)
    self.descriptor = descriptor
  }

  /// Makes a new page over a file without a name.
  static func make() -> WorkerPage? {
    guard let descriptor = TemporaryFile.inMemory() else { return nil }
    guard ftruncate(descriptor, off_t(size)) == 0, let page = WorkerPage(descriptor: descriptor)
    else {
      close(descriptor)
      return nil
    }
    return page
  }

  /// Gives page and file back.
  func release() {
    munmap(words, Self.size)
    close(descriptor)
  }

  private subscript(_ word: Word) -> Int64 {
    get { words[word.rawValue] }
    set { words[word.rawValue] = newValue }
  }

  // MARK: the worker's side

  func begin(item number: Int) {
    self[.step] = 0
    self[.markCount] = 0
    self[.item] = Int64(number)
    self[.ticks] &+= 1
  }

  func begin(step index: Int) {
    self[.step] = Int64(index + 1)
    self[.ticks] &+= 1
  }

  func forgetMarks() { self[.markCount] = 0 }

  /// Notes where the output of a step ends; beyond the last place it is counted to the step there.
  func mark(step: Int, end: Int) {
    let count = Int(self[.markCount])
    guard count < Self.mostMarks else { return }
    words[Word.firstMark.rawValue + 2 * count] = Int64(step)
    words[Word.firstMark.rawValue + 2 * count + 1] = Int64(end)
    self[.markCount] = Int64(count + 1)
  }

  // MARK: the parent's side

  var item: Int { Int(self[.item]) }
  var step: Int? { self[.step] > 0 ? Int(self[.step]) - 1 : nil }
  var ticks: Int64 { self[.ticks] }

  /// The app may have written here too: nothing is taken that cannot be.
  var marks: [(step: Int, end: Int)] {
    let count = min(max(0, Int(self[.markCount])), Self.mostMarks)
    return (0..<count).map { index in
      let word = Word.firstMark.rawValue + 2 * index
      return (max(0, Int(words[word])), max(0, Int(words[word + 1])))
    }
  }
}

/// Files without a name, which are gone with the last process that has them open.
enum TemporaryFile {
  /// Opens a new one, for reading and for appending.
  static func open() -> Int32? {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    return open(in: [folder, "/tmp", "."])
  }

  /// Opens one that stays in memory where that is possible, for what is small.
  static func inMemory() -> Int32? { open(in: ["/dev/shm"]) ?? open() }

  private static func open(in places: [String]) -> Int32? {
    for place in places where !place.isEmpty {
      let descriptor = unnamed(in: place)
      guard descriptor >= 0 else { continue }
      _ = fcntl(descriptor, F_SETFL, O_APPEND)
      return Descriptors.moved(descriptor)
    }
    return nil
  }

  /// Most disks make a file without a name in half the time that one takes which is given a name and loses it.
  private static func unnamed(in place: String) -> Int32 {
    let withoutName: Int32 = 0o20_000_000 | O_DIRECTORY  // O_TMPFILE
    let descriptor = Glibc.open(place, withoutName | O_RDWR | O_CLOEXEC, 0o600)
    if descriptor >= 0 { return descriptor }
    var name = Array("\(place)/navwright-XXXXXX".utf8CString)
    let named = mkstemp(&name)
    if named >= 0 { unlink(name) }
    return named
  }
}

/// Descriptors out of the way of those that a child is given by number.
enum Descriptors {
  /// The descriptor under a number that no child uses, closed in every program this one starts.
  static func moved(_ descriptor: Int32) -> Int32? {
    let moved = fcntl(descriptor, F_DUPFD_CLOEXEC, 16)
    close(descriptor)
    return moved >= 0 ? moved : nil
  }

  /// A pipe: the end for reading, then the end for writing.
  static func pipe() -> (reading: Int32, writing: Int32)? {
    var ends: [Int32] = [0, 0]
    guard Glibc.pipe(&ends) == 0 else { return nil }
    guard let reading = moved(ends[0]) else {
      close(ends[1])
      return nil
    }
    guard let writing = moved(ends[1]) else {
      close(reading)
      return nil
    }
    return (reading, writing)
  }
}

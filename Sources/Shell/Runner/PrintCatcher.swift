import Glibc
import Sessions

/// Catches what the app prints while it works, so that it is never taken for a result.
@MainActor
final class PrintCatcher {
  private let file: Int32
  private let results: Int32
  private let diagnostics: Int32

  /// Makes a catcher; nil if the system has no room for it, and then the app prints where it likes.
  init?() {
    guard let file = TemporaryFile.open() else { return nil }
    results = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 16)
    diagnostics = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 16)
    guard results >= 0, diagnostics >= 0 else {
      close(file)
      return nil
    }
    self.file = file
    setLineBuffered()
    TrapReport.showsPrinted(from: file, results: results, diagnostics: diagnostics)
  }

  /// Does something in the app.
  ///
  /// - Returns: What it answered, and the lines that the app printed meanwhile.
  func catching<Answer>(_ work: () -> Answer) -> (answer: Answer, printed: [String]) {
    fflush(nil)
    dup2(file, STDOUT_FILENO)
    dup2(file, STDERR_FILENO)
    let answer = work()
    fflush(nil)
    dup2(results, STDOUT_FILENO)
    dup2(diagnostics, STDERR_FILENO)
    return (answer, printed())
  }

  private func printed() -> [String] {
    guard lseek(file, 0, SEEK_END) > 0 else { return [] }
    let bytes = PrintedFile.bytes(of: file)
    ftruncate(file, 0)
    var text = String(decoding: bytes.prefix(PrintedText.most), as: UTF8.self)
    if bytes.count > PrintedText.most {
      text += "\n… \(bytes.count - PrintedText.most) more bytes"
    }
    return PrintedText.lines(of: text).map { "printed: \($0)" }
  }
}

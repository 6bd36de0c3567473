/// The server's side of the services.
///
/// Replies that are held own it, and it owns nothing of the app: a reply that never comes keeps no screen alive.
@MainActor
final class ClipStore {
  private(set) var data: ClipData
  /// Grows with every change of the data.
  private(set) var revision = 0

  init(data: ClipData) {
    self.data = data
  }

  func mark(link id: Int, isRead: Bool) {
    if data.mark(link: id, isRead: isRead) { revision += 1 }
  }
}

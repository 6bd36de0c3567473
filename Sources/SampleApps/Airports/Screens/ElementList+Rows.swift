import Simulator

extension ElementList {
  /// Adds rows of a view model, each made when it is looked at.
  mutating func append<Row>(
    _ kind: String, _ rows: Rows<Row>, element: @escaping @MainActor (Row) -> Element
  ) {
    appendRows(kind, count: rows.count) { index in
      rows.make(index).map(element) ?? Element(kind: kind, title: "", isEnabled: false)
    }
  }
}

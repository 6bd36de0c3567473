extension UIView {
  /// The top.
  public final var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom.
  public final var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The middle between top and bottom.
  public final var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// Where the first line of text stands.
  public final var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(self, .firstBaseline)
  }
  /// Where the last line of text stands.
  public final var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(self, .lastBaseline)
  }
  /// The left.
  public final var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right.
  public final var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// Where lines begin.
  public final var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// Where lines end.
  public final var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The middle between left and right.
  public final var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The width.
  public final var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  public final var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

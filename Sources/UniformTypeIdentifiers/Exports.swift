// What code that says `import UniformTypeIdentifiers` uses of it. The type stands in UIKit, whose document picker needs it.
@_exported public import struct UIKit.UTType

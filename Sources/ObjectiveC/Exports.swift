// What code that says `import ObjectiveC` uses of it. The functions stand in UIKit, since code that imports that alone
// has them on Apple's systems. Only a package that needs the module should depend on it: while it is there,
// `canImport(ObjectiveC)` is true.
@_exported public import class Foundation.NSObject
@_exported public import func UIKit.NSSelectorFromString
@_exported public import func UIKit.NSStringFromSelector
@_exported public import struct UIKit.Selector
@_exported public import func UIKit.autoreleasepool
@_exported public import enum UIKit.objc_AssociationPolicy
@_exported public import func UIKit.objc_getAssociatedObject
@_exported public import func UIKit.objc_removeAssociatedObjects
@_exported public import func UIKit.objc_setAssociatedObject

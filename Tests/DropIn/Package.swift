// swift-tools-version: 6.2
import PackageDescription

// An app and its tests as they are written for iPhones, built against the headless UIKit.
// DROPIN_SWIFT=5 builds all of it in Swift 5 mode, where nothing says which actor it is on.
let isSwift5 = Context.environment["DROPIN_SWIFT"] == "5"

// "import UIKit" means this product here; on Apple's platforms it is left out and means Apple's.
let headlessUIKit = Target.Dependency.product(
  name: "UIKit", package: "navwright", condition: .when(platforms: [.linux]))

// Code without annotations is on the main actor by the setting that Xcode gives to new apps.
let unannotated: [SwiftSetting] = isSwift5 ? [] : [.defaultIsolation(MainActor.self)]

// For files that use UIKit without importing it, as a bridging header lets them.
let importsUIKit = SwiftSetting.unsafeFlags(["-Xfrontend", "-import-module", "-Xfrontend", "UIKit"])

let apps: [Target.Dependency] = ["Bookings", "Clips", "Films", "Flights", "Rooms", "Songs"]

var targets: [Target] = [
  .target(name: "Bookings", dependencies: [headlessUIKit]),
  .target(name: "Clips", dependencies: [headlessUIKit]),
  .target(name: "Flights", dependencies: [headlessUIKit], swiftSettings: unannotated),
  .target(name: "Films", dependencies: [headlessUIKit], swiftSettings: unannotated),
  .target(
    name: "Rooms", dependencies: [headlessUIKit], swiftSettings: unannotated + [importsUIKit]),
  .target(name: "Songs", dependencies: [headlessUIKit], swiftSettings: unannotated),
  .testTarget(name: "DropInTests", dependencies: apps + [headlessUIKit]),
  // The same apps, operated as a person does.
  .testTarget(
    name: "SimulatedTests",
    dependencies: apps + [
      headlessUIKit,
      .product(name: "NavwrightTesting", package: "navwright"),
      .product(name: "Simulator", package: "navwright"),
    ]),
]
if isSwift5 {
  // Synchronous test methods on main-actor code: only Swift 5 mode has them on Linux.
  targets.append(
    .testTarget(name: "SynchronousTests", dependencies: apps + [headlessUIKit]))
}

let package = Package(
  name: "drop-in",
  dependencies: [.package(name: "navwright", path: "../..")],
  targets: targets,
  swiftLanguageModes: [isSwift5 ? .v5 : .v6])

// swift-tools-version: 6.2
import PackageDescription

let strict = Context.environment["NAVWRIGHT_STRICT"] != nil
let withoutReadline = Context.environment["NAVWRIGHT_NO_READLINE"] == "1"

var settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]
if strict {
  settings.append(.treatAllWarnings(as: .error))
}
// What no step waits for is made small in the executable that Scripts/run builds; packages that depend on this one
// could not have such a setting.
let isCompact = Context.environment["NAVWRIGHT_COMPACT"] == "1"
let patientSettings = settings + (isCompact ? [.unsafeFlags(["-Osize"])] : [])

// In an iOS build the target is left out, and `import UIKit` means Apple's.
let headlessUIKit = Target.Dependency.target(
  name: "UIKit", condition: .when(platforms: [.linux, .macOS]))

// Modules beside UIKit that code for iPhones imports by name. Apple's systems have their own, macOS too: there the
// products bring nothing but UIKit, and packages that name them still load.
let companions = ["ObjectiveC", "SafariServices", "UniformTypeIdentifiers"]
#if os(Linux)
  let companionTargets = companions
#else
  let companionTargets: [String] = []
#endif

// Functions of Swift's runtime that references need which slow nothing down; Apple's objects are counted otherwise.
let runtimeFunctions = Target.Dependency.target(
  name: "CSwiftRuntime", condition: .when(platforms: [.linux]))

var targets: [Target] = [
  .systemLibrary(name: "CSwiftRuntime"),
  .target(name: "UIKit", dependencies: [runtimeFunctions], swiftSettings: settings),
  .target(name: "Coordination", dependencies: [headlessUIKit], swiftSettings: settings),
  .target(name: "Flows", dependencies: [headlessUIKit, "Coordination"], swiftSettings: settings),
  .target(
    name: "Simulator", dependencies: [headlessUIKit, "Coordination"], swiftSettings: settings),
  .target(name: "Sessions", dependencies: ["Simulator"], swiftSettings: settings),
  .systemLibrary(name: "CGetopt"),
  .target(
    name: "Shell", dependencies: ["CGetopt", "Sessions", "Simulator"],
    swiftSettings: patientSettings),
  .target(
    name: "NavwrightTesting", dependencies: ["Sessions", "Simulator"], swiftSettings: settings),
]

targets += companionTargets.map {
  .target(name: $0, dependencies: [headlessUIKit], swiftSettings: settings)
}

// Samples use public API only, as any user's app does.
targets += [
  .target(
    name: "Clip", dependencies: [headlessUIKit, "Coordination", "Simulator"],
    path: "Sources/SampleApps/Clip", exclude: ["README.md"], packageAccess: false,
    swiftSettings: settings),
  .target(
    name: "Memo", dependencies: [headlessUIKit, "Coordination", "Simulator"],
    path: "Sources/SampleApps/Memo", exclude: ["README.md"], packageAccess: false,
    swiftSettings: settings),
  .target(
    name: "Airports", dependencies: [headlessUIKit, "Coordination", "Simulator"],
    path: "Sources/SampleApps/Airports", exclude: ["README.md"],
    resources: [.copy("Resources/airports.txt"), .copy("Resources/airports-notice.txt")],
    packageAccess: false, swiftSettings: patientSettings),
  .target(
    name: "Movies", dependencies: [headlessUIKit, "Coordination", "Flows", "Simulator"],
    path: "Sources/SampleApps/Movies", exclude: ["README.md"], packageAccess: false,
    swiftSettings: patientSettings),
]

// GNU readline is GPL: only the tool links it, never a library product.
let lineEditor: [Target.Dependency] = withoutReadline ? [] : ["ReadlineInput"]
let toolSettings = settings + (withoutReadline ? [.define("NAVWRIGHT_NO_READLINE")] : [])
if !withoutReadline {
  targets += [
    .systemLibrary(name: "CReadline", providers: [.apt(["libreadline-dev"])]),
    .target(
      name: "ReadlineInput", dependencies: ["CReadline", "Shell"],
      swiftSettings: patientSettings),
  ]
}
targets += [
  .executableTarget(
    name: "navwright",
    dependencies: ["Airports", "Clip", "Memo", "Movies", "Shell", "Simulator"] + lineEditor,
    swiftSettings: toolSettings),
  .executableTarget(
    name: "navwright-bench",
    dependencies: [
      "Clip", headlessUIKit, "Coordination", "Flows", "Sessions", "Shell", "Simulator",
    ],
    swiftSettings: settings),
]

// Tests, and the small programs they run.
let headlessCompanions = companionTargets.map {
  Target.Dependency.target(name: $0, condition: .when(platforms: [.linux]))
}
// Counts what tests ask of the C library's allocator.
#if os(Linux)
  targets.append(.target(name: "AllocationCount", path: "Tests/AllocationCount"))
  let allocationCount: [Target.Dependency] = ["AllocationCount"]
#else
  let allocationCount: [Target.Dependency] = []
#endif
let surface: [Target.Dependency] = [headlessUIKit, "RunFixture"] + headlessCompanions
targets += [
  .executableTarget(
    name: "shell-fixture", dependencies: ["Shell", "Simulator", headlessUIKit] + lineEditor,
    path: "Tests/ShellFixture", packageAccess: false, swiftSettings: toolSettings),
  .target(
    name: "NavigationFixture",
    dependencies: [headlessUIKit, "Coordination", "Simulator"] + headlessCompanions,
    path: "Tests/NavigationFixture", packageAccess: false, swiftSettings: settings),
  .target(
    name: "RunFixture", dependencies: [headlessUIKit], path: "Tests/RunFixture",
    swiftSettings: settings),
  .executableTarget(
    name: "tree-fixture", dependencies: [headlessUIKit], path: "Tests/TreeFixture",
    swiftSettings: settings),
  .testTarget(name: "UIKitTests", dependencies: [headlessUIKit], swiftSettings: settings),
  // One use of everything that code made for iPhones takes from UIKit, in both language modes; one folder is a link.
  .testTarget(
    name: "SurfaceTests", dependencies: surface, packageAccess: false),
  .testTarget(
    name: "SurfaceTestsSwift5", dependencies: surface, packageAccess: false,
    swiftSettings: [.swiftLanguageMode(.v5)]),
  .testTarget(
    name: "CoordinationTests", dependencies: ["Coordination", headlessUIKit] + allocationCount,
    swiftSettings: settings),
  .testTarget(
    name: "FlowsTests",
    dependencies: ["Flows", "NavwrightTesting", "Simulator", "Coordination", headlessUIKit],
    swiftSettings: settings),
  .testTarget(
    name: "SimulatorTests",
    dependencies: ["NavigationFixture", "Simulator", "Coordination", headlessUIKit],
    swiftSettings: settings),
  .testTarget(
    name: "SessionsTests",
    dependencies: ["NavigationFixture", "Sessions", "Simulator", "Coordination", headlessUIKit]
      + allocationCount,
    swiftSettings: settings),
  .testTarget(
    name: "ShellTests",
    dependencies: ["NavigationFixture", "Shell", "Sessions", "Simulator", headlessUIKit],
    swiftSettings: settings),
  .testTarget(
    name: "RunnerTests", dependencies: ["Sessions", "Shell", "shell-fixture"],
    swiftSettings: toolSettings),
  .testTarget(
    name: "TerminalTests", dependencies: ["navwright", "shell-fixture"],
    swiftSettings: toolSettings),
  .testTarget(
    name: "ClipTests",
    dependencies: [
      "Airports", "Clip", "Memo", "Movies", "NavwrightTesting", "Sessions", "Simulator",
      "Coordination",
      headlessUIKit,
    ],
    exclude: ["Recorded/recorded-walk.nav"],
    swiftSettings: settings),
  .testTarget(
    name: "MemoTests", dependencies: ["Memo", "NavwrightTesting", "Simulator"],
    swiftSettings: settings),
  .testTarget(
    name: "AirportsTests",
    dependencies: ["Airports", "NavwrightTesting", "Simulator", "Coordination", headlessUIKit],
    swiftSettings: settings),
  .testTarget(
    name: "MoviesTests", dependencies: ["Movies", "NavwrightTesting", "Simulator"],
    swiftSettings: settings),
  .testTarget(
    name: "NavwrightTestingTests",
    dependencies: [
      "NavigationFixture", "NavwrightTesting", "Sessions", "Simulator", "Coordination",
      headlessUIKit,
    ],
    swiftSettings: settings),
]

let package = Package(
  name: "navwright",
  products: [
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "Coordination", targets: ["Coordination"]),
    .library(name: "Flows", targets: ["Flows"]),
    .library(name: "Simulator", targets: ["Simulator"]),
    .library(name: "Sessions", targets: ["Sessions"]),
    .library(name: "Shell", targets: ["Shell"]),
    .library(name: "NavwrightTesting", targets: ["NavwrightTesting"]),
    .library(name: "Airports", targets: ["Airports"]),
    .library(name: "Clip", targets: ["Clip"]),
    .library(name: "Memo", targets: ["Memo"]),
    .library(name: "Movies", targets: ["Movies"]),
    .executable(name: "navwright", targets: ["navwright"]),
    .executable(name: "navwright-bench", targets: ["navwright-bench"]),
  ]
    + companions.map { .library(name: $0, targets: [companionTargets.contains($0) ? $0 : "UIKit"]) },
  targets: targets,
  swiftLanguageModes: [.v6])

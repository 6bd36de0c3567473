import unittest
from pathlib import Path

from arrows import Arrows, imports, run
from tree import TreeTestCase

TABLE = Path(__file__).resolve().parents[1] / "arrows.txt"


def target(name, *dependencies, **more):
    """A target as "swift package dump-package" writes it."""
    return {"name": name, "type": "regular",
            "dependencies": [{"byName": [d, None]} for d in dependencies], **more}


def sample(name, *dependencies, **more):
    return target(name, *dependencies, path=f"Sources/SampleApps/{name}", **{"packageAccess": False, **more})


class ImportTests(unittest.TestCase):
    def test_every_form_of_import_is_seen(self):
        text = (
            "import A\npublic import B\n  @_exported public import C\n@preconcurrency import D\n"
            "import struct E.Part\n@_spi(Inner) package import F\nimport G; import H\n#if canImport(I)\n"
            "important(J)\n")
        self.assertEqual([name for _, name in imports(text)], list("ABCDEFGH"))
        self.assertEqual(imports(text)[4], (5, "E"))


class ArrowTests(TreeTestCase):
    def setUp(self):
        super().setUp()
        self.targets = [
            target("UIKit"),
            {"name": "Coordination", "type": "regular",
             "dependencies": [{"target": ["UIKit", {"platformNames": ["linux"]}]}]},
            target("Simulator", "UIKit", "Coordination"),
            target("Shell", "Simulator"),
        ]
        self.products = []
        self.write("Sources/UIKit/A.swift", "@_exported public import Foundation\n")
        self.write("Sources/Coordination/A.swift", "public import UIKit\n")

    def violations(self):
        manifest = {"targets": self.targets, "products": self.products}
        checks = run(self.root, manifest, Arrows(TABLE.read_text(encoding="utf-8")))
        return [violation for check in checks for violation in check.violations]

    def test_a_tree_that_follows_the_arrows_has_no_violation(self):
        self.assertEqual(self.violations(), [])

    def test_an_import_upwards_is_named(self):
        self.write("Sources/Coordination/B.swift", "// import Shell\npublic import UIKit\n\nimport Simulator\n")
        self.assertEqual(
            self.violations(), ["Sources/Coordination/B.swift:4: Coordination may not import Simulator"])

    def test_an_import_without_a_dependency_is_named(self):
        self.write("Sources/Shell/A.swift", "import UIKit\n")
        self.assertEqual(
            self.violations(),
            ["Sources/Shell/A.swift:1: Shell imports UIKit, which Package.swift does not give it as a dependency"])

    def test_xctest_is_only_for_the_bridge(self):
        self.targets.append(target("NavwrightTesting", "Simulator"))
        self.write("Sources/NavwrightTesting/A.swift", "import XCTest\nimport Testing\n")
        self.write("Sources/Shell/A.swift", "import XCTest\n")
        self.assertEqual(self.violations(), ["Sources/Shell/A.swift:1: Shell may not import XCTest"])

    def test_a_file_of_no_target_is_named(self):
        self.write("Sources/Lost/A.swift", "import UIKit\n")
        self.assertEqual(
            self.violations(),
            ["Sources/Lost/A.swift:1: no target of Package.swift holds this file, so nothing builds it"])

    def test_a_dependency_upwards_is_named(self):
        self.targets[0] = target("UIKit", "Shell")
        self.assertEqual(self.violations(), ["Package.swift:1: UIKit may not depend on Shell"])

    def test_a_module_without_a_line_is_named(self):
        self.targets.append(target("Extras"))
        self.assertEqual(self.violations(), ["Package.swift:1: Extras has no line in Scripts/arrows.txt"])

    def test_a_sample_may_not_import_another(self):
        self.targets += [sample("Clip", "UIKit", "Simulator"), sample("Memo")]
        self.write("Sources/SampleApps/Clip/Coordinators/A.swift", "import UIKit\n")
        self.write("Sources/SampleApps/Memo/Coordinators/A.swift", "\n")
        self.write("Sources/SampleApps/Clip/Screens/A.swift", "import Simulator\nimport Memo\n")
        self.write("Sources/SampleApps/Clip/ClipApp.swift", "import Simulator\n")
        self.assertEqual(
            self.violations(), ["Sources/SampleApps/Clip/Screens/A.swift:2: Clip may not import Memo"])

    def test_coordinators_of_a_sample_import_only_what_an_app_has(self):
        self.targets.append(sample("Clip", "UIKit", "Simulator"))
        self.write("Sources/SampleApps/Clip/Coordinators/Tab/A.swift", "import UIKit\nimport Foundation\n")
        self.write("Sources/SampleApps/Clip/Coordinators/B.swift", "import Simulator\n")
        allowed = "SampleApps/*/Coordinators may import only UIKit, Coordination, Flows"
        self.assertEqual(
            self.violations(),
            [f"Sources/SampleApps/Clip/Coordinators/B.swift:1: {allowed}, not Simulator",
             f"Sources/SampleApps/Clip/Coordinators/Tab/A.swift:2: {allowed}, not Foundation"])

    def test_coordinators_reach_the_simulator_by_no_form_of_import_and_no_way_round(self):
        self.targets.append(sample("Clip", "UIKit", "Coordination", "Simulator"))
        allowed = "SampleApps/*/Coordinators may import only UIKit, Coordination, Flows"
        forms = ["import class Simulator.AppEnvironment", "@testable import Simulator", "import UIKit; import Simulator",
                 "@preconcurrency internal import Simulator", "import `Simulator`"]
        for form in forms:
            self.write("Sources/SampleApps/Clip/Coordinators/A.swift", form + "\n")
            self.assertEqual(
                self.violations(),
                [f"Sources/SampleApps/Clip/Coordinators/A.swift:1: {allowed}, not Simulator"], form)
        self.write("Sources/SampleApps/Clip/Coordinators/A.swift", "import Coordination\n")
        self.targets[1] = target("Coordination", "UIKit", "Simulator")
        self.write("Sources/Coordination/A.swift", "@_exported public import Simulator\n")
        self.assertEqual(
            self.violations(),
            ["Sources/Coordination/A.swift:1: Coordination may not import Simulator",
             "Package.swift:1: Coordination may not depend on Simulator"])

    def test_the_simulator_is_only_for_screens_services_and_app(self):
        self.targets.append(sample("Clip", "UIKit", "Simulator"))
        self.write("Sources/SampleApps/Clip/Coordinators/A.swift", "import UIKit\n")
        self.write("Sources/SampleApps/Clip/Services/A.swift", "import Simulator\n")
        self.write("Sources/SampleApps/Clip/Factories/A.swift", "import UIKit\nimport Simulator\n")
        self.assertEqual(
            self.violations(),
            ["Sources/SampleApps/Clip/Factories/A.swift:2:"
             " Simulator may be imported only in ., Screens, Services of SampleApps/Clip"])

    def test_scenes_and_view_models_of_a_sample_import_only_what_an_app_has(self):
        self.targets.append(sample("Memo", "UIKit", "Simulator"))
        self.write("Sources/SampleApps/Memo/Scenes/A.swift", "import UIKit\nimport Simulator\n")
        self.write("Sources/SampleApps/Memo/ViewModels/A.swift", "import Foundation\n")
        self.assertEqual(
            self.violations(),
            ["Sources/SampleApps/Memo/Scenes/A.swift:2:"
             " SampleApps/*/Scenes may import only UIKit, Coordination, Flows, not Simulator",
             "Sources/SampleApps/Memo/ViewModels/A.swift:1:"
             " SampleApps/*/ViewModels may import only UIKit, Coordination, Flows, not Foundation"])

    def test_flows_of_a_sample_import_only_what_an_app_has(self):
        self.targets.append(sample("Movies", "UIKit", "Simulator"))
        self.write("Sources/SampleApps/Movies/Flows/A.swift", "import UIKit\nimport Simulator\n")
        self.assertEqual(
            self.violations(),
            ["Sources/SampleApps/Movies/Flows/A.swift:2:"
             " SampleApps/*/Flows may import only UIKit, Coordination, Flows, not Simulator"])

    def test_a_sample_needs_coordinators_and_no_package_access(self):
        self.targets.append(sample("Clip", packageAccess=True))
        self.assertEqual(
            self.violations(),
            ["Package.swift:1: sample Clip has no file in Coordinators, Flows or Scenes of Sources/SampleApps/Clip",
             "Package.swift:1: sample Clip lacks packageAccess: false"])

    def test_no_library_product_reaches_readline(self):
        self.targets += [
            target("CReadline"), target("ReadlineInput", "CReadline"),
            {**target("navwright", "ReadlineInput"), "type": "executable"}]
        self.targets[3] = target("Shell", "Simulator", "ReadlineInput")
        self.products = [
            {"name": "Simulator", "targets": ["Simulator"], "type": {"library": ["automatic"]}},
            {"name": "Shell", "targets": ["Shell"], "type": {"library": ["automatic"]}},
            {"name": "navwright", "targets": ["navwright"], "type": {"executable": None}}]
        self.assertEqual(
            self.violations(),
            ["Package.swift:1: Shell may not depend on ReadlineInput",
             "Package.swift:1: library product Shell reaches Shell > ReadlineInput"])

    def test_readline_is_only_for_its_adapter(self):
        self.targets += [
            target("CReadline"), target("ReadlineInput", "CReadline"),
            {**target("navwright", "ReadlineInput", "CReadline"), "type": "executable"},
            {**target("navwright-bench", "ReadlineInput"), "type": "executable"}]
        self.write("Sources/ReadlineInput/A.swift", "@preconcurrency import CReadline\n")
        self.assertEqual(
            self.violations(),
            ["Package.swift:1: navwright may not depend on CReadline",
             "Package.swift:1: navwright-bench may not depend on ReadlineInput"])

from coverage import FEATURES, UIKIT, run
from tree import TreeTestCase

HEADER = "# folders: Tests/A\n# prefixes: {}\n# other ids: none\n\n## Stacks\n\n"


class CoverageTests(TreeTestCase):
    def setUp(self):
        super().setUp()
        self.write(
            "Scripts/ids/uikit.txt",
            HEADER.format("NAV_ SUI_") + "NAV_01 A | b\nNAV_02 Two\n\n## SwiftUI\n\nSUI_01 Host\n  without test: no SwiftUI\n")
        self.write("Scripts/ids/pitfalls.txt", HEADER.format("PIT_") + "PIT_01 Twice\n")
        self.write("Scripts/ids/features.txt", HEADER.format("F_") + "F_1 Push\nF_2 Fly (new)\n")
        self.write("Scripts/ids/reports.txt", HEADER.format("K_") + "K_1 Back\n")
        self.write("Scripts/uncertain.txt", "# What\n\nNAV_01 which order\nNAV_02 when\n")
        self.write("Scripts/generations.txt", "")
        self.write("Tests/UIKitTests/GenerationTests.swift", "")
        self.write("Tests/A/T.swift", "func test_NAV_01_a() { /* UncertainChoice.top */ }\nfunc test_NAV_01_PIT_01_b() {}\n")
        self.write("Sources/S/C.swift", 'enum UncertainChoice {\n  /// The top first.\n  case top = "NAV-01"\n}\n')
        self.write("Sources/S/Rules.swift", "/// ``UncertainChoice/top``\nfunc pop() {}\n")

    def written(self, document=UIKIT):
        return (self.root / document).read_text(encoding="utf-8")

    def violations(self, only_checks):
        return [violation for check in run(self.root, only_checks) for violation in check.violations]

    def test_the_document_links_each_id_to_its_tests_and_choices(self):
        self.assertEqual(
            self.violations(False), ["Scripts/uncertain.txt:4: UncertainChoice has no case for NAV_02"])
        for row in [
            "| Stacks | 2 | 1 | 0 | 1 |", "| SwiftUI | 1 | 0 | 1 | 0 |", "| all | 3 | 1 | 1 | 1 |",
            "| NAV_01 | A \\| b | [test_NAV_01_a](../Tests/A/T.swift)<br>[test_NAV_01_PIT_01_b](../Tests/A/T.swift) |",
            "| NAV_02 | Two | **none yet** |", "| SUI_01 | Host | out of scope: no SwiftUI |",
            "| PIT_01 | Twice | [test_NAV_01_PIT_01_b](../Tests/A/T.swift) |",
            "| NAV_01 | which order | The top first. | [pop](../Sources/S/Rules.swift) | [test_NAV_01_a](../Tests/A/T.swift) |",
            "| NAV_02 | when | **not said yet** |  |  |",
        ]:
            self.assertIn(f"\n{row}\n", self.written())

    def test_features_and_reports_have_a_document_of_their_own(self):
        self.write("Tests/A/F.swift", "func test_F_1_K_1_a() {}\n")
        self.violations(False)
        for row in [
            "| Id | Feature | Tests |", "| F_1 | Push | [test_F_1_K_1_a](../Tests/A/F.swift) |",
            "| F_2 | Fly (new) | **none yet** |", "| K_1 | Back | [test_F_1_K_1_a](../Tests/A/F.swift) |",
        ]:
            self.assertIn(f"\n{row}\n", self.written(FEATURES))
        self.write("Tests/A/F.swift", "func test_F_2_K_1_a() {}\n")
        self.assertIn(
            f"{FEATURES}: it is not what Scripts/coverage writes; run that and commit the result",
            self.violations(True))

    def test_a_moved_line_changes_nothing_and_a_new_test_does(self):
        self.violations(False)
        stale = f"{UIKIT}: it is not what Scripts/coverage writes; run that and commit the result"
        self.write("Tests/A/T.swift", "\n\nfunc test_NAV_01_a() { /* UncertainChoice.top */ }\nfunc test_NAV_01_PIT_01_b() {}\n")
        self.assertNotIn(stale, self.violations(True))
        self.write("Tests/A/U.swift", "func test_NAV_02_c() {}\n")
        before = self.written()
        self.assertIn(stale, self.violations(True))
        self.assertEqual(self.written(), before)

    def test_a_document_that_is_missing_is_not_current(self):
        self.assertIn(
            f"{UIKIT}: it is not what Scripts/coverage writes; run that and commit the result",
            self.violations(True))

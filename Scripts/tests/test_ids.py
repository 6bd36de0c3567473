import contextlib
import io
import unittest
from pathlib import Path

from ids import IdList, bearers, run, tests_of
from tree import TreeTestCase

LISTS = Path(__file__).resolve().parents[1] / "ids"
HEADER = "# Some traps.\n#\n# folders: Tests/A Tests/B\n# prefixes: T_ CLIP_\n# other ids: none\n\n"


def violations(ids, *files):
    """What the checks of a list find, and what they print."""
    with contextlib.redirect_stdout(io.StringIO()) as printed:
        checks = run(ids, files)
    return [violation for check in checks for violation in check.violations], printed.getvalue()


class BearerTests(unittest.TestCase):
    def test_names_of_tests_bear_ids(self):
        text = "func test_NAV_12_popTo() async {}\nfunc test_MOD_02_MOD_03_order() {}\nfunc test_SC_3() {}\n"
        self.assertEqual(
            bearers(["NAV_", "MOD_"], [("A.swift", text)]),
            {"NAV_12": [("A.swift:1", "test_NAV_12_popTo")],
             "MOD_02": [("A.swift:2", "test_MOD_02_MOD_03_order")],
             "MOD_03": [("A.swift:2", "test_MOD_02_MOD_03_order")]})

    def test_ids_count_as_they_are_written(self):
        text = "func test_NAV_1_x() {}\nfunc test_NAV_120x() {}\nfunc test_CLIP_T1_x() {}\n"
        self.assertEqual(
            list(bearers(["NAV_", "T_", "CLIP_"], [("A.swift", text)])), ["NAV_1", "NAV_120x", "CLIP_T1"])

    def test_only_tests_bear_ids(self):
        self.assertEqual(bearers(["T_"], [("A.swift", "func check_T_1_x() {}\nlet test_T_1 = 2\n")]), {})


class IdListTests(TreeTestCase):
    def test_each_id_is_printed_with_its_tests(self):
        ids = IdList("traps", HEADER + "T_1\nCLIP_C3\n")
        text = "func test_T_1_a() {}\nfunc test_T_1_CLIP_C3_b() {}\n"
        self.assertEqual(
            violations(ids, ("A.swift", text)),
            ([], "T_1      test_T_1_a (A.swift:1), test_T_1_CLIP_C3_b (A.swift:2)\n"
                 "CLIP_C3  test_T_1_CLIP_C3_b (A.swift:2)\n"))

    def test_an_id_without_a_test_is_named(self):
        found, printed = violations(IdList("traps", HEADER + "T_1\nT_2\n"), ("A.swift", "func test_T_1_x() {}\n"))
        self.assertEqual(found, ["Scripts/ids/traps.txt:8: no test in Tests/A Tests/B bears T_2"])
        self.assertEqual(printed, "T_1      test_T_1_x (A.swift:1)\nT_2      no test\n")

    def test_a_misspelt_id_is_named_with_its_test(self):
        ids = IdList("traps", HEADER + "T_1\nCLIP_C3\n")
        text = (
            "func test_T_1_CLIP_C3_x() {}\nfunc test_T_27_x() {}\nfunc test_CLIP_Q1_x() {}\n"
            "func test_T_01_x() {}\nfunc test_CLIP_c3() {}\nfunc test_CLIP_C_3_x() {}\nfunc test_CLIP__C3() {}\n")
        found, _ = violations(ids, ("A.swift", text))
        self.assertEqual(
            found,
            ["A.swift:2: test_T_27_x bears T_27, which is not in Scripts/ids/traps.txt",
             "A.swift:3: test_CLIP_Q1_x bears CLIP_Q1, which is not in Scripts/ids/traps.txt",
             "A.swift:4: test_T_01_x bears T_01, which is not in Scripts/ids/traps.txt",
             "A.swift:5: test_CLIP_c3 bears CLIP_c3, which is not in Scripts/ids/traps.txt",
             "A.swift:6: test_CLIP_C_3_x bears CLIP_C, which is not in Scripts/ids/traps.txt",
             "A.swift:7: test_CLIP__C3 bears CLIP_, which is not in Scripts/ids/traps.txt"])

    def test_a_list_that_allows_other_ids_names_no_test(self):
        ids = IdList("core", HEADER.replace("none", "allowed") + "T_1\n")
        self.assertEqual(violations(ids, ("A.swift", "func test_T_1_T_27() {}\n"))[0], [])

    def test_tests_elsewhere_do_not_count(self):
        self.write("Tests/B/Inner/A.swift", "func test_T_1_x() {} // func test_T_2() {}\n")
        self.write("Tests/C/A.swift", "func test_T_3_x() {}\n")
        files = tests_of(self.root, IdList("traps", HEADER))
        self.assertEqual([path for path, _ in files], ["Tests/B/Inner/A.swift"])
        self.assertEqual(list(bearers(["T_"], files)), ["T_1"])

    def test_a_list_must_be_whole(self):
        self.assertEqual(
            IdList("traps", "# folders: Tests/A\n# prefixes: T_\n# other ids: some\n").problems,
            [("Scripts/ids/traps.txt:1", 'the comments must tell folders, prefixes and other ids ("none" or "allowed")')])
        self.assertEqual(
            IdList("traps", HEADER + "T_1\nX_1\nT_1\n").problems,
            [("Scripts/ids/traps.txt:8", "X_1 begins with none of the prefixes"),
             ("Scripts/ids/traps.txt:9", "T_1 is listed twice")])

    def test_a_list_tells_what_its_ids_stand_for(self):
        ids = IdList("traps", HEADER + "T_1 A trap\n\n## Others\n\nT_2\nCLIP_C3 A row\n")
        self.assertEqual(ids.titles, {"T_1": "A trap", "T_2": "", "CLIP_C3": "A row"})
        self.assertEqual(ids.headings, [("", ["T_1"]), ("Others", ["T_2", "CLIP_C3"])])

    def test_an_id_may_have_a_reason_instead_of_a_test(self):
        ids = IdList("traps", HEADER + "T_1 A trap\n  without test: needs a phone\n")
        self.assertEqual(violations(ids), ([], "T_1      no test: needs a phone\n"))
        self.assertEqual(
            violations(ids, ("A.swift", "func test_T_1() {}\n"))[0],
            ["Scripts/ids/traps.txt:7: T_1 has a test, but the list says why it has none"])

    def test_a_reason_stands_below_its_id(self):
        text = "  without test: lost\nT_1\n  without test:\n  without test: one\n  without test: two\n"
        self.assertEqual(
            IdList("traps", HEADER + text).problems,
            [(f"Scripts/ids/traps.txt:{line}", "a reason stands below its id, once") for line in (7, 9, 11)])

    def test_a_problem_of_the_list_fails_it(self):
        self.assertEqual(
            violations(IdList("traps", HEADER + "T_1\nT_1\n"), ("A.swift", "func test_T_1() {}\n"))[0],
            ["Scripts/ids/traps.txt:8: T_1 is listed twice"])

    def test_the_lists_of_the_package_are_whole(self):
        counts = {}
        for path in LISTS.glob("*.txt"):
            ids = IdList(path.stem, path.read_text(encoding="utf-8"))
            self.assertEqual(ids.problems, [])
            counts[path.stem] = len(ids.ids)
        self.assertEqual(
            counts, {
                "core": 60, "clip": 81, "uikit": 266, "pitfalls": 46, "scenes": 10, "airport": 14, "features": 118,
                "reports": 89, "flows": 38, "shell": 35, "sessions": 37})

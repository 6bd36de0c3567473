import contextlib
import io
import unittest

from core_ids import bearers, run


class CoreIdTests(unittest.TestCase):
    def test_names_of_tests_bear_ids(self):
        text = "func test_NAV_12_popTo() async {}\nfunc test_MOD_02_MOD_03_order() {}\nfunc test_SC_3() {}\n"
        self.assertEqual(
            bearers([("A.swift", text)]),
            {"NAV-12": ["test_NAV_12_popTo (A.swift:1)"],
             "MOD-02": ["test_MOD_02_MOD_03_order (A.swift:2)"],
             "MOD-03": ["test_MOD_02_MOD_03_order (A.swift:2)"],
             "SC-3": ["test_SC_3 (A.swift:3)"]})

    def test_digits_count_as_they_are_written(self):
        self.assertEqual(list(bearers([("A.swift", "func test_NAV_1_x() {}\nfunc test_NAV_120x() {}\n")])), ["NAV-1"])

    def test_ids_without_a_test_are_named(self):
        with contextlib.redirect_stdout(io.StringIO()) as printed:
            check = run(["NAV-12", "NAV-13"], [("A.swift", "func test_NAV_12_x() {}\n")])
        self.assertEqual(printed.getvalue(), "NAV-12   test_NAV_12_x (A.swift:1)\nNAV-13   no test\n")
        self.assertEqual(check.violations, ["Scripts/core-ids.txt:1: 1 ids without a test: NAV-13"])

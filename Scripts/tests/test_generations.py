import unittest

from generations import listed_in, table, tests_in

TESTS = """\
  func test_NAV_04_theRoot() async {
    // UncertainChoice.root: reported.
    each(["false true", "b", ""]) {
      let stack = shown()
      if stack.isEmpty {
        return "x"
      }
      return "y"
    }
  }

  func test_TAB_22_tabs() async {
    each(["0", "1"]) { "\\(count)" }
  }

  func test_BAR_09_other() async {
    expect("R")
  }
"""


class GenerationTests(unittest.TestCase):
    def test_results_are_read_from_the_tests_of_all_versions(self):
        self.assertEqual(
            tests_in(TESTS),
            {"NAV_04": ("test_NAV_04_theRoot", ["false true", "b", ""]), "TAB_22": ("test_TAB_22_tabs", ["0", "1"])})

    def test_each_difference_is_a_row_with_its_test(self):
        text, check = table(listed_in("# What\n\nNAV_04 18 reports say so\n"), tests_in(TESTS.split("  func test_TAB")[0]))
        self.assertEqual(check.violations, [])
        self.assertIn(
            "| NAV_04 | 18 | reports say so | `false true` | `b` | `` | "
            "[test_NAV_04_theRoot](../Tests/UIKitTests/GenerationTests.swift) |\n", text)

    def test_a_difference_without_a_test_of_all_and_a_test_without_a_line_are_named(self):
        _, check = table(listed_in("TAB_22 18 tabs\nBAR_09 26 taps\n"), tests_in(TESTS))
        self.assertEqual(
            check.violations,
            ["Scripts/generations.txt:1: no test of Tests/UIKitTests/GenerationTests.swift gives what each version "
             "does for TAB_22",
             "Scripts/generations.txt:2: no test of Tests/UIKitTests/GenerationTests.swift gives what each version "
             "does for BAR_09",
             "Tests/UIKitTests/GenerationTests.swift: test_NAV_04_theRoot tells versions apart, but "
             "Scripts/generations.txt does not name NAV_04"])

import unittest

from count_tests import count_swift_testing, count_tally, count_xctest

STARTED = "Test Case 'A.{0}' started at 2026-01-01 00:00:00.000\n"


def case(name, result):
    return STARTED.format(name) + f"Test Case 'A.{name}' {result} (0.001 seconds)\n"


def total(tests, skipped, failures):
    skips = f"{skipped} test skipped and " if skipped else ""
    return f"\t Executed {tests} tests, with {skips}{failures} failures (0 unexpected) in 0.0 (0.0) seconds\n"


def numbers(count):
    return count.passed, count.failed, count.skipped


class XCTestTests(unittest.TestCase):
    def test_each_test_counts_once(self):
        log = case("a", "passed") + "half a line" + case("b", "failed") + case("c", "skipped") + total(3, 1, 4)
        count = count_xctest(log, 1)
        self.assertEqual((numbers(count), count.problems), ((1, 1, 1), []))

    def test_result_glued_to_output_counts(self):
        log = STARTED.format("a") + "half a lineTest Case 'A.a' passed (0.0 seconds)\n" + total(1, 0, 0)
        self.assertEqual(numbers(count_xctest(log, 0)), (1, 0, 0))

    def test_a_crash_is_named_and_what_did_not_run_is_skipped(self):
        count = count_xctest(case("a", "passed") + STARTED.format("b"), 132, ["M.A/a", "M.A/b", "M.A/c"])
        self.assertEqual(numbers(count), (1, 1, 1))
        self.assertEqual(
            count.problems,
            ["a crash or exit ended the run in A.b", "tests that did not run, counted as skipped: 1"])

    def test_a_crash_before_the_first_test_is_a_failure(self):
        count = count_xctest("Could not cast value\n", 134)
        self.assertEqual((numbers(count), count.problems), ((0, 1, 0), ["a crash or exit ended the run outside any test"]))

    def test_an_exit_with_status_0_inside_a_test_is_a_failure(self):
        self.assertEqual(numbers(count_xctest(STARTED.format("a"), 0)), (0, 1, 0))

    def test_the_time_limit_is_named(self):
        self.assertEqual(
            count_xctest(STARTED.format("a"), 124).problems, ["the time limit ended the run in A.a"])

    def test_a_run_of_no_test_is_a_failure(self):
        count = count_xctest(total(0, 0, 0), 0)
        self.assertEqual((numbers(count), count.problems), ((0, 1, 0), ["nothing ran"]))

    def test_a_run_that_only_skipped_is_a_failure(self):
        self.assertEqual(numbers(count_xctest(case("a", "skipped") + total(1, 1, 0), 0)), (0, 1, 1))

    def test_a_total_that_disagrees_is_a_failure(self):
        count = count_xctest(case("a", "passed") + total(2, 0, 0), 0)
        self.assertEqual(count.problems, ["XCTest says it ran 2 tests, but 1 reported a result"])

    def test_a_bad_status_without_a_failure_is_a_failure(self):
        count = count_xctest(case("a", "passed") + total(1, 0, 0), 1)
        self.assertEqual((numbers(count), count.problems),
                         ((1, 1, 0), ["it ended with status 1 although nothing failed"]))


class SwiftTestingTests(unittest.TestCase):
    LOG = (
        '◇ Test run started.\n◇ Suite Values started.\n◇ Test "with a name" started.\n'
        '➜ Test off() skipped: "later"\n➜ Test off2() skipped.\n◇ Test one() started.\n'
        '◇ Test case passing 1 argument x → 1 to "with a name" started.\n'
        '✘ Test one() recorded an issue at A.swift:5:22: Expectation failed: 1 == 2\n'
        '✘ Test one() failed after 0.002 seconds with 1 issue.\n'
        '✔ Test "with a name" with 3 test cases passed after 0.001 seconds.\n'
        '✘ Suite Values failed after 0.026 seconds with 2 issues.\n')

    def test_each_test_counts_once(self):
        log = self.LOG + "✘ Test run with 4 tests in 1 suite failed after 0.027 seconds with 2 issues.\n"
        count = count_swift_testing(log, 1)
        self.assertEqual((numbers(count), count.problems), ((1, 1, 2), []))

    def test_a_crash_is_named(self):
        count = count_swift_testing("◇ Test run started.\n◇ Test crashes() started.\n", 132)
        self.assertEqual(count.problems, ["a crash or exit ended the run in crashes()"])

    def test_a_run_of_no_test_is_a_failure(self):
        log = "✔ Test run with 0 tests in 0 suites passed after 0.001 seconds.\n"
        self.assertEqual(numbers(count_swift_testing(log, 0)), (0, 1, 0))


class TallyTests(unittest.TestCase):
    def test_the_last_tally_counts(self):
        self.assertEqual(numbers(count_tally("1 passed, 0 failed\n7 passed, 2 failed, 3 skipped\n", 1)), (7, 2, 3))

    def test_no_tally_is_a_failure(self):
        self.assertEqual(
            count_tally("oops\n", 2).problems,
            ['it ended with status 2 and without a line "N passed, N failed, N skipped"'])

    def test_nothing_run_is_a_failure(self):
        self.assertEqual(numbers(count_tally("0 passed, 0 failed, 0 skipped\n", 0)), (0, 1, 0))

    def test_a_bad_status_without_a_failure_is_a_failure(self):
        self.assertEqual(numbers(count_tally("3 passed, 0 failed, 0 skipped\n", 3)), (3, 1, 0))

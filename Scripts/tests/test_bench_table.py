import unittest

from bench_table import meets, merge, table


class MeetsTests(unittest.TestCase):
    def test_a_bound_in_times_is_held_against_the_ratio(self):
        self.assertIs(meets("≤ 4×", "800", "ns", "3.9"), True)
        self.assertIs(meets("<= 4x", "1", "ns", "4.1"), False)

    def test_units_are_converted(self):
        self.assertIs(meets("≤ 25 µs", "24000", "ns", "-"), True)
        self.assertIs(meets("≤ 25 µs", "26", "us", "-"), False)
        self.assertIs(meets("≤ 1 MiB", "900", "KiB", "-"), True)
        self.assertIs(meets("≥ 250 k/s", "0.3", "M/s", "-"), True)
        self.assertIs(meets("≥ 0.5 M states/s, 128 B each", "400000", "states/s", "-"), False)
        self.assertIs(meets("≤ 6,000", "5,999", "instructions", "-"), True)

    def test_what_cannot_be_compared_is_not_judged(self):
        self.assertIsNone(meets("≤ 25 µs", "3", "MiB", "-"))
        self.assertIsNone(meets("≤ 6,000", "not measured: valgrind is missing", "", "-"))
        self.assertIsNone(meets("–", "3", "ns", "-"))
        self.assertIsNone(meets("≤ 4×", "3", "ns", "-"))


class TableTests(unittest.TestCase):
    ROWS = "pair\t430\tns\t205\t2.1\t≤ 4×\t≤ 2.5×\nscreen\t330\tB\t150\t2.2\t≤ 320 B\t≤ 280 B\n"

    def test_rows_are_judged(self):
        lines, missed = table(merge([self.ROWS]))
        self.assertEqual(
            lines,
            ["row     value   floor  ratio  must     goal",
             "pair    430 ns  205    2.1    ≤ 4×     ≤ 2.5× *  ok",
             "screen  330 B   150    2.2    ≤ 320 B  ≤ 280 B   misses"])
        self.assertEqual(missed, ["screen: not known yet what is in the way"])

    def test_a_row_that_misses_says_what_is_in_the_way(self):
        _, missed = table(merge(["modal\t900\tns\t100\t9\t≤ 5×\t≤ 3×\ttwo turns of the loop\n"]))
        self.assertEqual(missed, ["modal: two turns of the loop"])

    def test_what_was_not_measured_says_so(self):
        lines, missed = table(merge([self.ROWS, "pair\tnot measured: x\t\t-\t-\t≤ 4\t≤ 2\n"]))
        self.assertEqual(lines[1], "pair    not measured: x  -      -      ≤ 4      ≤ 2      -")
        self.assertEqual(missed, ["screen: not known yet what is in the way"])

    def test_a_line_that_is_no_row_is_refused(self):
        with self.assertRaisesRegex(ValueError, "not a row of seven or eight cells"):
            merge(["hello\n"])

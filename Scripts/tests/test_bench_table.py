import json
import unittest

from bench_table import as_json, compare, from_json, meets, merge, missed_by, table


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
    ROWS = (
        "pair\t430\tns\t205\t2.1\t3 %\t≤ 4×\t≤ 2.5×\n"
        "screen\t330\tB\t150\t2.2\t-\t≤ 320 B\t≤ 280 B\n")

    def test_rows_are_judged(self):
        lines, missed, short = table(merge([self.ROWS]))
        self.assertEqual(
            lines,
            ["row     value   floor  ratio  spread  must     goal",
             "pair    430 ns  205    2.1    3 %     ≤ 4×     ≤ 2.5× *  ok",
             "screen  330 B   150    2.2    -       ≤ 320 B  ≤ 280 B   misses"])
        self.assertEqual(
            missed, ["screen: misses ≤ 320 B by a factor of 1.03: not known yet what is in the way"])
        self.assertEqual(short, [])

    def test_a_row_that_misses_says_what_is_in_the_way(self):
        row = "modal\t900\tns\t100\t{}\t-\t≤ 5×\t≤ 3×\ttwo turns of the loop\n"
        _, missed, short = table(merge([row.format(9)]))
        self.assertEqual(missed, ["modal: misses ≤ 5× by a factor of 1.80: two turns of the loop"])
        self.assertEqual(short, [])
        _, missed, short = table(merge([row.format(4.5)]))
        self.assertEqual(missed, [])
        self.assertEqual(short, ["modal: misses ≤ 3× by a factor of 1.50: two turns of the loop"])
        self.assertEqual(table(merge([row.format(3)]))[1:], ([], []))

    def test_a_rate_that_is_too_low_is_missed_by_what_is_lacking(self):
        self.assertAlmostEqual(missed_by("≥ 250 k/s", "100", "k/s", "-"), 2.5)
        self.assertIsNone(missed_by("≥ 250 k/s", "251", "k/s", "-"))
        self.assertIsNone(missed_by("–", "1", "s", "-"))
        self.assertIsNone(missed_by("≤ 0.1", "-0.02", "", "-"))

    def test_what_was_not_measured_says_so(self):
        lines, missed, _ = table(merge([self.ROWS, "pair\tnot measured: x\t\t-\t-\t-\t≤ 4\t≤ 2\n"]))
        self.assertEqual(lines[1], "pair    not measured: x  -      -      -       ≤ 4      ≤ 2      -")
        self.assertEqual(len(missed), 1)

    def test_a_line_that_is_no_row_is_refused(self):
        with self.assertRaisesRegex(ValueError, "not a row of eight or nine cells"):
            merge(["hello\n"])

    def test_json_holds_the_rows_and_what_they_reach(self):
        text = as_json(merge([self.ROWS]))
        self.assertEqual(from_json(text), merge([self.ROWS]))
        first, second = json.loads(text)["rows"]
        self.assertEqual((first["meets must"], first["meets goal"]), (True, True))
        self.assertEqual((second["meets must"], second["meets goal"]), (False, False))
        self.assertEqual((first["misses must by"], first["misses goal by"]), (None, None))
        self.assertEqual((second["misses must by"], second["misses goal by"]), (1.031, 1.179))


class CompareTests(unittest.TestCase):
    @staticmethod
    def row(name, value, unit, ratio="-", must="–"):
        return [name, value, unit, "-", ratio, "-", must, "–", ""]

    def test_ratios_are_compared_where_there_are_any(self):
        old = [self.row("pair", "100", "ns", "2.0"), self.row("tab", "100", "ns", "5.0")]
        new = [self.row("pair", "900", "ns", "2.1"), self.row("tab", "100", "ns", "7.5")]
        self.assertEqual(compare(old, new), (["tab: 5.0× → 7.5×, 1.50 times as slow"], [], []))

    def test_a_rate_is_slower_when_it_is_lower(self):
        old, new = [self.row("apps", "100", "k/s")], [self.row("apps", "50", "k/s")]
        self.assertEqual(compare(old, new)[0], ["apps: 100 k/s → 50 k/s, 2.00 times as slow"])
        self.assertEqual(compare(new, old)[1], ["apps: 50 k/s → 100 k/s, 2.00 times as fast"])

    def test_units_are_converted(self):
        old, new = [self.row("start", "900", "µs")], [self.row("start", "1.8", "ms")]
        self.assertEqual(compare(old, new)[0], ["start: 900 µs → 1.8 ms, 2.00 times as slow"])

    def test_a_slope_is_compared_by_its_difference(self):
        old, new = [self.row("slope", "-0.01", "")], [self.row("slope", "0.5", "")]
        self.assertEqual(compare(old, new)[0], ["slope: -0.01 → 0.5, 1.50 times as slow"])

    def test_rows_of_one_run_only_are_named(self):
        self.assertEqual(
            compare([self.row("a", "1", "s")], [self.row("b", "1", "s")])[2],
            ["b: only in the new run", "a: only in the old run"])

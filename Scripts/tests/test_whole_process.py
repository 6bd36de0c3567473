import os
import tempfile
import unittest

import whole_process


class SessionTests(unittest.TestCase):
    def test_a_session_has_the_steps_asked_for_and_checks_each(self):
        lines = whole_process.session(10).splitlines()
        self.assertEqual(lines[:4], ["session 1.0", "app memo", "", 'case "there and back"'])
        self.assertEqual(sum(not line.startswith("  |") for line in lines[4:]), 10)
        self.assertEqual(sum(line.startswith("  |") for line in lines[4:]), 10)

    def test_files_are_written_in_the_order_in_which_they_run(self):
        with tempfile.TemporaryDirectory() as folder:
            paths = whole_process.write_files(f"{folder}/s", 3)
            self.assertEqual(paths, sorted(f"{folder}/s/{name}" for name in os.listdir(f"{folder}/s")))
            self.assertEqual([os.path.basename(path) for path in paths],
                             ["session-00000.nav", "session-00001.nav", "session-00002.nav"])
            with open(paths[2], encoding="utf-8") as file:
                self.assertEqual(file.read(), whole_process.session(10))


class RowTests(unittest.TestCase):
    def test_a_slope_is_that_of_the_line_through_the_points(self):
        points = [(100, 1.0), (1_000, 10.0), (10_000, 100.0)]
        self.assertEqual(
            whole_process.slope_row("slope", points), ["slope", "1.000", "", "-", "-", "-", "≤ 0.1", "≤ 0.05"])
        self.assertEqual(whole_process.slope_row("slope", [(10, 3.0), (1_000, 3.0)])[1], "0.000")

    def test_memory_that_grows_is_told_by_the_file(self):
        points = [(100, 0.1, 10_000_000), (1_000, 0.1, 10_200_000), (4_100, 0.1, 12_000_000)]
        self.assertEqual(
            whole_process.growth_row(points),
            ["growth of peak memory, 100 → 4,100 files", "500", "B", "-", "-", "-", "≤ 1,024 B", "≤ 512 B"])

    def test_a_row_of_memory_is_in_mebibytes(self):
        self.assertEqual(
            whole_process.memory_row("peak", 8 * 2**20, "≤ 12 MiB"),
            ["peak", "8.0", "MiB", "-", "-", "-", "≤ 12 MiB", "–"])

    def test_the_spread_is_half_of_what_the_middle_half_covers(self):
        self.assertAlmostEqual(whole_process.spread([8.0, 9.0, 10.0, 11.0, 12.0]), 0.15)


class ProcessTests(unittest.TestCase):
    ENVIRONMENT = {"PATH": "/usr/bin:/bin"}

    def test_a_process_is_timed_and_its_memory_taken(self):
        took, peak = whole_process.run(["/bin/sh", "-c", ":"], self.ENVIRONMENT)
        self.assertGreater(took, 0)
        self.assertGreater(peak, 100_000)

    def test_a_process_that_fails_ends_the_measurement(self):
        with self.assertRaisesRegex(SystemExit, "sh ends with status 3"):
            whole_process.run(["/bin/sh", "-c", "exit 3"], self.ENVIRONMENT)

    def test_a_command_is_measured_beside_its_floor(self):
        row, took, peak = whole_process.measured(
            "nothing", "ms", ["/bin/sh", "-c", ":"], ["/bin/sh", "-c", ":"], self.ENVIRONMENT, "≤ 9 s", "–", 3, "the shell")
        self.assertEqual((row[0], row[2]), ("nothing", "ms"))
        self.assertEqual(row[6:], ["≤ 9 s", "–", "the shell"])
        self.assertGreater(float(row[4]), 0)
        self.assertGreater(took, 0)
        self.assertGreater(peak, 100_000)


if __name__ == "__main__":
    unittest.main()

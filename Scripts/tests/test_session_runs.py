import os
import tempfile
import unittest

import session_runs


class SessionRunTests(unittest.TestCase):
    def test_files_have_the_steps_asked_for(self):
        with tempfile.TemporaryDirectory() as folder:
            session_runs.write_files(f"{folder}/s", 3, 10)
            names = sorted(os.listdir(f"{folder}/s"))
            self.assertEqual(names, ["000000.nav", "000001.nav", "000002.nav"])
            with open(f"{folder}/s/{names[0]}", encoding="utf-8") as file:
                lines = file.read().splitlines()
        self.assertEqual(lines[:3], ["session 1.0", "app clip", "app launch logged-in=yes"])
        self.assertEqual(len(lines) - 2, 10)

    def test_rows_have_a_bound_where_there_is_one(self):
        found = [row.split("\t") for row in session_runs.rows([0.5, 0.2, 0.25], 8 * 2**20)]
        self.assertEqual(found[0][1:], ["0.250", "s", "-", "-", "≤ 1.0 s", "≤ 0.3 s"])
        self.assertEqual(found[1][1:3], ["40000", "steps/s"])
        self.assertEqual(found[2][1:3], ["8.0", "MiB"])


if __name__ == "__main__":
    unittest.main()

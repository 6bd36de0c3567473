import tempfile
import unittest
from pathlib import Path

from share_tests import main, shares

LISTED = "Listing 6 tests in debug.xctest:\n\nM.A/test_1\nM.B/test_1\nM.B/test_2\nN.C/test_1\nM.A/test_2\nM.B/test_3\n"


class ShareTests(unittest.TestCase):
    def test_the_largest_class_goes_first_and_each_next_where_least_is(self):
        self.assertEqual(
            shares(LISTED, 2),
            [{"M.B": ["test_1", "test_2", "test_3"]}, {"M.A": ["test_1", "test_2"], "N.C": ["test_1"]}])

    def test_more_shares_than_classes_are_not_made(self):
        self.assertEqual([list(share) for share in shares(LISTED, 9)], [["M.B"], ["M.A"], ["N.C"]])

    def test_each_share_is_written_as_one_word_and_as_lines(self):
        with tempfile.TemporaryDirectory() as folder:
            listed = Path(folder, "listed.txt")
            listed.write_text(LISTED, encoding="utf-8")
            main(str(listed), "2", folder)
            self.assertEqual(Path(folder, "2.classes").read_text(encoding="utf-8"), "M.A,N.C")
            self.assertEqual(
                Path(folder, "2.tests").read_text(encoding="utf-8"), "M.A/test_1\nM.A/test_2\nN.C/test_1\n")

    def test_a_bundle_without_tests_is_an_error(self):
        with tempfile.TemporaryDirectory() as folder:
            listed = Path(folder, "listed.txt")
            listed.write_text("Listing 0 tests in debug.xctest:\n", encoding="utf-8")
            with self.assertRaisesRegex(SystemExit, "^no test is listed$"):
                main(str(listed), "2", folder)

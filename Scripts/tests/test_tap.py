import unittest

import tap

GOOD = """\
TAP version 14
1..3
ok 1 - a.nav
# Subtest: b \\# c.nav
    1..2
    ok 1 - one # SKIP no time
    not ok 2 - two
      ---
      message: "x"
      ...
not ok 2 - b \\# c.nav
not ok 3 - d # unexpected pass
"""


class TAPTests(unittest.TestCase):
    def test_good_text_is_read(self):
        points, bail = tap.read(GOOD)
        self.assertEqual([(p.ok, p.name) for p in points], [(True, "a.nav"), (False, "b \\# c.nav"), (False, "d")])
        self.assertEqual([(p.ok, p.directive) for p in points[1].below], [(True, "SKIP"), (False, None)])
        self.assertIsNone(bail)

    def test_bail_out_ends_it(self):
        points, bail = tap.read("TAP version 14\n1..3\nok 1 - a\nBail out! interrupted\n")
        self.assertEqual((len(points), bail), (1, "Bail out! interrupted"))

    def test_nothing_ran_is_good(self):
        self.assertEqual(tap.read("TAP version 14\n1..0 # nothing ran\n"), ([], None))

    def test_bad_texts_are_refused(self):
        for old, new in [
            ("TAP version 14\n", ""), ("1..3\n", ""), ("1..3", "1..4"), ("1..3", "1..2"), ("ok 1 - a", "ok 2 - a"),
            ("      ...\n", ""), ("    1..2\n", ""), ("ok 1 - a.nav", "hello"), ("ok 1 - a.nav", "ok 1 - a # b"),
        ]:
            with self.subTest(old=old, new=new), self.assertRaises(tap.NotTAP):
                tap.read(GOOD.replace(old, new, 1))


if __name__ == "__main__":
    unittest.main()

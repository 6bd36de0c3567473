import unittest

from airports import FILE, MOST_BYTES, NOTICE, RELEASE, checks_of, clean, fold, groups, notice_of, text_of

HEADER = '"icao","iata","name","city","subd","country","elevation","lat","lon","tz","lid"\n'
LICENCE = "The MIT License (MIT)\n\nCopyright (c) 2020- Mike Borsetti\n"


def row(icao, name, city, subd, country="US", lat="40", lon="-90", iata="", tz="America/Chicago", lid="", elevation="10"):
    return f'"{icao}","{iata}","{name}","{city}","{subd}","{country}",{elevation},{lat},{lon},"{tz}","{lid}"\n'


def violations(text, notice=notice_of(LICENCE, RELEASE)):
    checks = checks_of(text.encode("utf-8"), notice.encode("utf-8"))
    return [violation for check in checks for violation in check.violations]


class TextTests(unittest.TestCase):
    def test_texts_are_searched_without_marks_capitals_and_punctuation(self):
        for text, folded in [
                ("São Paulo", "sao paulo"), ("Łódź", "lodz"), ("O'Hare", "ohare"), ("Saint-Denis/Réunion", "saint denis reunion"),
                ("Þórshöfn", "thorshofn"), ("İstanbul", "istanbul"), ("", ""), ("!!", "")]:
            self.assertEqual(fold(text), folded)

    def test_texts_are_shown_in_one_form(self):
        self.assertEqual(clean(" Sa\u0303o\u00ad  Paulo "), "S\u00e3o Paulo")


class FileTests(unittest.TestCase):
    def setUp(self):
        self.csv = HEADER + "".join([
            row("KSPI", "Capital", "Springfield", "Illinois", iata="SPI", lid="SPI", elevation="597.90"),
            row("1IL1", "Barn", "Springfield", "Illinois", lid="1IL1"),
            row("KSGF", "National", "Springfield", "Missouri", lat="30", iata="SGF", lid="XYZ"),
            row("RKSI", "Incheon", "Seoul", "Incheon", "KR", "37.4691", "126.451", "ICN", "Asia/Seoul"),
            row("RKSS", "Gimpo", "Seoul", "Seoul", "KR", "37.5583", "126.791", "GMP", "Asia/Seoul"),
            row("NZSP", "Pole", "", "", "AQ", tz="")])
        self.text = text_of(self.csv, RELEASE)

    def test_the_file_is_what_the_format_says(self):
        self.assertEqual(
            self.text.split("\n"),
            [f"airports 1\t{RELEASE}\t5\t3\t6", "AQ\t\t", "KR\tIncheon\tAsia/Seoul", "KR\tSeoul\tAsia/Seoul",
             "US\tIllinois\tAmerica/Chicago", "US\tMissouri\tAmerica/Chicago",
             "*Seoul", "RKSS\tGMP\t\tGimpo\t2\t10\t37.5583\t126.791", "RKSI\tICN\t\tIncheon\t1\t10\t37.4691\t126.451",
             "*Springfield\t3", "KSPI\tSPI\t-\tCapital\t3\t597.9\t40\t-90", "1IL1\t\t=\tBarn\t3\t10\t40\t-90",
             "*Springfield\t4", "KSGF\tSGF\tXYZ\tNational\t4\t10\t30\t-90", "*", "NZSP\t\t\tPole\t0\t10\t40\t-90", ""])
        self.assertEqual(violations(self.text), [])

    def test_a_time_zone_stands_where_it_is_not_the_regions(self):
        text = text_of(self.csv + row("1IL2", "Other", "Far", "Illinois", tz="America/New_York"), RELEASE)
        self.assertIn("1IL2\t\t\tOther\t3\t10\t40\t-90\tAmerica/New_York\n", text)

    def test_near_airports_of_one_name_are_one_city_across_regions(self):
        near = {"subd": "A", "lat": "10", "lon": "10"}
        other = {"subd": "B", "lat": "10.5", "lon": "10"}
        far = {"subd": "C", "lat": "12", "lon": "10"}
        same = {"subd": "C", "lat": "50", "lon": "10"}
        self.assertEqual([len(g) for g in groups([near, other, far, same])], [2, 2])

    def test_every_fault_is_named(self):
        for old, new, expected in [
                ("airports 1", "airports 2", [f"{FILE}:1: has no header, or the last line has no end"]),
                (RELEASE, "20200101", [f"{FILE}:1: is made from 20200101, not {RELEASE}"]),
                ("KR\tSeoul", "Korea\tSeoul", [f"{FILE}:4: is no region"]),
                ("*Springfield\t4", "*Springfield\tMissouri", [
                    f"{FILE}:13: is no city", f"{FILE}:1: promises [5, 3, 6] regions, cities and airports, but there are [5, 2, 6]"]),
                ("*Springfield\t4", "*Springfield\t9", [f"{FILE}:13: names region 9, which is not there"]),
                ("*Seoul", "*Zeoul", [f'{FILE}:10: "Springfield" is not in order']),
                ("\t30\t-90", "\tnorth\t-90", [
                    f"{FILE}:14: is no airport", f"{FILE}:1: promises [5, 3, 6] regions, cities and airports, but there are [5, 3, 5]"]),
                ("1IL1\t", "KSPI\t", [f"{FILE}:12: KSPI is there twice"])]:
            with self.subTest(new):
                self.assertIn(old, self.text)
                self.assertEqual(violations(self.text.replace(old, new, 1)), expected)

    def test_a_big_file_and_a_missing_notice_are_named(self):
        text = self.text.replace("Pole", "P" * MOST_BYTES)
        self.assertEqual(
            violations(text, ""),
            [f"{FILE}:1: has {len(text)} bytes, more than {MOST_BYTES}", f"{NOTICE}:1: lacks the licence of airportsdata"])

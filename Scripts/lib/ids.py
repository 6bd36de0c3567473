"""Holds the names of tests against the lists of ids in Scripts/ids. Run by Scripts/check-ids."""

import re
import sys
from pathlib import Path

from checks import Check, report
from swift_source import code_only, line_of, swift_files

BEARING = re.compile(r"\bfunc\s+(test\w*)\s*\(")
HEADER = re.compile(r"# (folders|prefixes|other ids): (.+)")
REASON = "  without test: "


class IdList:
    """One list, read from its text.

    A line is an id and what it stands for, if that is told; the line below may say why it has no test. Lines
    that begin with "## " are headings.
    """

    def __init__(self, name, text):
        self.name, self.place = name, f"Scripts/ids/{name}.txt"
        lines = text.splitlines()
        headers = dict(m.groups() for m in map(HEADER.fullmatch, lines) if m)
        self.folders = headers.get("folders", "").split()
        self.prefixes = headers.get("prefixes", "").split()
        self.other_ids = headers.get("other ids", "")
        self.ids = {}  # by id, its line
        self.titles, self.reasons = {}, {}  # by id
        self.headings = []  # pairs of a heading and its ids; ids before the first one are under ""
        self.problems = []
        if not self.folders or not self.prefixes or self.other_ids not in ("none", "allowed"):
            self._add(1, 'the comments must tell folders, prefixes and other ids ("none" or "allowed")')
        name = None
        for number, line in enumerate(lines, start=1):
            if line.startswith("## "):
                self.headings.append((line[3:].strip(), []))
            elif line.startswith(REASON.rstrip()):
                self._read_reason(number, name, line[len(REASON):].strip())
            elif line.strip() and not line.startswith("#"):
                name, _, title = line.strip().partition(" ")
                self._read(number, name, title)

    def _read_reason(self, number, name, reason):
        if name is None or name in self.reasons or not reason:
            self._add(number, "a reason stands below its id, once")
        else:
            self.reasons[name] = reason

    def _read(self, number, name, title):
        if not any(name.startswith(prefix) for prefix in self.prefixes):
            self._add(number, f"{name} begins with none of the prefixes")
        if name in self.ids:
            self._add(number, f"{name} is listed twice")
            return
        if not self.headings:
            self.headings.append(("", []))
        self.headings[-1][1].append(name)
        self.ids[name], self.titles[name] = number, title.strip()

    def _add(self, number, message):
        self.problems.append((f"{self.place}:{number}", message))


def bearers(prefixes, files):
    """By id, the places and names of the tests that bear it, in the order of the files."""
    starts = "|".join(map(re.escape, prefixes))
    bearing = re.compile(rf"(?<=_)(?:{starts})[A-Za-z0-9]*(?=_|$)")
    found = {}
    for path, code in files:
        for method in BEARING.finditer(code):
            place = (f"{path}:{line_of(code, method.start())}", method.group(1))
            for name in bearing.findall(method.group(1)):
                found.setdefault(name, []).append(place)
    return found


def run(ids, files):
    """Prints each id with its tests; the checks name what is missing and what is misspelt."""
    found = bearers(ids.prefixes, files) if ids.prefixes else {}
    for name in ids.ids:
        without = f"no test: {ids.reasons[name]}" if name in ids.reasons else "no test"
        print(f"{name:8} {', '.join(f'{test} ({place})' for place, test in found.get(name, [])) or without}")
    borne = Check(f"every id of {ids.name} has a test")
    borne.looked_at = len(ids.ids)
    for place, message in ids.problems:
        borne.add(place, message)
    for name, number in ids.ids.items():
        if name in found and name in ids.reasons:
            borne.add(f"{ids.place}:{number}", f"{name} has a test, but the list says why it has none")
        elif name not in found and name not in ids.reasons:
            borne.add(f"{ids.place}:{number}", f"no test in {' '.join(ids.folders)} bears {name}")
    if ids.other_ids != "none":
        return [borne]
    known = Check(f"tests bear no other ids than those of {ids.name}")
    for name, places in found.items():
        known.looked_at += len(places)
        if name not in ids.ids:
            for place, test in places:
                known.add(place, f"{test} bears {name}, which is not in {ids.place}")
    return [borne, known]


def tests_of(root, ids):
    """Pairs of path and code of the files in which the tests of a list stand."""
    return [
        (path.relative_to(root).as_posix(), code_only(path.read_text(encoding="utf-8")))
        for folder in ids.folders for path in swift_files(root / folder)]


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    names = sys.argv[2:] or sorted(path.stem for path in (folder / "Scripts/ids").glob("*.txt"))
    checks = []
    for each in names:
        listed = IdList(each, (folder / f"Scripts/ids/{each}.txt").read_text(encoding="utf-8"))
        checks += run(listed, tests_of(folder, listed))
    sys.exit(report(checks))

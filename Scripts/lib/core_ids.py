"""Finds the tests that bear the ids of the core behaviours. Run by Scripts/check-core-ids."""

import re
import sys
from pathlib import Path

from checks import Check, report
from swift_source import code_only, line_of, swift_files

BEARING = re.compile(r"\bfunc\s+(test\w*)\s*\(")
ID = re.compile(r"_([A-Z]+)_(\d+)(?=_|$)")


def bearers(files):
    """By id (NAV-12), the places and names of the tests that bear it."""
    found = {}
    for path, code in files:
        for method in BEARING.finditer(code):
            for letters, digits in ID.findall(method.group(1)):
                place = f"{method.group(1)} ({path}:{line_of(code, method.start())})"
                found.setdefault(f"{letters}-{digits}", []).append(place)
    return found


def run(ids, files):
    """Prints each id with its tests; the check names those that have none."""
    check = Check("every core behaviour has a test")
    found = bearers(files)
    check.looked_at = len(ids)
    for name in ids:
        print(f"{name:8} {', '.join(found.get(name, ['no test']))}")
    missing = [name for name in ids if name not in found]
    if missing:
        check.add("Scripts/core-ids.txt:1", f"{len(missing)} ids without a test: {' '.join(missing)}")
    return check


if __name__ == "__main__":
    root = Path(sys.argv[1])
    wanted = (root / "Scripts/core-ids.txt").read_text(encoding="utf-8").split()
    code = [
        (p.relative_to(root).as_posix(), code_only(p.read_text(encoding="utf-8")))
        for p in swift_files(root / "Tests/UIKitTests")]
    sys.exit(report([run(wanted, code)]))

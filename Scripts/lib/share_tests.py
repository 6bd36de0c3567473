"""Divides the tests of an XCTest bundle into shares of about the same number, whole classes each. Run by Scripts/test.

    share_tests.py LISTED SHARES FOLDER

LISTED is what the bundle prints for --list-tests. Writes for each share that has any N.classes, the classes as
one word for the bundle, and N.tests, a line for each test.
"""

import re
import sys
from pathlib import Path

TEST = re.compile(r"^(\w+\.\w+)/(\w+)$", re.MULTILINE)


def shares(listed, number):
    """For each share the tests of its classes, by class; the largest class goes first, to the share with least."""
    classes = {}
    for name, test in TEST.findall(listed):
        classes.setdefault(name, []).append(test)
    divided = [{} for _ in range(number)]
    for name in sorted(classes, key=lambda name: (-len(classes[name]), name)):
        least = min(divided, key=lambda share: sum(map(len, share.values())))
        least[name] = classes[name]
    return [share for share in divided if share]


def main(listed, number, folder):
    divided = shares(Path(listed).read_text(encoding="utf-8", errors="replace"), int(number))
    if not divided:
        sys.exit("no test is listed")
    for index, share in enumerate(divided, 1):
        names = [f"{name}/{test}\n" for name, tests in share.items() for test in tests]
        Path(folder, f"{index}.classes").write_text(",".join(share), encoding="utf-8")
        Path(folder, f"{index}.tests").write_text("".join(names), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])

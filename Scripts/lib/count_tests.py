"""Counts what a test run did from its output, prints what went wrong and a tally. Run by Scripts/test.

    count_tests.py KIND LOG STATUS [LISTED]

KIND is xctest, swift-testing or tally (a program that prints "N passed, N failed, N skipped" itself);
STATUS is the exit status of the run; LISTED a file with the names of all XCTest tests. A run that did
nothing, was cut short, or whose status and counts disagree has at least one failure, which is named.
"""

import re
import sys
from pathlib import Path

from checks import tally

XCTEST_CASE = re.compile(r"Test Case '([^'\n]+)' (started|passed|failed|skipped)\b")
XCTEST_TOTAL = re.compile(
    r"Executed (\d+) tests?(?:, with (?:(\d+) tests? skipped and )?(\d+) failures?)?", re.ASCII)
XCTEST_NOISE = re.compile(
    r"^Test Suite '|^Test Case '[^']+' (?:started|passed)|^\s+Executed \d+ test|^\[\d+/\d+\]|^\s*$")
SWIFT_TESTING_CASE = re.compile(
    r"^(?:.\s+|\[\w+\]\s+)?Test (?!run (?:with|started)|case passing)(.+?)(?: with \d+ test cases?)? "
    r"(?:(started)\.|(passed|failed) after |(skipped)(?:\.|:))",
    re.MULTILINE)
SWIFT_TESTING_TOTAL = re.compile(r"Test run with (\d+) tests?.* (?:passed|failed) after ")
SWIFT_TESTING_NOISE = re.compile(r"^(?:.\s+)?(?:Test|Suite) .*(?:started\.|passed after )|^\[\d+/\d+\]|^\s*$")
TALLY_NOISE = re.compile(r"^passed  |^[A-Z]+-\d+ |^\s*$")
TALLY = re.compile(r"(\d+) passed, (\d+) failed(?:, (\d+) skipped)?")
TIME_LIMIT_STATUSES = (124, 137)
MOST_LINES = 300


class Count:
    """Passed, failed and skipped, and a sentence for each failure that the output itself does not name."""

    def __init__(self):
        self.passed = self.failed = self.skipped = 0
        self.problems = []

    def fail(self, problem, number=1):
        self.failed += number
        self.problems.append(problem)


def _last_results(cases):
    """By name: the last thing said of each test (a test of the same name twice counts twice)."""
    results, running = [], {}
    for name, event in cases:
        if event == "started":
            running[name] = running.get(name, 0) + 1
        else:
            results.append((name, event))
            running[name] = running.get(name, 0) - 1
            if running[name] <= 0:
                del running[name]
    return results, list(running)


def _count_results(count, results):
    for _, event in results:
        setattr(count, event, getattr(count, event) + 1)


def _cut_short(count, status, unfinished, what):
    how = "the time limit ended" if status in TIME_LIMIT_STATUSES else "a crash or exit ended"
    if unfinished:
        count.fail(f"{how} the run in {', '.join(unfinished)}", len(unfinished))
    else:
        count.fail(f"{how} the run outside any {what}")


def count_xctest(log, status, listed=()):
    """The counts of an XCTest run from its lines, compared with XCTest's own total."""
    count = Count()
    results, unfinished = _last_results(XCTEST_CASE.findall(log))
    _count_results(count, results)
    totals = [m for m in XCTEST_TOTAL.finditer(log)]
    if unfinished or not totals:
        _cut_short(count, status, unfinished, "test")
        ran = {name for name, _ in results} | set(unfinished)
        lost = [n for n in listed if n.replace("/", ".").split(".", 1)[-1] not in ran]
        if lost:
            count.skipped += len(lost)
            count.problems.append(f"tests that did not run, counted as skipped: {len(lost)}")
    elif int(totals[-1].group(1)) != len(results):
        count.fail(f"XCTest says it ran {totals[-1].group(1)} tests, but {len(results)} reported a result")
    return _checked(count, status)


def count_swift_testing(log, status):
    """The counts of a Swift Testing run from its lines, compared with its own total."""
    count = Count()
    cases = [(m.group(1), m.group(2) or m.group(3) or m.group(4)) for m in SWIFT_TESTING_CASE.finditer(log)]
    results, unfinished = _last_results(cases)
    _count_results(count, results)
    totals = SWIFT_TESTING_TOTAL.findall(log)
    if not totals:
        _cut_short(count, status, unfinished, "test")
    elif int(totals[-1]) > len(results):
        count.fail(f"Swift Testing says it ran {totals[-1]} tests, but {len(results)} reported a result")
    return _checked(count, status)


def count_tally(log, status):
    """The counts that a program printed itself, the last ones if it printed several."""
    count = Count()
    found = TALLY.findall(log)
    if found:
        count.passed, count.failed, count.skipped = (int(n or 0) for n in found[-1])
    elif status in TIME_LIMIT_STATUSES:
        count.fail("the time limit ended it")
    else:
        count.fail(f'it ended with status {status} and without a line "N passed, N failed, N skipped"')
    return _checked(count, status)


def _checked(count, status):
    if count.failed == 0 and status != 0:
        count.fail(f"it ended with status {status} although nothing failed")
    if count.passed + count.failed == 0:
        count.fail("nothing ran")
    return count


def excerpt(log, noise):
    """The log without what succeeded, its last lines if that is still long."""
    lines = [line[:1000] for line in log.splitlines() if not noise.search(line)]
    left_out = len(lines) - MOST_LINES
    return ([f"({left_out} lines left out)"] if left_out > 0 else []) + lines[-MOST_LINES:]


def main(kind, log_path, status, listed_path=None):
    log = Path(log_path).read_text(encoding="utf-8", errors="replace")
    noise = {"xctest": XCTEST_NOISE, "swift-testing": SWIFT_TESTING_NOISE, "tally": TALLY_NOISE}[kind]
    if kind == "xctest":
        listed = Path(listed_path).read_text(encoding="utf-8").split() if listed_path else []
        count = count_xctest(log, status, [n for n in listed if "/" in n and "(" not in n])
    elif kind == "swift-testing":
        count = count_swift_testing(log, status)
    else:
        count = count_tally(log, status)
    if count.failed:
        print("\n".join(excerpt(log, noise)))
    for problem in count.problems:
        print(f"problem: {problem}")
    print(tally(count.passed, count.failed, count.skipped))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]), *sys.argv[4:])

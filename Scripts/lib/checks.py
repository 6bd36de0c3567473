"""One check with what it found, and the report that all check scripts print."""


class Check:
    """A named check: what it looked at, and a line for each violation."""

    def __init__(self, name):
        self.name, self.looked_at, self.violations = name, 0, []

    def add(self, place, message):
        self.violations.append(f"{place}: {message}")


def report(checks):
    """Prints violations, a line a check and the tally; returns the exit status.

    A check that had nothing to look at is skipped, never passed.
    """
    passed = failed = skipped = 0
    for check in checks:
        for violation in check.violations:
            print(violation)
        if check.violations:
            failed += 1
            print(f"failed   {check.name}")
        elif check.looked_at == 0:
            skipped += 1
            print(f"skipped  {check.name}: nothing to look at")
        else:
            passed += 1
            print(f"passed   {check.name}")
    print(tally(passed, failed, skipped))
    return 1 if failed else 0


def tally(passed, failed, skipped):
    """The last line of every script that checks something."""
    return f"{passed} passed, {failed} failed, {skipped} skipped"

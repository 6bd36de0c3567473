"""What each imitated version of iOS does, read from the tests that run all of them. Used by Scripts/coverage."""

import re

from checks import Check

LIST = "Scripts/generations.txt"
TESTS = "Tests/UIKitTests/GenerationTests.swift"
OPENING = """
# Versions of iOS

What differs between the versions that are imitated, or is reported to. Each test runs all of them. `NAVWRIGHT_IOS=18`
chooses one for a process, `simulate(App.self, system: .iOS18)` for a test; without a choice it is iOS 17.

| Id | Since | What | iOS 17 | iOS 18 | iOS 26 | Test |
| --- | --- | --- | --- | --- | --- | --- |
"""
TEST = re.compile(r"func (test_([A-Z]+_\d+)_\w+)\(\) async \{(.*?)\n  \}", re.DOTALL)
RESULTS = re.compile(r'each\(\[("(?:[^"]*)"(?:, "[^"]*")*)\]\)')


def listed_in(text):
    """By id: the number of its line, the version and the words."""
    found = {}
    for number, line in enumerate(text.splitlines(), start=1):
        if line.strip() and not line.startswith("#"):
            name, version, words = line.strip().split(" ", 2)
            found[name] = (number, version, words)
    return found


def tests_in(text):
    """By id: the name of the test and what it expects of each version."""
    found = {}
    for match in TEST.finditer(text):
        results = RESULTS.search(match.group(3))
        if results:
            found[match.group(2)] = (match.group(1), re.findall(r'"([^"]*)"', results.group(1)))
    return found


def table(listed, tests):
    """The rows of the table, and a check that list and tests name the same."""
    made = Check("every difference between versions of iOS has a test of all three")
    made.looked_at = len(listed) + len(tests)
    rows = []
    for name, (number, version, words) in listed.items():
        if name not in tests or len(tests[name][1]) != 3:
            made.add(f"{LIST}:{number}", f"no test of {TESTS} gives what each version does for {name}")
            continue
        test, results = tests[name]
        cells = " | ".join(f"`{result}`" for result in results)
        rows.append(f"| {name} | {version} | {words} | {cells} | [{test}](../{TESTS}) |\n")
    for name, (test, _) in tests.items():
        if name not in listed:
            made.add(TESTS, f"{test} tells versions apart, but {LIST} does not name {name}")
    return OPENING + "".join(rows), made

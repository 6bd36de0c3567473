"""Writes Documentation/UIKitCoverage.md and Features.md: which test bears out what. Run by Scripts/coverage."""

import sys
from pathlib import Path

import choices
import generations
from checks import Check, report
from ids import IdList, bearers, tests_of
from swift_source import swift_files

UIKIT, FEATURES = "Documentation/UIKitCoverage.md", "Documentation/Features.md"
QUESTIONS = "Scripts/uncertain.txt"
OPENING = """# What of UIKit is covered

Written by `Scripts/coverage` from the names of tests, the lists in `Scripts/ids` and comments in the sources;
`Scripts/test` checks that it is current. Every behaviour has an id; a test that bears the id pins it:
`test_NAV_12_…`.
"""
FEATURES_OPENING = """# Features, and the tests that show them

Written by `Scripts/coverage` from the names of tests and the lists in `Scripts/ids`; `Scripts/test` checks that it is
current. The rows are what SceneCoordinator, the AirPort router, TOASTER and RxFlow have, and, marked (new), what none
of them has.
"""
REPORTS = """
# Problems that were reported

Small problems that users of coordinator libraries had. The test of each pins the right outcome.
"""
PITFALLS = """
# Pitfalls

What apps on UIKit run into. Where UIKit itself is the pitfall, the test pins it as it is; where the router or the
coordinators end it, the test pins the end.
"""
UNCERTAIN = """
# Uncertain choices

What no page says of UIKit, or what reports contradict each other about. Each choice stands in one place of the
sources, so that a measurement on a device changes one place.

| Id | Not known | Chosen | Where | Tests |
| --- | --- | --- | --- | --- |
"""


def cell(text):
    return text.replace("|", "\\|")


def test_links(places):
    """Links to the files of tests, each test named."""
    return "<br>".join(f"[{test}](../{place.rpartition(':')[0]})" for place, test in places)


def summary(ids, found):
    """A table of how many ids of each chapter have a test."""
    rows = ["", "| Chapter | Ids | With a test | Out of scope | No test yet |", "| --- | --- | --- | --- | --- |"]
    total = [0, 0, 0, 0]
    for heading, names in ids.headings:
        borne = sum(name in found for name in names)
        out = sum(name in ids.reasons for name in names)
        counts = [len(names), borne, out, len(names) - borne - out]
        total = [a + b for a, b in zip(total, counts)]
        rows.append(f"| {heading} | {' | '.join(map(str, counts))} |")
    rows.append(f"| all | {' | '.join(map(str, total))} |")
    return "\n".join(rows) + "\n"


def chapters(ids, found, what="Behaviour"):
    """A table for each heading of a list."""
    parts = []
    for heading, names in ids.headings:
        parts.append(f"\n## {heading}\n\n| Id | {what} | Tests |\n| --- | --- | --- |\n")
        for name in names:
            if name in found:
                tests = test_links(found[name])
            elif name in ids.reasons:
                tests = f"out of scope: {ids.reasons[name]}"
            else:
                tests = "**none yet**"
            parts.append(f"| {name} | {cell(ids.titles[name])} | {tests} |\n")
    return "".join(parts)


def uncertain(questions, by_id):
    """The rows of the table of choices."""
    rows = []
    for name, question in questions.items():
        choice = by_id.get(name)
        chosen = cell(choice.text) if choice else "**not said yet**"
        where, tests = (links(choice.places), links(choice.tests)) if choice else ("", "")
        rows.append(f"| {name} | {cell(question)} | {chosen} | {where} | {tests} |\n")
    return "".join(rows)


def links(places):
    """Links to files, each with what is declared there."""
    return "<br>".join(f"[{declared or Path(path).stem}](../{path})" for path, declared in places)


def read_questions(text):
    """By id, its line and the question."""
    found = {}
    for number, line in enumerate(text.splitlines(), start=1):
        if line.strip() and not line.startswith("#"):
            name, _, question = line.strip().partition(" ")
            found[name] = (number, question)
    return found


def texts(root, folder):
    """Pairs of path and text of the Swift files below a folder."""
    return [
        (path.relative_to(root).as_posix(), path.read_text(encoding="utf-8"))
        for path in swift_files(root / folder)]


def listed(root, *names):
    """Pairs of a list and by id the tests that bear it."""
    lists = [IdList(name, (root / f"Scripts/ids/{name}.txt").read_text(encoding="utf-8")) for name in names]
    return [(ids, bearers(ids.prefixes, tests_of(root, ids))) for ids in lists]


def uikit(root):
    """The text of the document of UIKit's behaviours, and checks of the choices and of the versions."""
    (behaviours, found), pitfalls = listed(root, "uikit", "pitfalls")
    questions = read_questions((root / QUESTIONS).read_text(encoding="utf-8"))
    made, by_id = choices.check(
        [(number, name) for name, (number, _) in questions.items()], behaviours.ids,
        choices.choices_in(texts(root, "Sources"), texts(root, "Tests")), QUESTIONS)
    # What is chosen beyond the questions is a row too.
    asked = {name: question for name, (_, question) in questions.items()}
    for name in sorted(by_id):
        asked.setdefault(name, behaviours.titles.get(name, ""))
    versions, told_apart = generations.table(
        *[read((root / path).read_text(encoding="utf-8")) for path, read in (
            (generations.LIST, generations.listed_in), (generations.TESTS, generations.tests_in))])
    text = (
        OPENING + summary(behaviours, found) + chapters(behaviours, found) + versions + PITFALLS
        + chapters(*pitfalls) + UNCERTAIN + uncertain(asked, by_id))
    return text, [made, told_apart]


def features(root):
    """The text of the document of features and reported problems."""
    rows, reports = listed(root, "features", "reports")
    return (
        FEATURES_OPENING + summary(*rows) + chapters(*rows, what="Feature") + REPORTS + summary(*reports)
        + chapters(*reports, what="Right outcome"))


def run(root, only_checks):
    """Writes the documents, or checks that they are as they would be written."""
    text, made = uikit(root)
    written = {UIKIT: text, FEATURES: features(root)}
    if not only_checks:
        for document, text in written.items():
            path = root / document
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
        return made
    checks = [*made]
    for document, text in written.items():
        current = Check(f"{document} is current")
        current.looked_at = 1
        path = root / document
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            current.add(document, "it is not what Scripts/coverage writes; run that and commit the result")
        checks.append(current)
    return checks


if __name__ == "__main__":
    sys.exit(report(run(Path(sys.argv[1]), "--check" in sys.argv[2:])))

"""Finds in the sources what was chosen where UIKit's behaviour is not known.

A choice is a case of the enumeration UncertainChoice with its ids and a comment:

    /// A cancelled set puts the old array back.
    case cancelledSetRestoresTheArray = "GEST-16"

and one comment in another file, at the place that carries it out, names it: ``UncertainChoice/cancelled…``. A test
that bears it out names it too, as UncertainChoice.cancelled….
"""

import re

from checks import Check

ENUM = re.compile(r"\benum UncertainChoice\b")
CASE = re.compile(r'\s*case (\w+) = "([A-Z]+-\d+(?: [A-Z]+-\d+)*)"')
MENTION = re.compile(r"UncertainChoice[/.](\w+)")
COMMENT = re.compile(r"\s*///?\s?(.*)")
DECLARATION = re.compile(
    r"^\s*(?:@\S+\s+)*(?:[a-z]+(?:\([a-z]+\))?\s+)*?"
    r"(?:func|var|let|case|class|struct|enum|extension|actor|protocol|init|deinit|subscript)\b\s*(`?[\w.]*)")
AROUND = re.compile(r"\b(func|init|deinit)\b|\bvar [^=]*\{")
INITIALISER = re.compile(r"\b(init|deinit|subscript)\b")


class Choice:
    """What was chosen, for which ids; the places in sources and tests that name it: a path and a declaration each."""

    def __init__(self, name, ids, text, line):
        self.name, self.ids, self.text, self.line = name, ids, text, line
        self.places, self.tests = [], []


def comment_above(lines, at):
    """The text of the comment that ends above a line."""
    texts = []
    while at > 0 and (match := COMMENT.fullmatch(lines[at - 1])):
        texts.insert(0, match.group(1).strip())
        at -= 1
    return " ".join(text for text in texts if text)


def declared(lines, at):
    """The name of what a documentation comment belongs to, else of what stands around the line."""
    if lines[at].strip().startswith("///"):
        for line in lines[at:]:
            if line.strip() and not COMMENT.fullmatch(line) and not line.strip().startswith("@"):
                return name_of(line)
    for line in reversed(lines[:at + 1]):
        if AROUND.search(line) and name_of(line):
            return name_of(line)
    return ""


def name_of(line):
    match = DECLARATION.match(line)
    if not match:
        return ""
    return match.group(1) or INITIALISER.search(line).group(1)


def mentions_in(files):
    """By the name of a choice, where it is named in some files: pairs of a path and what is declared there."""
    found = {}
    for path, text in files:
        lines = text.splitlines()
        if ENUM.search(text):
            continue
        for at, line in enumerate(lines):
            for match in MENTION.finditer(line):
                place = (path, declared(lines, at))
                if place not in found.setdefault(match.group(1), []):
                    found[match.group(1)].append(place)
    return found


def choices_in(sources, tests):
    """The choices of the sources, given as pairs of a path and a text, in their order."""
    found = []
    for path, text in sources:
        if not ENUM.search(text):
            continue
        lines = text.splitlines()
        for at, line in enumerate(lines):
            if match := CASE.match(line):
                ids = [name.replace("-", "_") for name in match.group(2).split()]
                found.append(Choice(match.group(1), ids, comment_above(lines, at), f"{path}:{at + 1}"))
    places, bearing = mentions_in(sources), mentions_in(tests)
    for choice in found:
        choice.places, choice.tests = places.get(choice.name, []), bearing.get(choice.name, [])
    return found


def check(questions, known, choices, place):
    """What is wrong: a question without a choice, an id that does not exist, a choice that stands in no place.

    Questions are pairs of a line number and an id.
    """
    made = Check("every uncertain behaviour is chosen, in one place and with a test")
    made.looked_at = len(questions) + len(choices)
    by_id = {}
    for choice in choices:
        if len(choice.places) != 1:
            made.add(choice.line, f"{choice.name} is named at {len(choice.places)} places of the sources, not one")
        if not choice.tests:
            made.add(choice.line, f"no test names {choice.name}")
        for name in choice.ids:
            if name not in known:
                made.add(choice.line, f"there is no {name}")
            if name in by_id:
                made.add(choice.line, f"{name} is chosen at {by_id[name].line} too")
            by_id.setdefault(name, choice)
    for number, name in questions:
        if name not in known:
            made.add(f"{place}:{number}", f"there is no {name}")
        elif name not in by_id:
            made.add(f"{place}:{number}", f"UncertainChoice has no case for {name}")
    return made, by_id

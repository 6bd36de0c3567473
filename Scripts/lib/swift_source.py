"""Reads Swift source text just well enough for the checks: what is code, which classes, which tests."""

import re
from pathlib import Path

# One token that may open something that is not code. Raw strings (#"…"#) carry their number of #.
OPENING = re.compile(r'//|/\*|(#*)("""|")')


def code_only(text):
    """The text with comments and the insides of strings blanked; lines and columns stay where they are.

    Interpolations are code and stay.
    """
    out = list(text)
    _code(text, 0, out, inside_interpolation=False)
    return "".join(out)


def _blank(out, start, end):
    for i in range(start, end):
        if out[i] != "\n":
            out[i] = " "


def _code(text, at, out, inside_interpolation):
    depth = 0
    while at < len(text):
        char = text[at]
        if inside_interpolation and char == "(":
            depth += 1
        elif inside_interpolation and char == ")":
            if depth == 0:
                return at + 1
            depth -= 1
        opening = OPENING.match(text, at) if char in '/#"' else None
        if opening is None:
            at += 1
        elif opening.group() == "//":
            end = text.find("\n", at)
            end = len(text) if end < 0 else end
            _blank(out, at, end)
            at = end
        elif opening.group() == "/*":
            end = _block_comment_end(text, at)
            _blank(out, at, end)
            at = end
        else:
            at = _string(text, opening, out)
    return at


def _block_comment_end(text, at):
    depth = 0
    for token in re.finditer(r"/\*|\*/", text[at:]):
        depth += 1 if token.group() == "/*" else -1
        if depth == 0:
            return at + token.end()
    return len(text)


def _string(text, opening, out):
    hashes, quote = opening.group(1), opening.group(2)
    closing, escape = quote + hashes, "\\" + hashes
    at = blank_from = opening.end()
    while at < len(text):
        if text.startswith(escape + "(", at):
            _blank(out, blank_from, at)
            at = blank_from = _code(text, at + len(escape) + 1, out, inside_interpolation=True)
        elif text.startswith(escape, at):
            at += len(escape) + 1
        elif text.startswith(closing, at):
            _blank(out, blank_from, at)
            return at + len(closing)
        elif text[at] == "\n" and quote == '"':
            break  # not a string after all (a quote in a regex literal): the damage ends with the line
        else:
            at += 1
    _blank(out, blank_from, min(at, len(text)))
    return at


def line_of(text, offset):
    """The line number, from 1, of an offset."""
    return text.count("\n", 0, offset) + 1


def swift_files(*folders):
    """All Swift files below the folders, sorted, build products left out."""
    found = []
    for folder in folders:
        found += [p for p in Path(folder).rglob("*.swift") if ".build" not in p.parts]
    return sorted(found)


TYPE = re.compile(
    r"(?P<attributes>(?:@\w+(?:\([^)]*\))?\s+|\b(?:public|package|internal|fileprivate|private|open|final|"
    r"nonisolated)\s+)*)\b(?P<kind>class|extension)\s+(?P<name>[A-Z][\w.]*)(?:<[^{]*?>)?"
    r"\s*(?::\s*(?P<bases>[^{]*))?\{"
)
TEST = re.compile(
    r"(?P<attributes>(?:@\w+(?:\([^)]*\))?\s+|\b(?:public|package|open|final|override|nonisolated)\s+)*)"
    r"\bfunc\s+(?P<name>test\w*)\s*\(\s*\)(?P<effects>[^{\n]*)"
)


class TestMethod:
    """A method whose name begins with test and that takes nothing."""

    def __init__(self, path, line, name, attributes, effects):
        self.path, self.line, self.name = path, line, name
        self.is_async = re.search(r"\basync\b", effects) is not None
        self.is_main_actor = "@MainActor" in attributes
        self.is_nonisolated = "nonisolated" in attributes.split()
        self.is_swift_testing = "@Test" in attributes


class TestClass:
    """A class of the tests, put together from its declaration and its extensions."""

    def __init__(self, name):
        self.name, self.bases, self.methods = name, [], []
        self.is_main_actor = False
        self.path = self.line = None


def matching_brace(code, opening):
    """The offset after the brace that closes the one at the offset."""
    depth = 0
    for token in re.finditer(r"[{}]", code[opening:]):
        depth += 1 if token.group() == "{" else -1
        if depth == 0:
            return opening + token.end()
    return len(code)


def test_classes(files):
    """All classes of the files by name, with their test methods; isolation follows inheritance.

    files: pairs of a path and its code (code_only).
    """
    classes = {}
    for path, code in files:
        for match in TYPE.finditer(code):
            found = classes.setdefault(match["name"], TestClass(match["name"]))
            main_actor = "@MainActor" in match["attributes"]
            if match["kind"] == "class":
                found.path, found.line = path, line_of(code, match.start("kind"))
                found.bases = re.findall(r"[A-Z][\w.]*", match["bases"] or "")
                found.is_main_actor = found.is_main_actor or main_actor
            end = matching_brace(code, match.end() - 1)
            for method in TEST.finditer(code, match.end(), end):
                attributes = method["attributes"]
                if main_actor and match["kind"] == "extension":
                    attributes += " @MainActor"
                found.methods.append(
                    TestMethod(
                        path, line_of(code, method.start("name")), method["name"], attributes,
                        method["effects"]))
    for found in classes.values():
        found.is_main_actor = _inherits_main_actor(found, classes)
    return classes


def _inherits_main_actor(start, classes):
    seen, waiting = set(), [start.name]
    while waiting:
        name = waiting.pop()
        if name in seen or name not in classes:
            continue
        seen.add(name)
        if classes[name].is_main_actor:
            return True
        waiting += classes[name].bases
    return False

"""Holds the public interface of UIKit against Scripts/surface.txt. Run by Scripts/check-surface."""

import json
import re
import sys
from pathlib import Path

from checks import Check, report
from interface import Declaration, Interface, name_of, plain, signature
from uses import Uses

PLACE = "Scripts/surface.txt"
TIERS = ["1", "2", "inert", "3", "rule", "helper"]
TYPE = re.compile(r"(class|struct|enum|protocol) (\w+)")


class Wanted:
    """One line of the list."""

    def __init__(self, number, tier, owner, text):
        self.place, self.tier, self.owner = f"{PLACE}:{number}", tier, owner
        words = text.split(" ")
        self.is_optional = words[0] == "optional"
        self.may_be_weak = words[0] == "unowned(unsafe)"
        leading, rest = split_modifiers(text)
        self.is_open = "open" in leading
        text = " ".join([word for word in leading if word not in ("open", "optional", "unowned(unsafe)")] + [rest])
        self.text = plain(text)
        match = TYPE.match(text)
        self.type_kind = match.group(1) if match and not text.startswith("class func") else ""
        if self.type_kind and match.group(2) in ("func", "var", "let"):
            self.type_kind = ""
        self.name = match.group(2) if self.type_kind else name_of(text)

    @property
    def title(self):
        """How a violation names the declaration."""
        if self.type_kind:
            return self.owner
        return self.name if self.owner == "-" else f"{self.owner}.{self.name}"


def split_modifiers(text):
    """The words before what is declared, and the rest."""
    words = text.split(" ")
    at = next((at for at, word in enumerate(words) if re.match(r"(func|var|let|case|init|struct|enum|protocol)\b", word)), 0)
    if words[:2] == ["open", "class"] and words[2] not in ("func", "var", "let"):
        at = 1
    return words[:at], " ".join(words[at:])


def wanted_in(text):
    """The lines of the list, and what is wrong with its form."""
    found, problems = [], []
    for number, line in enumerate(text.splitlines(), start=1):
        if not line.strip() or line.startswith("#"):
            continue
        parts = line.split(" ", 2)
        if len(parts) < 3 or parts[0] not in TIERS:
            problems.append((f"{PLACE}:{number}", "a line is a tier, a type and a declaration"))
        else:
            found.append(Wanted(number, *parts))
    listed = set()
    for wanted in found:
        if (wanted.owner, wanted.text) in listed:
            problems.append((wanted.place, f"{wanted.title} is listed twice"))
        listed.add((wanted.owner, wanted.text))
    return found, problems


def compare(wanted, interface):
    """What the interface lacks of one line: words for it, and the declarations that answer to it."""
    if wanted.type_kind:
        return compare_type(wanted, interface)
    candidates = interface.members(wanted.owner, wanted.name)
    if not candidates:
        return [f"there is no {wanted.title}"], []
    if interface.is_protocol(wanted.owner) and not wanted.text.startswith("static"):
        return compare_requirement(wanted, candidates)
    same = [found for found in candidates if matches(wanted, found)]
    if not same:
        return [different(wanted, candidates)], []
    found = same[0]
    words = []
    if wanted.is_open and not found.is_open:
        words.append(f"{wanted.title} is not open")
    if wanted.is_open and found.is_in_extension:
        words.append(f"{wanted.title} stands in an extension, where it cannot be overridden")
    return words, same


def compare_type(wanted, interface):
    found = interface.types.get(wanted.owner)
    if found is None:
        return [f"there is no {wanted.owner}"], []
    words = []
    text = found.text
    if ":" not in wanted.text:
        text = text.split(":")[0]
    if plain(text) != wanted.text:
        words.append(f"{wanted.owner} is \"{text}\", not \"{wanted.text}\"")
    if wanted.is_open and not found.is_open:
        words.append(f"{wanted.owner} is not open")
    return words, [found]


def compare_requirement(wanted, candidates):
    """A requirement stands in the protocol; one that may be left out has a default in an extension."""
    required = [c for c in candidates if not c.is_in_extension and matches(wanted, c, without_defaults=True)]
    if not required:
        return [different(wanted, candidates)], []
    defaults = [c for c in candidates if c.is_in_extension and matches(wanted, c)]
    if wanted.is_optional and not defaults:
        return [f"{wanted.title} may be left out, but has no default of this form"], required
    if not wanted.is_optional and defaults:
        return [f"{wanted.title} has a default, but has to be implemented"], required
    return [], required + defaults


def matches(wanted, found, without_defaults=False):
    text, own = wanted.text, found.text
    if wanted.may_be_weak:
        own = own.removeprefix("weak ")
    if without_defaults:
        text = re.sub(r" = (nil|\[\]|\[:\])", "", text)
    return signature(text) == signature(own)


def different(wanted, candidates):
    return f"{wanted.title} is \"{candidates[0].text}\", not \"{wanted.text}\""


def beyond(wanted, interface):
    """The rules that hold for every class and protocol, listed or not."""
    open_members = Check("what a subclass may override is open and stands in the class")
    for title, member in interface.overridable():
        open_members.looked_at += 1
        if not member.is_open:
            open_members.add(title, "it is not open")
        elif member.is_in_extension:
            open_members.add(title, "it stands in an extension, where it cannot be overridden")
    isolated = Check("classes and protocols are on the main actor for code of both language modes")
    helpers = {each.owner for each in wanted if each.type_kind and each.tier == "helper"}
    for name, found in interface.types.items():
        if found.text.startswith(("class", "protocol")):
            isolated.looked_at += 1
            if not found.is_on_main_actor and name not in helpers:
                isolated.add(name, "it is not @preconcurrency @MainActor")
    return [open_members, isolated]


def run(listed, interface, uses):
    """The checks: the form of the list, the interface, the uses."""
    found, problems = wanted_in(listed)
    form = Check("the surface list is well formed")
    form.looked_at = len(found)
    for place, message in problems:
        form.add(place, message)
    offered = Check("UIKit declares the surface as Apple does")
    used = Check("Tests/SurfaceTests use the surface")
    for wanted in found:
        offered.looked_at += 1
        words, declarations = compare(wanted, interface)
        for message in words:
            offered.add(wanted.place, message)
        if declarations:
            used.looked_at += 1
            if not uses.contain(wanted, declarations, interface.types.get(wanted.owner)):
                used.add(wanted.place, f"Tests/SurfaceTests do not use {wanted.title}")
    return [form, offered, *beyond(found, interface), used]


if __name__ == "__main__":
    root, folder = map(Path, sys.argv[1:3])
    graphs = [json.loads(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.symbols.json"))]
    dumps = [json.loads(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.uses.json"))]
    sys.exit(report(run((root / PLACE).read_text(encoding="utf-8"), Interface(graphs), Uses(dumps))))

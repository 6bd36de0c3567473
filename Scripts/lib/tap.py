"""A strict reader of TAP 14: what the text says of each test, or where it is not TAP."""

import re

POINT = re.compile(r"(not )?ok ([1-9][0-9]*) - ((?:[^#\\]|\\[#\\])*?)(?: # (SKIP|TODO) (.*)| # unexpected pass)?$")
PLAN = re.compile(r"1\.\.([0-9]+)(?: # .+)?$")


class NotTAP(Exception):
    pass


class Point:
    """A test point, with those of its subtest."""

    def __init__(self, ok, name, directive, below):
        self.ok, self.name, self.directive, self.below = ok, name, directive, below


def read(text):
    """The points of a whole stream, and its bail-out or None."""
    lines = text.split("\n")
    if lines[:1] != ["TAP version 14"] or lines[-1] != "":
        raise NotTAP("a stream begins with the version and ends with an end of line")
    points, rest, bail = _points(lines[1:-1], "")
    if rest:
        raise NotTAP(f"this belongs to no test: {rest[0]!r}")
    return points, bail


def _points(lines, indent):
    plan = PLAN.fullmatch(lines[0][len(indent):]) if lines and lines[0].startswith(indent) else None
    if not plan:
        raise NotTAP(f"the plan stands first, not {lines[:1]}")
    lines, points, below = lines[1:], [], None
    while lines and lines[0].startswith(indent):
        line = lines[0][len(indent):]
        if line.startswith("Bail out! "):
            return points, lines[1:], line
        if line.startswith("# Subtest: "):
            below, lines, bail = _points(lines[1:], indent + "    ")
            if bail:
                return points, lines, bail
            continue
        if not indent or not line.startswith(" "):
            match = POINT.fullmatch(line)
            if not match:
                raise NotTAP(f"no test point: {line!r}")
            if int(match[2]) != len(points) + 1:
                raise NotTAP(f"out of order: {line!r}")
            lines = _skip_block(lines[1:], indent)
            points.append(Point(not match[1], match[3], match[4], below))
            below = None
            if indent and len(points) == int(plan[1]):
                break
            continue
        break
    if len(points) != int(plan[1]) and not (lines and lines[0].startswith("Bail out!")):
        raise NotTAP(f"planned {plan[1]} tests, found {len(points)}")
    return points, lines, None


def _skip_block(lines, indent):
    if lines[:1] != [indent + "  ---"]:
        return lines
    for number, line in enumerate(lines):
        if line == indent + "  ...":
            return lines[number + 1:]
        if not line.startswith(indent + "  "):
            break
    raise NotTAP("a block of YAML does not end")

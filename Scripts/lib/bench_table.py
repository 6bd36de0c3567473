"""Formats rows of the benchmark as one table and judges them. Run by Scripts/bench.

Reads rows "row TAB value TAB unit TAB floor TAB ratio TAB must TAB goal [TAB what is in the way]" from the files
named; a row of a later file takes the place of one of the same name. A must or goal in × is held against the ratio, any
other against the value. A value that is no number is printed as it is and not judged.
"""

import re
import sys

HEADINGS = ["row", "value", "floor", "ratio", "must", "goal", ""]
BOUND = re.compile(r"(≤|<=|≥|>=)\s*([\d.,]+)\s*(.*)")
SCALES = {
    "ns": ("s", 1e-9), "us": ("s", 1e-6), "µs": ("s", 1e-6), "μs": ("s", 1e-6), "ms": ("s", 1e-3),
    "s": ("s", 1), "B": ("B", 1), "KiB": ("B", 2**10), "MiB": ("B", 2**20), "GiB": ("B", 2**30),
    "kB": ("B", 1e3), "MB": ("B", 1e6), "GB": ("B", 1e9),
}
RATE = re.compile(r"([kM]?)\s*(?:[a-z]+)?/s$")


def number(text):
    """The number that a text holds, or None."""
    try:
        return float(text.replace(",", ""))
    except ValueError:
        return None


def scale(unit):
    """What a unit measures and how many of the base unit it is; an unknown unit measures itself."""
    rate = RATE.match(unit)
    if rate:
        return "/s", {"": 1, "k": 1e3, "M": 1e6}[rate.group(1)]
    if unit in ("k", "M"):
        return "", {"k": 1e3, "M": 1e6}[unit]
    return SCALES.get(unit, (unit, 1))


def meets(bound, value, unit, ratio):
    """Whether the bound holds; None if it cannot be told."""
    match = BOUND.match(bound)
    if match is None:
        return None
    limit, limit_unit = number(match.group(2)), re.split(r"[,(]", match.group(3))[0].strip()
    if limit_unit in ("×", "x"):
        measured = number(ratio)
    else:
        measured = number(value)
        kind, factor = scale(unit)
        limit_kind, limit_factor = scale(limit_unit)
        if measured is not None and limit_unit:
            if kind != limit_kind:
                return None
            measured, limit = measured * factor, limit * limit_factor
    if measured is None or limit is None:
        return None
    return measured <= limit if match.group(1) in ("≤", "<=") else measured >= limit


def merge(texts):
    """Rows in the order in which their names first stood, each as it last stood."""
    rows = {}
    for line in "\n".join(texts).splitlines():
        cells = line.rstrip("\n").split("\t")
        if len(cells) in (7, 8):
            rows[cells[0]] = cells + [""] * (8 - len(cells))
        elif line.strip():
            raise ValueError(f'not a row of seven or eight cells: "{line}"')
    return list(rows.values())


def table(rows):
    """The lines of the table, and the rows that miss what they must reach, each with what is in the way."""
    cells, missed = [HEADINGS], []
    for name, value, unit, floor, ratio, must, goal, in_the_way in rows:
        verdict = {True: "ok", False: "misses", None: "-"}[meets(must, value, unit, ratio)]
        if verdict == "misses":
            missed.append(f"{name}: {in_the_way or 'not known yet what is in the way'}")
        reached = " *" if meets(goal, value, unit, ratio) else ""
        shown = f"{value} {unit}".strip() if number(value) is not None else value
        cells.append([name, shown, floor, ratio, must, goal + reached, verdict])
    widths = [max(len(row[column]) for row in cells) for column in range(len(HEADINGS))]
    lines = ["  ".join(c.ljust(w) for c, w in zip(row, widths)).rstrip() for row in cells]
    return lines, missed


if __name__ == "__main__":
    contents = []
    for path in sys.argv[1:]:
        with open(path, encoding="utf-8") as rows_of_file:
            contents.append(rows_of_file.read())
    try:
        everything = merge(contents)
    except ValueError as problem:
        sys.exit(str(problem))
    if not everything:
        sys.exit("no row was measured")
    text, misses = table(everything)
    print("\n".join(text))
    print("\n* reaches its goal")
    if misses:
        sys.exit("\n".join(["misses what it must reach:"] + ["  " + miss for miss in misses]))

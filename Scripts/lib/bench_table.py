"""Formats rows of the benchmark as one table, judges them and compares them with those of another run. Run by Scripts/bench.

    bench_table.py [--check] [--json FILE] [--compare OLD.json] ROWS.tsv…
    bench_table.py --compare OLD.json NEW.json

Reads rows "row TAB value TAB unit TAB floor TAB ratio TAB spread TAB must TAB goal [TAB what is in the way]" from the
files named; a row of a later file takes the place of one of the same name. A must or goal in × is held against the
ratio, any other against the value. A value that is no number is printed as it is and not judged.

Exit status: 1 if --check finds a row that misses what it must reach, or --compare one that became slower, else 0.
"""

import argparse
import json
import re
import sys

NAMES = ["row", "value", "unit", "floor", "ratio", "spread", "must", "goal", "in the way"]
HEADINGS = ["row", "value", "floor", "ratio", "spread", "must", "goal", ""]
SLOWER = 1.2  # two runs on a noisy machine agree within this
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


def share(bound, value, unit, ratio):
    """What is used up of a bound: 1 at the bound, 2 at twice the cost; None if it cannot be told."""
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
    if match.group(1) in ("≤", "<="):
        return measured / limit if limit else None
    return limit / measured if measured > 0 else float("inf")


def meets(bound, value, unit, ratio):
    """Whether the bound holds; None if it cannot be told."""
    used = share(bound, value, unit, ratio)
    return None if used is None else used <= 1


def missed_by(bound, value, unit, ratio):
    """By which factor a bound is missed; None if it is not."""
    used = share(bound, value, unit, ratio)
    return used if used is not None and used > 1 else None


def merge(texts):
    """Rows in the order in which their names first stood, each as it last stood."""
    rows = {}
    for line in "\n".join(texts).splitlines():
        cells = line.rstrip("\n").split("\t")
        if len(cells) in (8, 9):
            rows[cells[0]] = cells + [""] * (9 - len(cells))
        elif line.strip():
            raise ValueError(f'not a row of eight or nine cells: "{line}"')
    return list(rows.values())


def table(rows):
    """The lines of the table, and what misses what it must reach and what only its goal: by how much, and why."""
    cells, missed, short = [HEADINGS], [], []
    for name, value, unit, floor, ratio, spread, must, goal, in_the_way in rows:
        verdict = {True: "ok", False: "misses", None: "-"}[meets(must, value, unit, ratio)]
        for bound, misses in ((must, missed), (goal, short)):
            factor = missed_by(bound, value, unit, ratio)
            if factor:
                why = in_the_way or "not known yet what is in the way"
                misses.append(f"{name}: misses {bound} by a factor of {factor:.2f}: {why}")
                break
        reached = " *" if meets(goal, value, unit, ratio) else ""
        shown = f"{value} {unit}".strip() if number(value) is not None else value
        cells.append([name, shown, floor, ratio, spread, must, goal + reached, verdict])
    widths = [max(len(row[column]) for row in cells) for column in range(len(HEADINGS))]
    lines = ["  ".join(c.ljust(w) for c, w in zip(row, widths)).rstrip() for row in cells]
    return lines, missed, short


def as_json(rows):
    """The rows as JSON, with the judgement of each."""
    objects = []
    for cells in rows:
        row = dict(zip(NAMES, cells))
        _, value, unit, _, ratio, _, must, goal, _ = cells
        row["meets must"] = meets(must, value, unit, ratio)
        row["meets goal"] = meets(goal, value, unit, ratio)
        row["misses must by"] = rounded(missed_by(must, value, unit, ratio))
        row["misses goal by"] = rounded(missed_by(goal, value, unit, ratio))
        objects.append(row)
    return json.dumps({"format": 1, "rows": objects}, ensure_ascii=False, indent=1) + "\n"


def rounded(factor):
    """A factor as JSON takes it: with three places, and none without an end."""
    return None if factor is None or factor == float("inf") else round(factor, 3)


def from_json(text):
    """The rows of a run that was written as JSON."""
    data = json.loads(text)
    if data.get("format") != 1:
        raise ValueError("not the JSON of a run of Scripts/bench")
    return [[row[name] for name in NAMES] for row in data["rows"]]


def cost(row):
    """What a row says as a number that is larger for what is slower, and as text; None if it says nothing.

    A ratio to the floor of its own run if there is one: it depends less on the machine.
    """
    _, value, unit, _, ratio, _, must, _, _ = row
    if number(ratio) is not None:
        return number(ratio), ratio + "×"
    measured = number(value)
    if measured is None:
        return None
    kind, factor = scale(unit)
    text = f"{value} {unit}".strip()
    # A slope may be 0 or below: what counts is how much steeper it is.
    if not unit:
        return 1 + max(measured, 0), text
    if measured <= 0:
        return None
    return (1 / (measured * factor) if kind == "/s" or must[:1] in "≥>" else measured * factor), text


def compare(old, new):
    """What became slower, what became faster, and what only one of two runs has."""
    before = {row[0]: row for row in old}
    slower, faster, alone = [], [], []
    for row in new:
        other = before.pop(row[0], None)
        if other is None:
            alone.append(f"{row[0]}: only in the new run")
            continue
        was, now = cost(other), cost(row)
        if was is None or now is None:
            continue
        factor = now[0] / was[0]
        words = f"{row[0]}: {was[1]} → {now[1]}, {factor:.2f} times as slow"
        if factor > SLOWER:
            slower.append(words)
        elif factor < 1 / SLOWER:
            faster.append(f"{row[0]}: {was[1]} → {now[1]}, {1 / factor:.2f} times as fast")
    alone += [f"{name}: only in the old run" for name in before]
    return slower, faster, alone


def print_comparison(old, new):
    """Says what became slower; whether anything did."""
    slower, faster, alone = compare(old, new)
    for heading, lines in (("slower:", slower), ("faster:", faster), ("not compared:", alone)):
        if lines:
            print("\n".join([heading] + ["  " + line for line in lines]))
    if not slower:
        print(f"nothing became slower by more than {SLOWER - 1:.0%}")
    return bool(slower)


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def main():
    parser = argparse.ArgumentParser(prog="bench_table.py", add_help=False)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--json")
    parser.add_argument("--compare")
    parser.add_argument("files", nargs="+")
    options = parser.parse_args()
    try:
        old = from_json(read(options.compare)) if options.compare else None
        if old is not None and options.files[0].endswith(".json"):
            return int(print_comparison(old, from_json(read(options.files[0]))))
        rows = merge([read(path) for path in options.files])
    except (OSError, ValueError, KeyError) as problem:
        sys.exit(f"{problem}")
    if not rows:
        sys.exit("no row was measured")
    lines, missed, short = table(rows)
    print("\n".join(lines) + "\n\n* reaches its goal")
    if short:
        print("\n".join(["misses its goal:"] + ["  " + miss for miss in short]))
    if options.json:
        with open(options.json, "w", encoding="utf-8") as file:
            file.write(as_json(rows))
    is_slower = old is not None and print_comparison(old, rows)
    if missed:
        print("misses what it must reach:\n" + "\n".join("  " + miss for miss in missed), file=sys.stderr)
    return int(is_slower or (options.check and bool(missed)))


if __name__ == "__main__":
    sys.exit(main())

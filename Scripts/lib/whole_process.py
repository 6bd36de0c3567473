"""Measures whole processes of navwright over session files: prints rows of the benchmark. Run by Scripts/bench.

    whole_process.py EXECUTABLE

The floor in the same run is a shell that reads the same lines and does nothing, started the same way and in turn.
"""

import math
import os
import shutil
import statistics
import sys
import tempfile
import time

RUNS = 7
PAIR = ["  tap memo 1", "  | pushed MemoDetail(4)", "  back", "  | popped MemoDetail(4)"]
READ = ["/bin/sh", "-c", 'for f in "$@"; do while IFS= read -r line; do :; done <"$f"; done', "sh"]
UNIT = {"ms": 1e3, "s": 1}
# What is in the way of the goals, as callgrind and perf counted it.
STEP = (
    "4 ms start and end two processes; of 37,000 instructions a step 3,000 read its lines, 10,700 count references, and"
    " most of the rest are the animated transition, the router and the app's scenes")
FILE = (
    "of the processor's time 13 % go into reading the files in two processes, 11 % into launching and ending the app,"
    " and half into the steps")


def session(steps):
    """A session file of checked steps; each leads somewhere and says so."""
    head = ["session 1.0", "app memo", "", 'case "there and back"']
    return "\n".join(head + PAIR * (steps // 2)) + "\n"


def run(command, environment):
    """Seconds from the start to the end of a process, and its peak resident bytes."""
    nothing = os.open(os.devnull, os.O_RDWR)
    actions = [(os.POSIX_SPAWN_DUP2, nothing, descriptor) for descriptor in (0, 1)]
    begun = time.perf_counter()
    process = os.posix_spawn(command[0], command, environment, file_actions=actions)
    _, status, usage = os.wait4(process, 0)
    took = time.perf_counter() - begun
    os.close(nothing)
    if status != 0:
        sys.exit(f"{os.path.basename(command[0])} ends with status {os.waitstatus_to_exitcode(status)}")
    return took, usage.ru_maxrss * 1024


def spread(numbers):
    """How far the middle half of some numbers lies from their median, as a share of it."""
    quarters = statistics.quantiles(numbers, n=4)
    return (quarters[2] - quarters[0]) / 2 / statistics.median(numbers)


def measured(name, unit, command, floor_command, environment, must, goal, runs=RUNS, in_the_way=""):
    """A row of a command's time beside its floor's with what is in the way, and the command's time and peak memory."""
    times, floors, ratios, memory = [], [], [], 0
    for _ in range(runs):
        floor, _ = run(floor_command, environment)
        took, peak = run(command, environment)
        times.append(took)
        floors.append(floor)
        ratios.append(took / floor)
        memory = max(memory, peak)
    factor = UNIT[unit]
    row = [
        name, f"{statistics.median(times) * factor:.2f}", unit, f"{statistics.median(floors) * factor:.2f}",
        f"{statistics.median(ratios):.2f}", f"{spread(ratios) * 100:.0f} %", must, goal, in_the_way]
    return row, statistics.median(times), memory


def memory_row(name, peak, must="–", goal="–"):
    return [name, f"{peak / 2**20:.1f}", "MiB", "-", "-", "-", must, goal]


def slope(points):
    """The exponent of a power that fits pairs of size and cost best."""
    xs = [math.log10(size) for size, _ in points]
    ys = [math.log10(cost) for _, cost in points]
    x, y = statistics.fmean(xs), statistics.fmean(ys)
    return sum((a - x) * (b - y) for a, b in zip(xs, ys)) / sum((a - x) ** 2 for a in xs)


def measure(executable, folder, environment):
    """All rows."""
    start, start_time, peak = measured(
        "whole process: start and end", "ms", [executable, "--version"], ["/bin/sh", "-c", ":"], environment, "–", "–")
    rows = [start, memory_row("whole process: peak memory of start and end", peak)]
    points = []
    for steps, unit, must, goal, runs in (
            (100, "ms", "–", "–", RUNS), (1_000, "ms", "≤ 12 ms", "≤ 6 ms", RUNS), (10_000, "ms", "–", "–", 5),
            (100_000, "s", "–", "–", 3)):
        path = os.path.join(folder, f"steps-{steps}.nav")
        with open(path, "w", encoding="utf-8") as file:
            file.write(session(steps))
        name = f"whole process: a checked {steps:,}-step session"
        row, took, peak = measured(
            name, unit, [executable, "test", path], READ + [path], environment, must, goal, runs, STEP)
        rows.append(row)
        points.append((steps, (took - start_time) / steps))
    rows.append(memory_row("whole process: peak memory of a 100,000-step session", peak))
    rows.append(slope_row("slope of a step's time, 100 → 100,000 steps", points))
    return rows + many_files(executable, folder, environment, start_time)


def write_files(folder, count):
    """So many session files of ten steps, whose paths come back in the order in which they run."""
    os.mkdir(folder)
    paths = [os.path.join(folder, f"session-{number:05}.nav") for number in range(count)]
    text = session(10)
    for path in paths:
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
    return paths


def many_files(executable, folder, environment, start_time):
    """Rows of runs of many files with one job, and of how their memory grows."""
    rows, points = [], []
    for count, must, goal, runs in (
            (100, "–", "–", 5), (1_000, "≤ 1.0 s", "≤ 0.3 s", 5), (4_000, "–", "–", 3)):
        many = os.path.join(folder, f"many-{count}")
        files = write_files(many, count)
        name = f"whole process: {count:,} files of 10 steps, one job"
        row, took, peak = measured(
            name, "s", [executable, "test", "--jobs", "1", many], READ + files, environment, must, goal, runs, FILE)
        rows.append(row)
        rows.append([f"throughput of {count:,} files", f"{count * 10 / took:.0f}", "steps/s"] + ["-"] * 3 + ["–"] * 2)
        rows.append(memory_row(f"peak memory of {count:,} files", peak))
        points.append((count, (took - start_time) / count, peak))
    rows.append(slope_row("slope of a file's time, 100 → 4,000 files", [point[:2] for point in points]))
    rows.append(growth_row(points))
    return rows


def slope_row(name, points):
    return [name, f"{slope(points):.3f}", "", "-", "-", "-", "≤ 0.1", "≤ 0.05"]


def growth_row(points):
    """How much more memory the most files need than the fewest, of runs as (files, seconds, bytes).

    Of each file its path and the places of its cases are kept, a few hundred bytes; what it says is not.
    """
    (few, _, least), (many, _, most) = points[0], points[-1]
    return [
        f"growth of peak memory, {few:,} → {many:,} files", f"{(most - least) / (many - few):.0f}", "B",
        "-", "-", "-", "≤ 1,024 B", "≤ 512 B"]


if __name__ == "__main__":
    home = tempfile.mkdtemp()
    try:
        fixed = {"HOME": home, "XDG_STATE_HOME": home, "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8",
                 "SWIFT_BACKTRACE": "interactive=no"}
        for cells in measure(sys.argv[1], home, fixed):
            print("\t".join(cells))
    finally:
        shutil.rmtree(home)

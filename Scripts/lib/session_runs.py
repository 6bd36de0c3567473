"""Measures whole runs of session files: prints rows of the benchmark. Run by Scripts/bench.

    session_runs.py EXECUTABLE
"""

import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time

FILES = 1_000
STEPS = 10
RUNS = 5
CYCLE = ["select tab clip", "expect depth is 1", "select tab home", "expect depth is 1"]


def write_files(folder, count, steps):
    """Session files of the Clip app, each with so many steps."""
    os.makedirs(folder)
    for number in range(count):
        lines = ["session 1.0", "app clip", "app launch logged-in=yes"]
        while len(lines) - 2 < steps:
            lines.append(CYCLE[(len(lines) - 3) % len(CYCLE)])
        with open(f"{folder}/{number:06}.nav", "w", encoding="utf-8") as file:
            file.write("\n".join(lines) + "\n")


def run(executable, folder):
    """Seconds of one run with one job, and the peak resident bytes of its largest process."""
    begun = time.perf_counter()
    process = subprocess.Popen(
        [executable, "test", "--jobs", "1", folder], stdout=subprocess.PIPE, stdin=subprocess.DEVNULL, text=True)
    output = process.communicate()[0]
    seconds = time.perf_counter() - begun
    if process.returncode != 0:
        sys.exit(f"navwright test ends with {process.returncode}: {output[-300:]}")
    return seconds, resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss * 1024


def rows(seconds, peak):
    return [
        f"whole process: {FILES:,} files of {STEPS} steps, one job\t{statistics.median(seconds):.3f}\ts\t-\t-"
        "\t≤ 1.0 s\t≤ 0.3 s",
        f"throughput of that\t{FILES * STEPS / statistics.median(seconds):.0f}\tsteps/s\t-\t-\t\t",
        f"peak memory of that\t{peak / 2**20:.1f}\tMiB\t-\t-\t\t",
    ]


def main(executable):
    with tempfile.TemporaryDirectory() as folder:
        write_files(f"{folder}/s", FILES, STEPS)
        runs = [run(executable, f"{folder}/s") for _ in range(RUNS)]
    print("\n".join(rows([seconds for seconds, _ in runs], max(peak for _, peak in runs))))


if __name__ == "__main__":
    main(sys.argv[1])

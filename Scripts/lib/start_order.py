"""Writes down what runs and what is used until the prompt stands and until a first session is checked, in that order.

    start_order.py EXECUTABLE MAP OUTPUT

EXECUTABLE is unstripped, and MAP is what its linker wrote about it, with names as they are in object files. Scripts/run
hands the list to the linker, which puts these functions, and these variables, beside each other: what is started touches
fewer pages then. Names that no longer exist are passed over, so a list may be older than the code.
"""

import bisect
import collections
import os
import re
import subprocess
import sys
import tempfile

import prompt_start
from whole_process import session

SETUP = '{"app":null,"defaultApp":null,"values":{},"repeats":1,"keepsGoing":false,"traces":null}'
PAGE = 16_384
REPLIES, PAGES, REQUESTS = 3, 4, 5
LINE = re.compile(r" *([0-9a-f]+) +[0-9a-f]+ +([0-9a-f]+) +[0-9]+ ( *)(.*)")
# Constants have no part in it: half of them are read by any search for what a type conforms to.
ORDERED = {".text", ".data.rel.ro", ".data", ".bss"}


def valgrind(output):
    return ["/usr/bin/valgrind", "--tool=lackey", "--trace-mem=yes", f"--log-file={output}"]


def prompt(executable, output, environment):
    """A prompt that is left at once."""
    prompt_start.TIME_LIMIT = 600
    prompt_start.Start(valgrind(output) + [executable], environment).quit()


def test(executable, path, output, environment):
    """The side of a run that reads and tells."""
    subprocess.run(
        valgrind(output) + [executable, "test", path], env=environment, check=True,
        stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def worker(executable, path, folder, output, environment):
    """The side that runs cases, which is killed where it is not started by hand."""
    chosen = f'{{"path":"{path}","first":1,"cases":[0],"wholeFile":false}}'
    requests, page = os.path.join(folder, "requests"), os.path.join(folder, "page")
    with open(requests, "w", encoding="utf-8") as file:
        file.write(f"{SETUP}\n{chosen}\n")
    with open(page, "wb") as file:
        file.truncate(PAGE)
    command = valgrind(output) + [executable, "worker"]
    actions = [
        (os.POSIX_SPAWN_OPEN, 0, os.devnull, os.O_RDONLY, 0),
        (os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0), (os.POSIX_SPAWN_DUP2, 1, 2),
        (os.POSIX_SPAWN_OPEN, REPLIES, os.devnull, os.O_WRONLY, 0),
        (os.POSIX_SPAWN_OPEN, PAGES, page, os.O_RDWR, 0),
        (os.POSIX_SPAWN_OPEN, REQUESTS, requests, os.O_RDONLY, 0),
    ]
    os.waitpid(os.posix_spawn(command[0], command, environment, file_actions=actions), 0)


class Sections:
    """The pieces that the linker can move, each with one of its names."""

    def __init__(self, path):
        self.pieces = []  # begin, end, names
        counts = collections.Counter()
        output = None
        with open(path, encoding="utf-8", errors="replace") as lines:
            for match in filter(None, map(LINE.match, lines)):
                begin, size, depth, text = int(match[1], 16), int(match[2], 16), len(match[3]), match[4]
                if depth == 0:
                    output = text
                elif output not in ORDERED:
                    continue
                elif depth == 8:
                    self.pieces.append((begin, begin + size, []))
                elif depth == 16:
                    self.pieces[-1][2].append(text)
                    counts[text] += 1
        self.pieces = sorted((piece for piece in self.pieces if piece[1] > piece[0]), key=lambda piece: piece[0])
        self.begins = [piece[0] for piece in self.pieces]
        self.counts = counts

    def name(self, address):
        """A name of the piece at an address, one that few other pieces have; None where there is none."""
        index = bisect.bisect_right(self.begins, address) - 1
        if index < 0 or address >= self.pieces[index][1]:
            return None
        return min(self.pieces[index][2], key=self.counts.__getitem__, default=None)


def addresses(path):
    """Where a trace has read, written and run, each address once."""
    seen = set()
    with open(path, encoding="ascii", errors="replace") as lines:
        for line in lines:
            if line[:3] not in ("I  ", " L ", " S ", " M "):
                continue
            address = line[3:line.index(",")]
            if address not in seen:
                seen.add(address)
                yield int(address, 16)


def main(executable, link_map, target):
    sections = Sections(link_map)
    names = {}
    with tempfile.TemporaryDirectory() as folder:
        environment = dict(prompt_start.ENVIRONMENT, HOME=folder, XDG_STATE_HOME=folder)
        path = os.path.join(folder, "steps.nav")
        with open(path, "w", encoding="utf-8") as file:
            file.write(session(10))
        output = os.path.join(folder, "trace")
        for run in (
            lambda: prompt(executable, output, environment),
            lambda: test(executable, path, output, environment),
            lambda: worker(executable, path, folder, output, environment),
        ):
            run()
            names.update(dict.fromkeys(map(sections.name, addresses(output))))
    names.pop(None, None)
    with open(target, "w", encoding="utf-8") as file:
        file.writelines(f"{name}\n" for name in names)


if __name__ == "__main__":
    main(*sys.argv[1:])

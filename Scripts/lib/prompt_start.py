"""Measures starting navwright at a terminal and leaving it: prints rows of the benchmark. Run by Scripts/bench.

    prompt_start.py EXECUTABLE

The floor in the same run is a shell that prints the prompt and reads one line, started the same way.
"""

import os
import pty
import re
import select
import shutil
import statistics
import sys
import tempfile
import time

from whole_process import spread

PROMPT = b"nav> "
RUNS = 20
TIME_LIMIT = 10
# The prompt is looked for in what the terminal gets, so that nothing may stand in it for colours.
ENVIRONMENT = {
    "PATH": "/usr/bin:/bin", "TERM": "xterm", "NO_COLOR": "1", "LC_ALL": "C.UTF-8", "INPUTRC": os.devnull,
    "SWIFT_BACKTRACE": "interactive=no",
}


class Start:
    """One start under a new terminal, up to the prompt."""

    def __init__(self, command, environment):
        self.command = command
        self.master, follower = pty.openpty()
        name = os.ttyname(follower)
        actions = [
            (os.POSIX_SPAWN_OPEN, 0, name, os.O_RDWR, 0),  # after setsid: the controlling terminal
            (os.POSIX_SPAWN_DUP2, 0, 1),
            (os.POSIX_SPAWN_DUP2, 0, 2),
        ]
        self.begun = time.perf_counter()
        self.pid = os.posix_spawn(command[0], command, environment, file_actions=actions, setsid=True)
        os.close(follower)
        self._await_prompt()

    def _await_prompt(self):
        self.output = b""
        while PROMPT not in self.output:
            if not self._read():
                self._stop("shows no prompt")

    def _read(self):
        ready, _, _ = select.select([self.master], [], [], TIME_LIMIT)
        if not ready:
            return False
        try:
            data = os.read(self.master, 4096)
        except OSError:  # how Linux says that the other side of the terminal is closed
            data = b""
        self.output += data
        return bool(data)

    def _stop(self, what):
        os.kill(self.pid, 9)
        os.waitpid(self.pid, 0)
        sys.exit(f"{os.path.basename(self.command[0])} {what}: {self.output[-200:]!r}")

    def list_actions(self):
        """Milliseconds from TAB, pressed twice, until the list of what can be done stands above another prompt."""
        begun = time.perf_counter()
        os.write(self.master, b"\t\t")
        self._await_prompt()
        return (time.perf_counter() - begun) * 1000

    def peak_memory(self):
        """Peak resident bytes so far; asked at the prompt, as resource usage would count the parent's."""
        with open(f"/proc/{self.pid}/status", encoding="ascii") as lines:
            for line in lines:
                if line.startswith("VmHWM:"):
                    return int(line.split()[1]) * 1024
        return 0

    def quit(self):
        """Milliseconds from the start until the process has gone."""
        os.write(self.master, b"quit\n")
        while self._read():
            pass
        _, status = os.waitpid(self.pid, 0)
        took = (time.perf_counter() - self.begun) * 1000
        os.close(self.master)
        if status != 0:
            sys.exit(f"{os.path.basename(self.command[0])} left with status {status}")
        return took


def instructions(executable, environment):
    """Instructions of a process that shows the prompt and is left, which no neighbour changes; None without valgrind."""
    valgrind = shutil.which("valgrind")
    if valgrind is None:
        return None
    command = [valgrind, "--tool=callgrind", f"--callgrind-out-file={os.devnull}", executable]
    start = Start(command, dict(environment, SWIFT_DETERMINISTIC_HASHING="1"))
    start.quit()
    match = re.search(rb"Collected : (\d+)", start.output)
    return int(match.group(1)) if match else None


def measure(executable, environment):
    """Rows of prompt start, instructions, peak memory and size."""
    shell = ["/bin/sh", "-c", f"printf '{PROMPT.decode()}'; read -r line"]
    times, floors = [], []
    for _ in range(RUNS):
        floors.append(Start(shell, environment).quit())
        times.append(Start([executable], environment).quit())
    lists = []
    for _ in range(RUNS):
        start = Start([executable], environment)
        lists.append(start.list_actions())
        start.quit()
    memory = []
    for command in (shell, [executable]):
        start = Start(command, environment)
        memory.append(start.peak_memory() / 2**20)
        start.quit()
    took, floor = statistics.median(times), statistics.median(floors)
    size = os.path.getsize(executable) / 1e6
    return [
        ["prompt: start, readline initialised, quit", f"{took:.2f}", "ms", f"{floor:.2f}",
         f"{took / floor:.2f}", f"{spread(times) * 100:.0f} %", "≤ 5 ms", "≤ 3 ms",
         "4 searches of the whole program for what a type conforms to, 250,000 of 3.3 million instructions each: two ask the"
         " sample app's classes for elements, one makes the root coordinator's class; 280 pages are touched, 3 to 8 µs each,"
         " of which readline's tables are 45; 1 ms is what a program with Foundation takes to start at all"],
        ["prompt: instructions until it has been left",
         str(instructions(executable, environment) or "not measured: valgrind is missing"), "", "-", "-", "-", "–", "–"],
        ["prompt: TAB until the first list stands", f"{statistics.median(lists):.2f}", "ms", "-", "-",
         f"{spread(lists) * 100:.0f} %", "≤ 20 ms", "≤ 2 ms"],
        ["prompt: peak memory", f"{memory[1]:.1f}", "MiB", f"{memory[0]:.1f}",
         f"{memory[1] / memory[0]:.2f}", "-", "≤ 12 MiB", "≤ 9 MiB"],
        ["prompt: size of the executable", f"{size:.1f}", "MB", "-", "-", "-", "≤ 65 MB", "≤ 65 MB"],
    ]


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as home:
        fixed = dict(ENVIRONMENT, HOME=home, XDG_STATE_HOME=home)
        for row in measure(sys.argv[1], fixed):
            print("\t".join(row))

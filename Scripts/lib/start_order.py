"""Writes down which functions run until the prompt stands and until a first session is checked, in their order.

    start_order.py EXECUTABLE OUTPUT

The executable must have its symbols. Scripts/run hands the list to the linker, which puts these functions beside each other:
what is started touches fewer pages then. Names that no longer exist are passed over, so a list may be older than the code.
"""

import os
import re
import subprocess
import sys
import tempfile

from prompt_start import ENVIRONMENT, Start
from whole_process import session

FUNCTION = re.compile(r"c?fn=\((\d+)\)(?: (.*))?")
RECURSION = re.compile(r"'\d+$")
SETUP = '{"app":null,"defaultApp":null,"values":{},"repeats":1,"keepsGoing":false,"traces":null}'
PAGE = 16_384
REPLIES, PAGES, REQUESTS = 3, 4, 5


def valgrind(output):
    return ["/usr/bin/valgrind", "--tool=callgrind", "--demangle=no", f"--callgrind-out-file={output}"]


def prompt(executable, output, environment):
    """A prompt that is left at once."""
    Start(valgrind(output) + [executable], environment).quit()


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


def functions(path):
    """The functions of a profile in the order in which they first stand there."""
    with open(path, encoding="utf-8") as lines:
        for line in lines:
            match = FUNCTION.match(line)
            if match and match.group(2):
                name = RECURSION.sub("", match.group(2).strip())
                if not name.startswith(("0x", "(")):
                    yield name


def main(executable, target):
    with tempfile.TemporaryDirectory() as folder:
        environment = dict(ENVIRONMENT, HOME=folder, XDG_STATE_HOME=folder)
        path = os.path.join(folder, "steps.nav")
        with open(path, "w", encoding="utf-8") as file:
            file.write(session(10))
        outputs = [os.path.join(folder, f"{name}.profile") for name in ("prompt", "test", "worker")]
        prompt(executable, outputs[0], environment)
        test(executable, path, outputs[1], environment)
        worker(executable, path, folder, outputs[2], environment)
        names = dict.fromkeys(name for output in outputs for name in functions(output))
    with open(target, "w", encoding="utf-8") as file:
        file.writelines(f"{name}\n" for name in names)


if __name__ == "__main__":
    main(*sys.argv[1:])

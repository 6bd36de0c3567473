"""Installs navwright into a folder and tries what is there. Run by Scripts/check-install.

    installation.py ROOT PRODUCTS
"""

import os
import pty
import select
import shlex
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

from checks import Check, report

APPS = ["airports", "clip", "memo", "movies"]
SUBCOMMANDS = [
    "apps", "completions", "fmt", "man", "play", "report", "review", "test", "trace", "xctest"]
# What is in the folder in which somebody types.
FILES = ["a b.nav", "test"]
FOLDERS = ["test"]
# What somebody types, and all that the shell must offer then.
LINES = {
    "navwright ": SUBCOMMANDS,
    "navwright te": ["test"],
    "navwright --fo": ["--force", "--format"],
    "navwright --app ": APPS,
    "navwright --app=": APPS,
    "navwright --app=cl": ["clip"],
    "navwright --app cl": ["clip"],
    "navwright --app clip ": SUBCOMMANDS,
    "navwright --app clip play ": FILES,
    "navwright -c ": [],
    "navwright --command ": [],
    "navwright --command=": [],
    "navwright -c test ": SUBCOMMANDS,
    "navwright -f ": FILES,
    "navwright --record ": FILES,
    "navwright --format ": ["json", "plain", "text"],
    "navwright --format=": ["json", "plain", "text"],
    "navwright --color=a": ["always", "auto"],
    "navwright test ": FILES,
    "navwright test a\\ ": ["a b.nav"],
    "navwright test --app=": APPS,
    "navwright test --jun": ["--junit"],
    "navwright test --junit ": FILES,
    "navwright test --trace-dir ": FOLDERS,
    "navwright test --update=": ["all", "blocks", "values"],
    "navwright test --filter ": [],
    "navwright test -j ": [],
    "navwright test --set x=1 ": FILES,
    "navwright test --set ": [],
    "navwright fmt --to ": [],
    "navwright play --until ": [],
    "navwright play --until=": [],
    "navwright play --until 8 ": FILES,
    "navwright play x.nav ": [],
    "navwright review --accept ": [],
    "navwright xctest -o ": FILES,
    "navwright xctest --name ": [],
    "navwright trace ": ["diff", "show"],
    "navwright trace show ": FILES,
    "navwright trace show --step ": [],
    "navwright report ": ["merge"],
    "navwright report merge ": FILES,
    "navwright completions ": ["bash", "fish", "zsh"],
    "navwright completions bash ": [],
    "navwright apps ": [],
}
# What a shell runs in the place of navwright: it says with which words it was called.
SAY = 'navwright() {{ printf "%s\\n" "$@" . >&"$SAID"; }}\n'
# A key that puts all that TAB offers into the line.
BASH = SAY + "source {script}\nbind '\"\\C-t\": insert-completions'\n"
ZSH = SAY + """\
fpath=({folder} $fpath)
autoload -Uz compinit
compinit -u -D
all() {{ _main_complete; compstate[insert]=all; }}
zle -C all complete-word all
bindkey '^T' all
"""


def run(*words, **options):
    return subprocess.run(
        words, capture_output=True, text=True, stdin=subprocess.DEVNULL, check=False, **options)


class Installation:
    """A folder into which navwright is installed."""

    def __init__(self, root, products, folder):
        self.script, self.folder = str(root / "Scripts/install"), Path(folder) / "pre fix"
        self.environment = os.environ | {"NAVWRIGHT_EXECUTABLE": str(products / "navwright")}

    def install(self, *words):
        return run(self.script, *words, str(self.folder), env=self.environment)

    def files(self):
        return sorted(str(path) for path in self.folder.rglob("*") if path.is_file())

    def folder_with_files(self):
        """A folder beside it, in which somebody types."""
        folder = self.folder.parent / "files"
        (folder / "test").mkdir(parents=True, exist_ok=True)
        (folder / "a b.nav").touch()
        return folder

    def path(self, name):
        return str(self.folder / name)


def installed(place):
    check = Check("the list names everything that was written, and it runs")
    result = place.install()
    if result.returncode:
        check.add("install", result.stderr.strip())
        return check
    listed = Path(place.path("share/navwright/installed.txt")).read_text(encoding="utf-8").split("\n")
    check.looked_at = len(listed)
    if sorted(filter(None, listed)) != place.files():
        check.add("installed.txt", f"names {listed}, there are {place.files()}")
    for app in ["clip", "airports"]:
        shown = run(place.path("bin/navwright"), "--app", app, "-c", "where")
        if shown.returncode or not shown.stdout.startswith("window > "):
            check.add(app, shown.stdout + shown.stderr)
    return check


def manual(place):
    check = Check("mandoc, groff and man find nothing wrong with the manual page")
    page = place.path("share/man/man1/navwright.1")
    for words in [
        ("mandoc", "-Tlint", page), ("groff", "-ww", "-b", "-man", "-Tutf8", page),
        ("man", "--warnings", "-l", page)]:
        check.looked_at += 1
        result = run(*words, env=os.environ | {"MANWIDTH": "80", "LC_ALL": "C.UTF-8"})
        said = result.stdout.strip() if words[1] == "-Tlint" else result.stderr.strip()
        if result.returncode or said:
            check.add(" ".join(words), said or f"exit code {result.returncode}")
        if words[1] != "-Tlint" and "NAVWRIGHT(1)" not in result.stdout:
            check.add(words[0], "shows no page")
    return check


class Typist:
    """A shell at a terminal of its own, in which somebody types."""

    def __init__(self, words, setup, folder):
        self.said, write = os.pipe()
        os.set_inheritable(write, True)
        script = folder.parent / f"setup.{words[0]}"
        script.write_text(setup, encoding="utf-8")
        self.process, self.screen = pty.fork()
        if self.process == 0:
            os.chdir(folder)
            environment = {
                "SAID": str(write), "HOME": str(folder.parent), "TERM": "dumb", "LC_ALL": "C.UTF-8",
                "PATH": os.environ["PATH"]}
            os.execvpe(words[0], words, environment)
        os.close(write)
        self.rest = b""
        self.type(f" . '{script}'; navwright\n")

    def type(self, keys):
        """Types a line; returns the words with which navwright was called, nothing if it was not."""
        os.write(self.screen, keys.encode())
        while not (b"\n.\n" in self.rest or self.rest.startswith(b".\n")):
            ready = select.select([self.screen, self.said], [], [], 30)[0]
            if not ready:
                return None
            for end in ready:
                try:
                    data = os.read(end, 4096)
                except OSError:
                    return None
                if end == self.said:
                    self.rest += data
        head, _, self.rest = (b"\n" + self.rest).partition(b"\n.\n")
        return head.decode().split("\n")[1:]

    def offers(self, line):
        """What TAB offers behind a line: the words that are more then, or other ones."""
        typed = shlex.split(line)[1:]
        last = typed.pop() if not line.endswith(" ") or line.endswith("\\ ") else ""
        got = self.type(line + "\x14\n")
        if got is None:
            return None
        # An option with its argument behind an equals sign is one word.
        return [word.rsplit("=", 1)[-1] for word in got[len(typed):] if word not in ("", last)]

    def close(self):
        os.close(self.screen)
        os.close(self.said)
        os.kill(self.process, signal.SIGKILL)
        os.waitpid(self.process, 0)


def bash(place):
    script = place.path("share/bash-completion/completions/navwright")
    words = ["bash", "--norc", "--noprofile", "-i"]
    return typed("bash completes", place, words, BASH.format(script=f"'{script}'"))


def zsh(place):
    folder = str(Path(place.path("share/zsh/site-functions/_navwright")).parent)
    return typed("zsh completes", place, ["zsh", "-f", "-i"], ZSH.format(folder=f"'{folder}'"))


def typed(title, place, words, setup):
    check = Check(title)
    typist = Typist(words, setup, place.folder_with_files())
    try:
        for line, expected in LINES.items():
            check.looked_at += 1
            hold(check, line, expected, typist.offers(line))
    finally:
        typist.close()
    return check


def fish(place):
    check = Check("fish completes")
    script = place.path("share/fish/vendor_completions.d/navwright.fish")
    for line, expected in LINES.items():
        check.looked_at += 1
        result = run(
            "fish", "--no-config", "-c", f"source '{script}'; complete -C '{line}'",
            cwd=place.folder_with_files())
        offered = [text.split("\t")[0] for text in result.stdout.split("\n")]
        hold(check, line, expected, [text.rsplit("=", 1)[-1] for text in offered])
    return check


def hold(check, line, expected, offered):
    if offered is None:
        check.add(repr(line), "no answer")
        return
    found = sorted({word.removesuffix("/").replace("\\ ", " ") for word in offered if word})
    # Where nothing can stand zsh says what else could be given.
    if not any(word.startswith("-") for word in expected):
        found = [word for word in found if not word.startswith("-")]
    if found != expected:
        check.add(repr(line), f"should offer {expected}, offers {found}")


def uninstalled(place):
    check = Check("nothing is left behind --uninstall")
    result = place.install("--uninstall")
    check.looked_at = 1
    if result.returncode or place.files():
        check.add("uninstall", f"{result.stderr.strip()} {place.files()}")
    again = place.install("--uninstall")
    if again.returncode != 1 or "nothing to remove" not in again.stderr:
        check.add("uninstall again", again.stderr.strip())
    return check


def main(root, products):
    with tempfile.TemporaryDirectory() as folder:
        place = Installation(Path(root), Path(products), folder)
        first = installed(place)
        if first.violations:
            return report([first])
        return report([first, manual(place), bash(place), fish(place), zsh(place), uninstalled(place)])


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

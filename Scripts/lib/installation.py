"""Installs navwright into a folder and tries what is there. Run by Scripts/check-install.

    installation.py ROOT PRODUCTS
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from checks import Check, report

# What somebody types, and what the shell must offer then, at least.
LINES = {
    "navwright te": ["test"],
    "navwright --fo": ["--format"],
    "navwright --format ": ["text", "plain", "json"],
    "navwright completions ": ["bash", "fish", "zsh"],
    "navwright test --jun": ["--junit"],
    "navwright --app cl": ["clip"],
    "navwright trace ": ["show", "diff"],
}
# Asks an interactive bash, whose completion has loaded the file, as TAB does.
BASH = """\
source {script}
COMP_LINE={line!r}
COMP_POINT=${{#COMP_LINE}}
read -ra COMP_WORDS <<<"$COMP_LINE"
[[ $COMP_LINE != *' ' ]] || COMP_WORDS+=('')
COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1))
[[ $(complete -p navwright) == *' -F _navwright navwright' ]] || exit 3
_navwright navwright "${{COMP_WORDS[COMP_CWORD]}}" "${{COMP_WORDS[COMP_CWORD-1]}}"
printf '%s\\n' "${{COMPREPLY[@]}}"
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


def bash(place):
    check = Check("bash completes")
    script = place.path("share/bash-completion/completions/navwright")
    for line, words in LINES.items():
        check.looked_at += 1
        result = run(
            "bash", "--norc", "-i", "-c", BASH.format(script=f"'{script}'", line=line))
        hold(check, line, words, result.stdout.split("\n"), result.stderr)
    return check


def fish(place):
    check = Check("fish completes")
    script = place.path("share/fish/vendor_completions.d/navwright.fish")
    for line, words in LINES.items():
        check.looked_at += 1
        result = run("fish", "--no-config", "-c", f"source '{script}'; complete -C '{line}'")
        offered = [text.split("\t")[0] for text in result.stdout.split("\n")]
        hold(check, line, words, offered, result.stderr)
    return check


def hold(check, line, words, offered, said):
    missing = [word for word in words if word not in offered]
    if missing:
        check.add(repr(line), f"lacks {missing}, offers {offered} {said}".strip())


def zsh(place):
    check = Check("zsh reads its completions")
    script = place.path("share/zsh/site-functions/_navwright")
    folder = str(Path(script).parent)
    loaded = f"fpath=('{folder}' $fpath); autoload -Uz compinit; compinit -u -D; print $_comps[navwright]"
    for words, wanted in [(("-n", script), ""), (("-f", "-c", loaded), "_navwright")]:
        check.looked_at += 1
        result = run("zsh", *words)
        if result.returncode or result.stdout.strip() != wanted or result.stderr:
            check.add(" ".join(words), result.stdout + result.stderr)
    return check


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

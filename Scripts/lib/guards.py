"""Rules of the code that no compiler holds. Run by Scripts/check-guards."""

import fnmatch
import re
import subprocess
import sys
from pathlib import Path

from checks import Check, report
from swift_source import code_only, line_of, swift_files, test_classes

WAITING = re.compile(
    r"\b(?:u|nano)?sleep\s*\(|\basyncAfter\b|\bXCTestExpectation\b|\bexpectation\s*\(\s*description\s*:")
ROUTER = re.compile(
    r"\b(?:class|struct|enum|actor|protocol|extension)\s+[\w.]+(?:<[^{]*?>)?\s*:[^{]*\bRouterProtocol\b[^{]*\{")
FORBIDDEN = [
    (re.compile(r"\bunowned\b"), "unowned: hold it weakly, or say who owns it"),
    (re.compile(r"\btry!"), "try!: throw it on, or handle it"),
    (re.compile(r"\bfatalError\s*\("), "fatalError: finish it; for our own bugs preconditionFailure with the facts"),
]
UNFINISHED = re.compile(r"\b(?:TODO|FIXME)\b")
MACHINE_PATH = re.compile(r"(?<![\w./:~*}\])>-])/(?:work|root|home)/\w")
README_NAME = re.compile(r"^\|\s*`([^`]+)`", re.MULTILINE)
MOST_TESTS = 100
MAIN_LINES = 60


class Tree:
    """The files that the guards look at, each read once."""

    def __init__(self, root):
        self.root = root
        self.sources = self._swift("Sources")
        self.tests = self._swift("Tests")
        bridge = [(p, text) for p, text in self.sources if p.startswith("Sources/NavwrightTesting/")]
        pairs = [(path, code_only(text)) for path, text in self.tests]
        # Test classes may inherit from one of the bridge.
        self.classes = test_classes(pairs + [(path, code_only(text)) for path, text in bridge])
        self.test_code = pairs
        self.source_code = [(path, code_only(text)) for path, text in self.sources]
        self.allowed = _allowed(root / "Scripts/guards-allowed.txt")

    def _swift(self, folder):
        return [
            (p.relative_to(self.root).as_posix(), p.read_text(encoding="utf-8"))
            for p in swift_files(self.root / folder)]

    def allows(self, guard, path):
        return any(name == guard and fnmatch.fnmatchcase(path, pattern) for name, pattern in self.allowed)

    def tracked(self, *below):
        """Files that are in the repository or would be, relative to the root."""
        listing = subprocess.run(
            ["git", "-C", str(self.root), "ls-files", "-z", "-co", "--exclude-standard", "--", *below],
            capture_output=True, check=False)
        if listing.returncode == 0:
            names = {n for n in listing.stdout.decode().split("\0") if n}
        else:  # an unpacked archive has no repository
            names = {
                p.relative_to(self.root).as_posix() for start in below or ["."]
                for p in (self.root / start).rglob("*")
                if not {".build", ".git", "__pycache__"} & set(p.relative_to(self.root).parts)}
        return sorted(n for n in names if (self.root / n).is_file())


def _allowed(path):
    pairs = []
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else []:
        words = line.partition("#")[0].split()
        if words:
            guard, pattern = words
            pairs.append((guard, pattern))
    return pairs


def synchronous_tests(tree):
    check = Check("tests of main-actor classes are asynchronous")
    for found in tree.classes.values():
        for method in found.methods:
            check.looked_at += 1
            isolated = method.is_main_actor or (found.is_main_actor and not method.is_nonisolated)
            if isolated and not method.is_async and not method.is_swift_testing:
                check.add(
                    f"{method.path}:{method.line}",
                    f"{found.name}.{method.name} is synchronous on the main actor, which aborts the whole"
                    " test bundle on Linux; make it async")
    return check


def small_classes(tree):
    check = Check(f"test classes have at most {MOST_TESTS} tests")
    for found in tree.classes.values():
        check.looked_at += 1
        if len(found.methods) > MOST_TESTS and found.path:
            check.add(
                f"{found.path}:{found.line}",
                f"{found.name} has {len(found.methods)} tests, which takes minutes to compile; split it")
    return check


def no_fake_router(tree):
    return _search(
        "no type of the tests is a router", tree, "router", tree.test_code, ROUTER,
        "a type of the tests conforms to RouterProtocol; test with the real router")


def no_waiting(tree):
    return _search(
        "tests do not wait", tree, "waiting", tree.test_code, WAITING,
        'the headless side has virtual time: advance it (exceptions: Scripts/guards-allowed.txt)')


def _search(name, tree, guard, files, pattern, message):
    check = Check(name)
    for path, code in files:
        check.looked_at += 1
        if tree.allows(guard, path):
            continue
        for match in pattern.finditer(code):
            check.add(f"{path}:{line_of(code, match.start())}", message)
    return check


def no_forbidden_words(tree):
    check = Check("sources have no unowned, try! and fatalError")
    for path, code in tree.source_code:
        check.looked_at += 1
        for pattern, message in FORBIDDEN:
            for match in pattern.finditer(code):
                if not tree.allows("forbidden", path):
                    check.add(f"{path}:{line_of(code, match.start())}", message)
    return check


def nothing_unfinished(tree):
    # Comments are where these stand, so the whole text counts.
    return _search(
        "sources have no unfinished places", tree, "unfinished", tree.sources, UNFINISHED,
        "an unfinished place; finish it")


def readme_of_scripts(tree):
    check = Check("Scripts/README.md names the files of its folder")
    readme = tree.root / "Scripts/README.md"
    files = [n.removeprefix("Scripts/") for n in tree.tracked("Scripts")]
    files = {n for n in files if n != "README.md"}
    check.looked_at = len(files)
    named = README_NAME.findall(readme.read_text(encoding="utf-8")) if readme.exists() else []
    for name in sorted(files - set(named)):
        check.add("Scripts/README.md:1", f"has no row for {name}")
    for name in sorted(set(named) - files):
        check.add("Scripts/README.md:1", f"names {name}, which is not there")
    for name in sorted({n for n in named if named.count(n) > 1}):
        check.add("Scripts/README.md:1", f"names {name} more than once")
    return check


def no_machine_paths(tree):
    check = Check("no path of one machine")
    for name in tree.tracked():
        content = (tree.root / name).read_bytes()
        if b"\0" in content:
            continue
        check.looked_at += 1
        if tree.allows("path", name):
            continue
        text = content.decode("utf-8", "replace")
        for match in MACHINE_PATH.finditer(text):
            found = re.match(r"\S*", text[match.start():]).group()
            check.add(f"{name}:{line_of(text, match.start())}", f'a path of one machine: "{found}"')
    return check


def short_main(tree):
    check = Check(f"navwright's main.swift stays under {MAIN_LINES} lines")
    check.looked_at = 1
    name = "Sources/navwright/main.swift"
    text = dict(tree.sources).get(name)
    if text is None:
        check.add(f"{name}:1", "is missing")
    elif len(text.splitlines()) >= MAIN_LINES:
        check.add(f"{name}:{MAIN_LINES}", f"has {len(text.splitlines())} lines; what it does belongs in a module")
    return check


GUARDS = [
    synchronous_tests, small_classes, no_fake_router, no_waiting, no_forbidden_words, nothing_unfinished,
    readme_of_scripts, no_machine_paths, short_main,
]

if __name__ == "__main__":
    everything = Tree(Path(sys.argv[1]))
    sys.exit(report([guard(everything) for guard in GUARDS]))

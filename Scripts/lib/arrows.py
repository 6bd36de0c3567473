"""Compares imports and the manifest with the arrows of Scripts/arrows.txt. Run by Scripts/check-arrows."""

import fnmatch
import json
import re
import sys
from pathlib import Path

from checks import Check, report
from swift_source import code_only, line_of, swift_files

IMPORT = re.compile(
    r"(?:^|;)[ \t]*(?:(?:@\w+(?:\([^)\n]*\))?|public|package|internal|fileprivate|private)[ \t]+)*"
    r"import[ \t]+(?:(?:struct|class|enum|protocol|func|var|let|typealias)[ \t]+)?`?(\w+)",
    re.MULTILINE,
)

# Where a sample decides what comes next.
LEADING = ["Coordinators", "Flows", "Scenes"]


class Arrows:
    """The table, read from its text."""

    def __init__(self, text):
        self.rules, self.only, self.only_in, self.restricted, self.readline = {}, {}, {}, [], []
        for line in text.splitlines():
            if not line.strip() or line.startswith("#"):
                continue
            name, _, words = line.partition(":")
            if name == "restricted":
                self.restricted = words.split()
            elif name == "without readline":
                self.readline = words.split()
            elif name.endswith(" only in"):
                targets, module = name.removesuffix(" only in").split()
                self.only_in[targets, module] = words.split()
            elif name.endswith(" only"):
                self.only[name.removesuffix(" only")] = words.split()
            else:
                self.rules[name] = words.split()

    def rule_for(self, module):
        """The line that a module of the package stands on, or None."""
        for key in (module.name, module.place):
            for name in self.rules:
                if fnmatch.fnmatchcase(key, name):
                    return name
        return None

    def allows(self, rule, name, modules):
        """Whether the line lets its module import the named one."""
        if rule is None:
            return True  # reported once, as a module without a line
        keys = [name] + ([modules[name].place] if name in modules else [])
        return any(fnmatch.fnmatchcase(key, word) for word in self.rules[rule] for key in keys)

    def only_for(self, place):
        """The narrower list for a file, if it lies in a folder that has one."""
        for folder, allowed in self.only.items():
            if fnmatch.fnmatchcase(place, folder + "/*"):
                return folder, allowed
        return None

    def folders_for(self, module, name):
        """The folders of the module that may import the named one, or None if all may."""
        for (targets, imported), folders in self.only_in.items():
            if module and imported == name and fnmatch.fnmatchcase(module.place, targets):
                return folders
        return None


class Module:
    """A target of the package that is no test."""

    def __init__(self, target):
        self.name, self.kind = target["name"], target["type"]
        self.path = target.get("path") or f"Sources/{self.name}"
        self.place = self.path.removeprefix("Sources/")
        self.package_access = target.get("packageAccess", True)
        self.dependencies = [
            dependency[kind][0] for dependency in target["dependencies"] for kind in dependency
            if kind in ("byName", "target")]


def imports(code):
    """Pairs of a line number and the module imported there."""
    return [(line_of(code, m.start(1)), m.group(1)) for m in IMPORT.finditer(code)]


def run(root, manifest, arrows):
    """All checks, in the order in which they are printed."""
    modules = {
        t["name"]: Module(t) for t in manifest["targets"] if t["type"] not in ("test", "plugin")}
    for name in arrows.rules:  # left out of this build of the manifest, but still ours
        if "/" not in name and name not in modules:
            modules[name] = Module({"name": name, "type": "absent", "dependencies": []})
    checks = [
        _imports(root, modules, arrows),
        _samples(root, modules, arrows),
        _manifest(modules, arrows),
        _products(manifest, modules, arrows),
    ]
    return checks


def _files(root):
    for path in swift_files(root / "Sources"):
        yield path.relative_to(root).as_posix(), code_only(path.read_text(encoding="utf-8"))


def _owner(path, modules):
    owners = [m for m in modules.values() if path.startswith(m.path + "/")]
    return max(owners, key=lambda m: len(m.path), default=None)


def _imports(root, modules, arrows):
    check = Check("imports follow the arrows")
    for path, code in _files(root):
        check.looked_at += 1
        owner = _owner(path, modules)
        if owner is None:
            check.add(f"{path}:1", "no target of Package.swift holds this file, so nothing builds it")
            continue
        rule = arrows.rule_for(owner)
        for line, name in imports(code):
            ours = name in modules
            if (ours or name in arrows.restricted) and name != owner.name:
                if not arrows.allows(rule, name, modules):
                    check.add(f"{path}:{line}", f"{owner.name} may not import {name}")
                elif ours and owner.kind != "absent" and name not in owner.dependencies:
                    check.add(
                        f"{path}:{line}",
                        f"{owner.name} imports {name}, which Package.swift does not give it as a dependency")
    return check


def _samples(root, modules, arrows):
    check = Check("coordinators of the samples import only what an app's may")
    samples = [m for m in modules.values() if fnmatch.fnmatchcase(m.place, "SampleApps/*")]
    for path, code in _files(root):
        narrow = arrows.only_for(path.removeprefix("Sources/"))
        owner = _owner(path, modules)
        for line, name in imports(code):
            folders = arrows.folders_for(owner, name)
            if narrow is not None and name not in narrow[1]:
                check.add(f"{path}:{line}", f"{narrow[0]} may import only {', '.join(narrow[1])}, not {name}")
            elif folders and _folder(path, owner) not in folders:
                check.add(f"{path}:{line}", f"{name} may be imported only in {', '.join(folders)} of {owner.place}")
    for sample in samples:
        check.looked_at += 1
        if not any(any(swift_files(root / sample.path / folder)) for folder in LEADING):
            check.add("Package.swift:1", f"sample {sample.name} has no file in {', '.join(LEADING[:-1])} or {LEADING[-1]} of {sample.path}")
        if sample.package_access:
            check.add("Package.swift:1", f"sample {sample.name} lacks packageAccess: false")
    return check


def _folder(path, owner):
    first, slash, _ = path.removeprefix(owner.path + "/").partition("/")
    return first if slash else "."


def _manifest(modules, arrows):
    check = Check("dependencies in Package.swift follow the arrows")
    for module in modules.values():
        if module.kind == "absent":
            continue
        check.looked_at += 1
        rule = arrows.rule_for(module)
        if rule is None:
            check.add("Package.swift:1", f"{module.name} has no line in Scripts/arrows.txt")
        for name in module.dependencies:
            if name in modules and not arrows.allows(rule, name, modules):
                check.add("Package.swift:1", f"{module.name} may not depend on {name}")
    return check


def _products(manifest, modules, arrows):
    check = Check("no library product reaches readline")
    for product in manifest["products"]:
        if "library" not in product["type"]:
            continue
        check.looked_at += 1
        seen, waiting = set(), [[name] for name in product["targets"]]
        while waiting:
            way = waiting.pop()
            if way[-1] in seen or way[-1] not in modules:
                continue
            seen.add(way[-1])
            if way[-1] in arrows.readline:
                check.add("Package.swift:1", f"library product {product['name']} reaches {' > '.join(way)}")
                continue
            waiting += [way + [name] for name in modules[way[-1]].dependencies]
    return check


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    table = Arrows((folder / "Scripts/arrows.txt").read_text(encoding="utf-8"))
    sys.exit(report(run(folder, json.load(sys.stdin), table)))

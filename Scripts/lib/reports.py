"""Holds the reports of navwright against what others expect of them. Run by Scripts/check-reports.

    reports.py ROOT PRODUCTS
"""

import json
import os
import re
import subprocess
import sys
import tempfile
import xml.parsers.expat
from pathlib import Path

import jsonschema
import junitparser
import tap
import xmlschema
from checks import Check, report

PLANTED = {
    "a.nav": """\
case "good"
  tap button "Say hello"
  tap note 1
case "fails # \\\\ <&\\"'>"
  tap button "Pretend"
  back
  settle
case "skipped"
  skip "no time"
case "later"
  todo "soon"
  back
case "sooner"
  todo "done by now"
  tap note 1
""",
    "b.nav": 'tap button "Trap"\n',
    "c.nav": 'case "kill"\n  tap button "Kill"\ncase "round"\n  tap button "Go round"\n',
    "d.nav": "tpa note 1\n",
    "e.nav": "tap note 2\n",
}
STATUSES = [
    "passed", "failed", "skipped", "todo", "failed", "crashed", "crashed", "endless", "error", "passed"]
RECIPE = re.compile(r"^```sh\n# recipe: (\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SECONDS = re.compile(r'"seconds":[0-9.]+|time="[0-9.]+"')


def timeless(text):
    return SECONDS.sub("", text)


class Planted:
    """A folder of session files of the fixture's app, and runs of it."""

    def __init__(self, folder, fixture):
        self.folder, self.fixture = Path(folder), fixture
        (self.folder / "s").mkdir()
        for name, steps in PLANTED.items():
            (self.folder / "s" / name).write_text("session 1.0\napp blank\n" + steps, encoding="utf-8")

    def run(self, *arguments):
        return subprocess.run(
            [self.fixture, *arguments], cwd=self.folder, capture_output=True, text=True, stdin=subprocess.DEVNULL,
            check=False)

    def text(self, name):
        return (self.folder / name).read_text(encoding="utf-8")


def schema(root, name):
    return json.loads((root / "Documentation/Schemas" / name).read_text(encoding="utf-8"))


def check_json(root, planted):
    check = Check("JSON Lines are as their schema says")
    validator = jsonschema.Draft202012Validator(schema(root, "report.schema.json"))
    lines = planted.text("r.json").splitlines()
    for number, line in enumerate(lines, 1):
        check.looked_at += 1
        for error in validator.iter_errors(json.loads(line)):
            check.add(f"r.json:{number}", error.message)
    found = [json.loads(line)["status"] for line in lines[1:-1]]
    if found != STATUSES:
        check.add("r.json", f"the cases ended as {found}")
    if validator.is_valid({"v": 1, "event": "case"}):
        check.add("report.schema.json", "takes a case that says nothing")
    return check


def check_traces(root, planted):
    check = Check("traces are as their schema says")
    validator = jsonschema.Draft202012Validator(schema(root, "trace.schema.json"))
    for path in sorted((planted.folder / "t").iterdir()):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            check.looked_at += 1
            for error in validator.iter_errors(json.loads(line)):
                check.add(f"{path.name}:{number}", error.message)
    return check


def check_prompt(root, planted):
    check = Check("what --format json prints is as its schema says")
    validator = jsonschema.Draft202012Validator(schema(root, "shell.schema.json"))
    commands = ["tap note 1", "screen", "tree", "back", "back", "tpa", "tap", "expect top is Note", "events 3", "set",
                "record out.nav", "help tap", "actions"]
    runs = [
        planted.run("--format", "json", "--keep-going", *(word for line in commands for word in ("-c", line))),
        planted.run("--format", "json", "-f", "nothing")]
    for run in runs:
        for number, line in enumerate(run.stdout.splitlines(), 1):
            check.looked_at += 1
            for error in validator.iter_errors(json.loads(line)):
                check.add(f"line {number}", f"{error.message}: {line}")
        if run.stderr:
            check.add("standard error", run.stderr)
    found = [json.loads(line).get("cmd") for line in runs[0].stdout.splitlines()]
    if [name for name in found if name] != commands:
        check.add("standard output", f"has {found}")
    if validator.is_valid({"v": 1, "cmd": "back"}):
        check.add("shell.schema.json", "takes a command that says nothing")
    return check


def check_xml(root, planted):
    check = Check("JUnit's XML is strict, and as its schema says")
    text = planted.text("r.xml")
    check.looked_at += 1
    try:
        xml.parsers.expat.ParserCreate("UTF-8").Parse(text.encode(), True)
        for error in xmlschema.XMLSchema(root / "Documentation/Schemas/junit.xsd").iter_errors(text):
            check.add("r.xml", error.reason)
    except xml.parsers.expat.ExpatError as error:
        check.add("r.xml", str(error))
    return check


def check_junitparser(planted):
    check = Check("junitparser reads the same from it as stands in the JSON")
    suites = junitparser.JUnitXml.fromfile(str(planted.folder / "r.xml"))
    end = json.loads(planted.text("r.json").splitlines()[-1])
    items = [json.loads(line) for line in planted.text("r.json").splitlines()[1:-1]]
    cases = [case for suite in suites for case in suite]
    kinds = {"failed": "Failure", "unsteady": "Failure", "crashed": "Error", "endless": "Error", "error": "Error",
             "skipped": "Skipped", "todo": "Skipped"}
    check.looked_at += len(cases)
    if [case.name for case in cases] != [item["title"] for item in items]:
        check.add("r.xml", f"names {[case.name for case in cases]}")
    for case, item in zip(cases, items):
        found = [type(result).__name__ for result in case.result]
        if found != ([] if item["status"] == "passed" else [kinds[item["status"]]]):
            check.add("r.xml", f"{case.name} is {found}, not {item['status']}")
        if case.is_failure or case.is_error:
            if not re.match(r"s/\w+\.nav:\d+:\d+: ", case.result[0].message):
                check.add("r.xml", f"the message does not begin with its place: {case.result[0].message}")
    totals = (suites.tests, suites.failures, suites.errors, suites.skipped)
    if totals != (len(items), end["failed"], end["crashed"] + end["errors"], end["skipped"] + end["todo"]):
        check.add("r.xml", f"counts {totals}")
    return check


def check_tap(planted):
    check = Check("TAP is TAP 14")
    run = planted.run("test", "s", "--tap")
    check.looked_at += 1
    try:
        points, bail = tap.read(run.stdout)
    except tap.NotTAP as error:
        check.add("standard output", str(error))
        return check
    if [(p.ok, p.name) for p in points] != [(name == "e.nav", f"s/{name}") for name in sorted(PLANTED)] or bail:
        check.add("standard output", f"says {[(p.ok, p.name) for p in points]}")
    below = [(p.ok, p.directive) for p in points[0].below]
    if below != [(True, None), (False, None), (True, "SKIP"), (False, "TODO"), (False, None)]:
        check.add("standard output", f"says {below} of a.nav")
    return check


def check_codes(planted):
    check = Check("the run ends with the worst of its codes")
    run = planted.run("test", "s", "--json", "r.json", "--junit", "r.xml", "--trace-dir", "t")
    check.looked_at += 1
    if run.returncode != 3:
        check.add("navwright test", f"ends with {run.returncode}: {run.stderr}")
    return check


def check_recipes(root, products):
    text = (root / "Documentation/Runner.md").read_text(encoding="utf-8")
    recipes = RECIPE.findall(text)
    checks = []
    for name, commands in recipes:
        check = Check(f"the recipe \"{name}\" of Documentation/Runner.md gives the report of the whole")
        checks.append(check)
        with tempfile.TemporaryDirectory() as folder:
            os.makedirs(f"{folder}/bin")
            os.symlink(products / "navwright", f"{folder}/bin/navwright")
            os.makedirs(f"{folder}/Tests")
            os.symlink(root / "Tests/Sessions", f"{folder}/Tests/Sessions")
            environment = dict(os.environ, PATH=f"{folder}/bin:{os.environ['PATH']}", HOME=folder)
            whole = ["navwright", "test", "Tests/Sessions", "--json", "whole.json", "--junit", "whole.xml"]
            for command in (whole, ["bash", "-euc", commands]):
                check.looked_at += 1
                run = subprocess.run(
                    command, cwd=folder, env=environment, capture_output=True, text=True,
                    stdin=subprocess.DEVNULL, check=False)
                if run.returncode != 0:
                    check.add(" ".join(command[:3]), f"ends with {run.returncode}: {run.stderr or run.stdout}")
            for left, right in (("whole.json", "merged.json"), ("whole.xml", "report.xml")):
                pair = [timeless((Path(folder) / path).read_text(encoding="utf-8")) for path in (left, right)]
                if pair[0] != pair[1]:
                    check.add(right, f"is not {left}")
    if [name for name, _ in recipes] != ["matrix", "parallel"]:
        missing = Check("Documentation/Runner.md has its recipes")
        missing.add("Documentation/Runner.md", f"has the recipes {[name for name, _ in recipes]}")
        checks.append(missing)
    return checks


def main(root, products):
    with tempfile.TemporaryDirectory() as folder:
        planted = Planted(folder, products / "shell-fixture")
        checks = [check_codes(planted)]
        checks += [check_json(root, planted), check_traces(root, planted), check_xml(root, planted)]
        checks += [check_junitparser(planted), check_tap(planted), check_prompt(root, planted)]
    return report(checks + check_recipes(root, products))


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve()))
